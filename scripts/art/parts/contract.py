"""The two pages of a deposit contract, at their own size in centimetres."""

import bpy

from parts.geometry import group
from parts.lettering import words
from parts.papers import SHEET, blank, printed

LEFT, TOP, WIDTH = -SHEET[0] / 2 + 2.6, SHEET[1] / 2 - 2.4, SHEET[0] - 5.2
# Titles and paragraphs of the two pages; a row of underscores is left to fill in.
FIRST = [
    ('REUNIDOS', 'De una parte, como vendedor, ____________________________\nDe otra parte, como comprador, _________________________'),
    (
        'EXPONEN',
        'Que el vendedor es propietario de la vivienda descrita en la nota simple que se une a este contrato, libre de cargas y '
        'de arrendatarios. Que el comprador ha examinado la nota simple, los planos y las licencias de la vivienda, y que ambos '
        'han convenido su compraventa.',
    ),
    ('PRIMERA. PRECIO', 'El precio de la compraventa es de ____________ euros.'),
    (
        'SEGUNDA. ARRAS',
        'El comprador entrega en este acto el diez por ciento (10 %) del precio, mediante cheque bancario, como arras '
        'penitenciales y a cuenta del precio.',
    ),
    (
        'TERCERA. DESISTIMIENTO',
        'El comprador podrá desistir allanándose a perder las arras; el vendedor, devolviéndolas duplicadas, conforme al '
        'artículo 1454 del Código Civil.',
    ),
]
SECOND = [
    (
        'CUARTA. CONDICIÓN',
        'Si antes de la escritura no se acredita que lo construido tiene licencia, o que la licencia de alquiler puede '
        'transmitirse, el comprador podrá desistir y recuperará las arras íntegras.',
    ),
    ('QUINTA. ESCRITURA', 'Se otorgará y se pagará el precio ante el notario que elija el comprador, antes del día ____ de ______________.'),
    ('SEXTA. GASTOS', 'Los gastos y los impuestos serán satisfechos por las partes con arreglo a la ley.'),
]


def paragraphs(texts, top):
    """Titles with their paragraphs below one another, and where the last one ends."""
    parts = []
    for title, body in texts:
        parts.append(words(title, LEFT, top, 0.62))
        parts.append(words(body, LEFT, top - 1.05, 0.78, WIDTH))
        bpy.context.view_layer.update()
        top -= 1.05 + parts[-1].dimensions.y + 1.0
    return parts, top


def first_page(x, y, turn, z):
    parts = [blank(), words('CONTRATO DE ARRAS', LEFT, TOP, 1.55), words('PENITENCIALES', LEFT, TOP - 1.75, 1.55)]
    rest, _ = paragraphs(FIRST, TOP - 4.6)
    return group(x, y, z, turn, [*parts, *rest])


def second_page(x, y, turn, z):
    """The last terms, and a line for each signature."""
    rest, low = paragraphs(SECOND, TOP)
    lines = [(LEFT, low - 4.2, LEFT + 6.6, low - 4.2, 0.04), (LEFT + 9.2, low - 4.2, LEFT + WIDTH, low - 4.2, 0.04)]
    names = [words('El vendedor', LEFT, low - 4.5, 0.62), words('El comprador', LEFT + 9.2, low - 4.5, 0.62)]
    return group(x, y, z, turn, [blank(), *rest, *names, printed(lines)])
