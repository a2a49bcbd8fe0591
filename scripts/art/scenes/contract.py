"""A deposit contract from above: its two pages, the pen that signs it, the bank's check for a tenth of the price."""

import bpy

from parts.desk import table_top
from parts.geometry import box, group
from parts.lettering import words
from parts.light import sky, sun, view, window
from parts.materials import new_material, reset
from parts.papers import SHEET, blank, paper_materials, pen, printed, rectangle
from parts.render import render
from parts.wood import table_materials

reset(6)
table_materials()
paper_materials()
new_material('check', '#d5e0da', rough=0.85, var=0.02)
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


def check(x, y, turn, z):
    """A bank's check without a bank, of 17.5 by 8 centimetres: a tenth of the price, nothing filled in."""
    parts = [box(-8.75, -4, 0, 8.75, 4, 0.02, 'check', 0), words('CHEQUE BANCARIO', -7.9, 3.2, 0.95)]
    parts.append(words('Páguese por este cheque al vendedor', -7.9, 1.0, 0.66))
    parts.append(words('EUR', 2.6, 2.95, 0.7))
    parts.append(words('Firma', 3.0, -2.65, 0.5))
    lines = [(-7.9, -0.9, 7.9, -0.9, 0.035), (3.0, -2.5, 7.9, -2.5, 0.035), *rectangle(2.2, 2.0, 7.9, 3.25, 0.045)]
    lines += rectangle(-8.35, -3.6, 8.35, 3.6, 0.03)
    return group(x, y, z, turn, [*parts, printed(lines)])


first_page(-15.2, 0.2, -2.5, 0.03)
second_page(7.4, -0.1, 1.5, 0.03)
check(19.6, -8.2, -7, 0.09)
pen(20.4, 11.4, 0.05, -30)
table_top(-120, 120, -70, 70)
sky((0.62, 0.74, 0.97), 0.42)
sun(140, 26, 4.6, (1, 0.79, 0.56), 0.9)
window(140, 26, (17, 2, 0), panes=(2, 2), pane=(40, 24), bar=3)
view('plan', (0.6, 0, 0), 150, lens=88, fstop=0.3)
render('contract', 2400, 1600, exposure=0.4)
