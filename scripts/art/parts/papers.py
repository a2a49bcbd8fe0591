"""Papers and what lies with them, at their own size in centimetres: a folder, an extract, a drawing of the front, pencil and pen."""

import math

import bpy
import numpy as np

from parts.desk import arc, ink
from parts.geometry import box, cylinder, group, lathe, mesh
from parts.lettering import words
from parts.materials import new_material

BOARD = 0.16  # thickness of the folder
SHEET = (21.0, 29.7)
NOTE = [
    ('REGISTRO DE LA PROPIEDAD', 0.9, 'Nota simple informativa'),
    (
        'DATOS DE LA FINCA',
        0.5,
        'Rústica. Pieza de tierra, secano, con casa. Linda al norte con camino, al sur y al este con tierras de la misma '
        'procedencia y al oeste con torrente. Dentro de su perímetro existe una vivienda unifamiliar aislada, de planta '
        'baja, de once metros y cuarenta centímetros de fondo, con porche abierto y piscina.',
    ),
    (
        'TITULARIDADES',
        0.5,
        'Pleno dominio, por título de compraventa, con carácter ganancial, en virtud de escritura pública autorizada '
        'ante notario.',
    ),
    (
        'CARGAS',
        0.5,
        'Servidumbre de paso. Hipoteca a favor de una entidad de crédito, en garantía de un préstamo; cancelada '
        'económicamente, pendiente de cancelación registral. Afección al pago del impuesto.',
    ),
    (
        'COORDINACIÓN CON EL CATASTRO',
        0.5,
        'No consta la representación gráfica georreferenciada de la finca. El anexo que figura en el catastro no consta '
        'inscrito.',
    ),
    (
        'OBSERVACIONES',
        0.5,
        'Los datos consignados en la presente nota tienen valor puramente informativo. Sin garantía sobre el estado de '
        'la finca después de la fecha de su expedición.',
    ),
]


def paper_materials():
    new_material('board', '#24535a', rough=0.75, bump=0.1, bscale=12, var=0.03)
    new_material('lead', '#2d2f2e', rough=0.5)
    new_material('ebonite', '#1f2a2c', rough=0.22, spec=0.6)


def blank():
    width, height = SHEET
    return box(-width / 2, -height / 2, 0, width / 2, height / 2, 0.02, 'paper', 0)


def extract(x, y, turn, z):
    """An extract from the land registry: a heading, paragraphs with titles of their own, a seal."""
    left, width = -SHEET[0] / 2 + 2.6, SHEET[0] - 5
    top, parts = SHEET[1] / 2 - 2.4, [blank()]
    for title, size, body in NOTE:
        parts.append(words(title, left, top, size))
        top -= size * 1.5
        parts.append(words(body, left, top, 0.64, width))
        bpy.context.view_layer.update()
        top -= parts[-1].dimensions.y + 0.75
    return group(x, y, z, turn, parts)


def rectangle(x0, y0, x1, y1, w):
    return outline([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], w)


def outline(points, w, closed=True):
    ends = points[1:] + (points[:1] if closed else [])
    return [(*p, *q, w) for p, q in zip(points, ends)]


def front(x, y, turn, z):
    """The southwest front of the house, 1:140, below its number (src/pages/AiSearchSpecimen/FrontDrawing.tsx)."""
    k, hair = 100 / 140, 0.045
    strokes = rectangle(0, 0, 20, 4.2, 0.05) + rectangle(-0.3, 4.2, 20.3, 6.9, 0.05) + rectangle(17, 6.9, 17.9, 7.9, hair)
    strokes += [(0.5 * i + 0.25, 4.2, 0.5 * i + 0.25, 6.9, 0.025) for i in range(40)]
    for u in (1.2, 3.9, 6.6):
        strokes += rectangle(u, 0.9, u + 1, 2.7, hair) + rectangle(u - 0.55, 0.85, u, 2.75, hair)
        strokes += rectangle(u + 1, 0.85, u + 1.55, 2.75, hair) + [(u + 0.5, 0.9, u + 0.5, 2.7, 0.02)]
    for u in (9.9, 12.3, 14.7):
        strokes += [(u, 0, u, 1.6, hair), (u + 1.8, 0, u + 1.8, 1.6, hair), *arc(u + 0.9, 1.6, 0.9, 0, 180, hair, 24)]
    strokes += [(-2.2, 0, 22.2, 0, 0.1), *outline([(9.3, 3.5), (18.1, 3.5), (18.5, 2.75), (8.9, 2.75)], hair)]
    strokes += [(0, -1.6, 20, -1.6, 0.025), (0, -1.9, 0, -1.3, hair), (20, -1.9, 20, -1.3, hair)]
    strokes += [(0, 8.9, 20, 8.9, 0.03)]
    sheet = [(a * k - 7.1, b * k + 4, c * k - 7.1, d * k + 4, w) for a, b, c, d, w in strokes]
    drawing = ink(sheet, 'line', lambda u, v: 0 * u + 0.026)
    return group(x, y, z, turn, [blank(), drawing, words('7', -7.2, 14.0, 4.2)])


def folder():
    """Open: two boards and the back between them."""
    boards = [(-23.4, -0.6, BOARD, 0.03), (-0.6, 0.6, 0.1, 0.02), (0.6, 23.4, BOARD, 0.03)]
    return [box(x0, -15.9, 0, x1, 15.9, top, 'board', bevel) for x0, x1, top, bevel in boards]


def pencil(x, y, z, turn, m='board', lead='lead', length=17.5):
    """Six-sided, sharpened, with a brass ferrule's worth of end."""
    parts = [
        cylinder(0, 0, 0, length, 0.37, m, seg=6),
        cylinder(0, 0, length, length + 1.5, 0.36, 'boxwood', 0.09, seg=24),
        cylinder(0, 0, length + 1.5, length + 1.9, 0.09, lead, 0.01, seg=12),
        cylinder(0, 0, -0.5, 0, 0.38, 'brass', seg=24),
    ]
    root = group(x, y, z + 0.36, 0, parts)
    root.rotation_euler = (math.pi / 2, 0, math.radians(turn))


def printed(strokes):
    return ink(strokes, 'line', lambda u, v: 0 * u + 0.026)


def lying(x, y, z, turn, parts, tilt=0.0):
    """What was turned about the vertical, laid down: its top points to `turn` degrees, from the south, and sinks by `tilt` degrees."""
    root = group(x, y, z, 0, parts)
    root.rotation_euler = (math.radians(90 + tilt), 0, math.radians(turn))


def nib(start, length):
    """Bent sheet with shoulders and a slit; its upper side is +Y, as it lies."""
    stations = [(0, 0.3), (0.25, 0.37), (0.4, 0.3), (0.6, 0.17), (0.8, 0.08), (1, 0.03)]
    across = np.linspace(-1, 1, 9)
    vertices = [
        (q * w, 0.02 + 0.3 * (1 - t) * (1 - 0.55 * q * q * w / 0.37), start + t * length) for t, w in stations for q in across
    ]
    count = len(across)
    faces = [
        (i * count + j, i * count + j + 1, (i + 1) * count + j + 1, (i + 1) * count + j)
        for i in range(len(stations) - 1)
        for j in range(count - 1)
    ]
    ridge = [(t, 0.02 + 0.3 * (1 - t) + 0.012) for t in (0.3, 0.98)]
    slit = [(side * 0.014, high, start + t * length) for t, high in ridge for side in (-1, 1)]
    return [mesh('nib', vertices, faces, 'brass', smooth=True), mesh('slit', slit, [(0, 1, 3, 2)], 'lead')]


def dome(radius, height):
    """The round end of a rod that begins at 0, as a profile."""
    turn = np.linspace(0, math.pi / 2, 12)
    return [(radius * math.sin(t), height * (1 - math.cos(t))) for t in turn]


def pen(x, y, z, turn):
    """A fountain pen, its cap on the other end: it lies on the rim of the cap and on the grip."""
    cap = [*dome(0.6, 0.75), (0.63, 1.8), (0.66, 5.55), (0.62, 5.66), (0.52, 5.7)]
    barrel = [(0.52, 5.7), (0.57, 6.4), (0.57, 8.6), (0.54, 10.3), (0.5, 10.9)]
    grip = [(0.47, 11.05), (0.42, 11.5), (0.39, 12.2), (0.4, 12.6), (0.43, 12.75), (0.3, 12.85), (0, 12.86)]
    parts = [lathe(0, 0, 0, profile, 'ebonite') for profile in (cap, barrel, grip)]
    parts += [cylinder(0, 0, 5.2, 5.6, 0.675, 'brass', seg=48), cylinder(0, 0, 10.88, 11.06, 0.51, 'brass', seg=48)]
    parts += [box(-0.1, 0.62, 1.2, 0.1, 0.74, 5.0, 'brass', 0.04), *nib(12.7, 2.3)]
    lying(x, y, z + 0.83, turn, parts, tilt=1.7)
