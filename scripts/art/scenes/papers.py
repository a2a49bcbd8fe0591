"""What a foreign buyer needs first, from above: passport, form for the tax number (NIE), paper of the bank and its card."""

import math

import numpy as np

from parts.desk import ink, table_top
from parts.geometry import box, boxes, cylinder, group, lathe, poly
from parts.lettering import words
from parts.light import sky, sun, view
from parts.materials import new_material, reset
from parts.papers import SHEET, blank, lying, outline, paper_materials, pen, printed, rectangle
from parts.render import render
from parts.wood import table_materials

reset(5)
table_materials()
paper_materials()
new_material('cover', '#1f2a4a', rough=0.6, bump=0.35, bscale=30, var=0.03)
new_material('gilt', '#c2a264', rough=0.4, spec=0.5)
new_material('enamel', '#1d4a52', rough=0.3, spec=0.5, var=0.02)
new_material('rubber', '#5b2f25', rough=0.9)
LEFT, TOP, WIDTH = -SHEET[0] / 2 + 1.8, SHEET[1] / 2 - 1.6, SHEET[0] - 3.6
ROW = 1.55
# The rows of a form: label and share of the width of each of its boxes.
FORM = [
    [('PASAPORTE', 0.5), ('N.I.E.', 0.5)],
    [('Primer apellido', 0.5), ('Segundo apellido', 0.5)],
    [('Nombre', 0.62), ('Sexo', 0.38)],
    [('Fecha de nacimiento', 0.34), ('Lugar', 0.33), ('País', 0.33)],
    [('Nacionalidad', 0.62), ('Estado civil', 0.38)],
    [('Domicilio', 0.76), ('N.º', 0.12), ('Piso', 0.12)],
    [('Localidad', 0.5), ('C.P.', 0.18), ('Provincia', 0.32)],
]
REASONS = ['Intereses económicos', 'Intereses profesionales', 'Intereses sociales']


def rows_of_boxes(rows, top):
    """Ruled boxes with small labels, one row below another."""
    parts, strokes = [], []
    for k, row in enumerate(rows):
        x, y = LEFT, top - k * ROW
        for label, share in row:
            strokes += rectangle(x, y - ROW, x + share * WIDTH, y, 0.04)
            parts.append(words(label, x + 0.2, y - 0.14, 0.5))
            x += share * WIDTH
    return [*parts, printed(strokes)]


def application(x, y, turn, z):
    """The form for the number, one of its reasons ticked, its place for the stamp still empty."""
    parts = [blank(), words('SOLICITUD', LEFT, TOP, 1.5)]
    parts.append(words('Número de identidad de extranjero (NIE)', LEFT, TOP - 1.75, 0.85))
    parts.append(words('1. DATOS DEL EXTRANJERO', LEFT, TOP - 3.5, 0.62))
    parts += rows_of_boxes(FORM, TOP - 4.4)
    low = TOP - 4.4 - len(FORM) * ROW - 0.7
    parts.append(words('2. MOTIVO', LEFT, low, 0.62))
    ticks = []
    for k, reason in enumerate(REASONS):
        u, v = LEFT + k * WIDTH / 3, low - 1.6
        ticks += rectangle(u, v, u + 0.55, v + 0.55, 0.04)
        parts.append(words(reason, u + 0.8, v + 0.55, 0.62))
    cross = [(LEFT + 0.1, low - 1.5, LEFT + 0.5, low - 1.1, 0.07), (LEFT + 0.1, low - 1.1, LEFT + 0.5, low - 1.5, 0.07)]
    seals = rectangle(LEFT + WIDTH * 0.7, TOP - 2.7, LEFT + WIDTH, TOP, 0.04)
    parts.append(words('Espacio para sellos de registro', LEFT + WIDTH * 0.7 + 0.2, TOP - 0.14, 0.42))
    parts.append(printed([*ticks, *cross, *seals]))
    return group(x, y, z, turn, parts)


def account(x, y, turn, z):
    """The bank's confirmation of an account, its number left blank."""
    parts = [blank(), words('CUENTA DE NO RESIDENTE', LEFT, TOP, 1.0)]
    parts.append(words('Certificado de titularidad', LEFT, TOP - 1.4, 0.75))
    parts.append(words('IBAN   ES', LEFT, TOP - 3.2, 0.75))
    cells = [LEFT + 3.4 + 0.57 * i + 0.22 * ((i + 2) // 4) for i in range(22)]
    parts.append(printed([s for u in cells for s in rectangle(u, TOP - 3.95, u + 0.57, TOP - 3.05, 0.035)]))
    return group(x, y, z, turn, parts)


def rounded(width, height, r):
    """The outline of a rectangle with round corners, about the origin."""
    ring = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for a in np.radians(np.linspace(90 * k, 90 * k + 90, 9)):
            ring.append((sx * (width / 2 - r) + r * math.cos(a), sy * (height / 2 - r) + r * math.sin(a)))
    return ring


def passport(x, y, turn, z):
    """A closed booklet of 8.8 by 12.5 centimetres: a frame and a word on it, no emblem."""
    ring = [(rounded(8.8, 12.5, 0.32), [])]
    inside = [(rounded(8.6, 12.3, 0.3), [])]
    parts = [poly(ring, 0, 0.06, 'cover', 0.01), poly(inside, 0.06, 0.3, 'paper', 0), poly(ring, 0.3, 0.38, 'cover', 0.03)]
    frame = outline(rounded(7.4, 11.1, 0.25), 0.07) + outline(rounded(7.0, 10.7, 0.2), 0.03)
    parts.append(ink(frame, 'gilt', lambda u, v: 0 * u + 0.386))
    word = words('PASSPORT', 0, 0.6, 1.05, z=0.386, m='gilt')
    word.data.align_x = 'CENTER'
    return group(x, y, z, turn, [*parts, word])


def card(x, y, turn, z):
    """A bank card without a bank: its chip, and a line where the number would be."""
    parts = [poly([(rounded(8.56, 5.4, 0.32), [])], 0, 0.08, 'enamel', 0.02)]
    parts.append(poly([(rounded(1.25, 0.95, 0.14), [])], 0.08, 0.088, 'brass', 0))
    parts[-1].location.x, parts[-1].location.y = -2.7, 0.45
    parts.append(ink([(-3.32, 0.45, -2.08, 0.45, 0.03), (-2.7, -0.02, -2.7, 0.92, 0.03)], 'line', lambda u, v: 0 * u + 0.09))
    dots = [-3.3 + 0.36 * i + 0.4 * (i // 4) for i in range(16)]
    parts.append(boxes([(u, -1.05, 0.08, u + 0.13, -0.8, 0.095) for u in dots], 'gilt'))
    return group(x, y, z, turn, parts)


def stamp(x, y, turn):
    """A rubber stamp on its side: plate, mount, handle of turned wood."""
    handle = [(1.0, 0.9), (1.0, 1.15), (0.6, 1.5), (0.52, 2.4), (0.7, 3.6), (0.95, 4.4), (1.15, 5.0), (1.27, 5.6), (1.3, 6.1)]
    handle += [(1.22, 6.6), (1.05, 7.0), (0.8, 7.3), (0.45, 7.5), (0, 7.56)]
    parts = [box(-2.7, -1.2, 0.12, 2.7, 1.2, 0.95, 'timber', 0.08), box(-2.6, -1.1, 0, 2.6, 1.1, 0.12, 'rubber', 0)]
    parts.append(lathe(0, 0, 0, handle, 'timber'))
    parts.append(cylinder(0, 0, 0.95, 1.2, 1.04, 'brass', seg=48))
    lying(x, y, 1.3, turn, parts)


account(15.2, -3.6, 4, 0)
application(-7.5, -4.6, -3, 0.03)
passport(18.9, -5.6, -8, 0.03)
card(9.9, 1.5, 11, 0.03)
stamp(-22.0, 6.4, 25)
pen(5.4, -11.6, 0.05, 190)
table_top(-120, 120, -70, 70)
sky((0.62, 0.74, 0.97), 0.42)
sun(140, 26, 4.6, (1, 0.79, 0.56), 0.9)
view('plan', (-0.5, -4.2, 0), 150, lens=77, fstop=0.3)
render('papers', 1600, 840, exposure=0.4)
