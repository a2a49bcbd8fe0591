"""What a foreign buyer needs first, from above: the form for the tax number (NIE), the bank's certificate, pen and stamp."""

from parts.desk import table_top
from parts.geometry import box, cylinder, group, lathe
from parts.lettering import words
from parts.light import sky, sun, view
from parts.materials import new_material, reset
from parts.papers import SHEET, blank, lying, paper_materials, pen, printed, rectangle
from parts.render import render
from parts.wood import table_materials

reset(5)
table_materials()
paper_materials()
new_material('rubber', '#1f3b3d', rough=0.9)
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
stamp(20.5, -7.2, 112)
pen(5.4, -11.6, 0.05, 190)
table_top(-120, 120, -70, 70)
sky((0.62, 0.74, 0.97), 0.42)
sun(140, 26, 4.6, (1, 0.79, 0.56), 0.9)
view('plan', (-0.5, -4.2, 0), 150, lens=77, fstop=0.3)
render('papers', 1600, 840, exposure=0.4)
