"""The dossier of a house from above, at its own size: folder, extract, plan, pencil."""

import math
import os

import bpy
import numpy as np

from parts.desk import arc, folded_plan, ink, table_top, weight
from parts.geometry import box, cylinder, group, link
from parts.light import sky, sun, view, window
from parts.materials import material, new_material, reset
from parts.render import render
from parts.wood import table_materials

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), '..', '..', '..'))
FONT = os.path.join(ROOT, 'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff')

reset(4)
table_materials()
new_material('board', '#24535a', rough=0.75, bump=0.1, bscale=12, var=0.03)
new_material('steel', '#b9b6ae', rough=0.3, spec=0.6)
new_material('lead', '#2d2f2e', rough=0.5)
new_material('stamp', '#7c8f92', rough=0.9)
new_material('undeclared', '#8f4730', rough=0.9)


SHEET = (21.0, 29.7)
NOTE = [
    ('REGISTRO DE LA PROPIEDAD', 0.9, 'Nota simple informativa'),
    (
        'DATOS DE LA FINCA',
        0.5,
        'Rústica. Pieza de tierra, secano, con casa. Linda al norte con camino, al sur y al este con tierras de la misma '
        'procedencia y al oeste con torrente. Dentro de su perímetro existe una vivienda unifamiliar aislada, de planta '
        'baja y piso, de once metros y cuarenta centímetros de fondo, con porche abierto y piscina.',
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


def words(label, x, y, size, width=0.0):
    """Text in the site's serif, its first line below `y`; wrapped at `width` centimeters. Returns the object."""
    curve = bpy.data.curves.new('words', 'FONT')
    curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    curve.body, curve.size, curve.align_y = label, size, 'TOP'
    curve.space_line = 1.05
    curve.text_boxes[0].width = width
    curve.materials.append(material('line'))
    ob = link(bpy.data.objects.new('words', curve))
    ob.location = (x, y, 0.026)
    return ob


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
    return group(x, y, z, turn, [blank(), drawing, words('7', -7.2, 13.4, 4.2)])


def wire(points, r, m, x, y, z, turn):
    """A bent wire through the points, in the plane."""
    curve = bpy.data.curves.new('wire', 'CURVE')
    curve.dimensions = '3D'
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for point, (u, v, w) in zip(spline.points, points):
        point.co = (u, v, w, 1)
    curve.bevel_depth, curve.bevel_resolution = r, 3
    curve.materials.append(material(m))
    return group(x, y, z, turn, [link(bpy.data.objects.new('wire', curve))])


def clip(x, y, z, turn, s=1.0):
    """A paper clip, 3.2 centimetres long: its inner loop lies over the sheet."""

    def bend(cx, cy, r, a0, a1, height):
        angles = np.radians(np.linspace(a0, a1, 13))
        return [(cx + r * math.cos(a), cy + r * math.sin(a), height) for a in angles]

    path = [(0.28, -0.55, 0.08), *bend(0, 1.05, 0.28, 0, 180, 0.08), *bend(0.05, -1.1, 0.33, 180, 360, 0.05)]
    path += [*bend(0.0, 1.35, 0.38, 0, 180, 0.0), (-0.38, -0.75, 0.0)]
    wire([(u * s, v * s, w) for u, v, w in path], 0.045, 'steel', x, y, z, turn)


def pencil(x, y, z, turn, length=17.5):
    """Six-sided, sharpened, with a brass ferrule's worth of end."""
    parts = [
        cylinder(0, 0, 0, length, 0.37, 'board', seg=6),
        cylinder(0, 0, length, length + 1.5, 0.36, 'boxwood', 0.09, seg=24),
        cylinder(0, 0, length + 1.5, length + 1.9, 0.09, 'lead', 0.01, seg=12),
        cylinder(0, 0, -0.5, 0, 0.38, 'brass', seg=24),
    ]
    root = group(x, y, z + 0.36, 0, parts)
    root.rotation_euler = (math.pi / 2, 0, math.radians(turn))


def plan():
    """
    The plot of the house, 1:400, and in it what no permit covers (src/pages/AiSearchSpecimen/plot.ts); 36 by 25
    centimeters.
    """

    def at(points):
        return [(3.6 + u / 4, 23.6 - v / 4) for u, v in points]

    def turned(x0, y0, x1, y1):
        c = math.sqrt(0.5)
        return at([(52 + (u - v) * c, 34 + (u + v) * c) for u, v in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))])

    plot = [(6.2, 12.5), (39.4, 5.2), (74.7, 3.1), (110, 13.5), (113.2, 45.7), (103.8, 76.8), (64.4, 87.2), (27, 83)]
    plot += [(10.4, 62.3), (3.1, 37.4)]
    track = [(113, 88), (101.5, 77.4), (90, 62), (77, 53), (66.5, 44.5)]
    olives = [(22, 22), (33, 18), (44, 14), (21, 36), (31, 62), (40, 70), (53, 74), (66, 76), (59, 62), (73, 68)]
    olives += [(86, 73), (97, 52), (102, 36), (98, 20), (84, 14), (87, 30)]
    strokes = outline(at(plot), 0.14) + outline(at(track), 0.06, closed=False)
    strokes += outline(at([(u - 2.4, v + 1.2) for u, v in track]), 0.06, closed=False)
    strokes += outline(turned(-10, -5.9, 10, 5.9), 0.2) + outline(turned(-1, 5.9, 8, 9.9), 0.08)
    strokes += outline(turned(-10, 0, 10, 0)[:2], 0.05, closed=False)
    for u, v in at(olives):
        strokes += arc(u, v, 0.62, 0, 360, 0.05, 16)
    strokes += outline([(0.8, 0.8), (35.2, 0.8), (35.2, 24.2), (0.8, 24.2)], 0.04)
    strokes += [(2.6, 3.6, 2.6, 7.2, 0.06), (2.6, 7.2, 2.1, 6.2, 0.06), (2.6, 7.2, 3.1, 6.2, 0.06)]
    strokes += [(3.6, 1.6, 8.6, 1.6, 0.12), (3.6, 1.3, 3.6, 1.9, 0.05), (6.1, 1.3, 6.1, 1.9, 0.05), (8.6, 1.3, 8.6, 1.9, 0.05)]
    undeclared = outline(turned(0, -17.9, 8, -11.4), 0.22) + outline(turned(-1, 15.1, 7, 20.6), 0.22)
    undeclared += outline(turned(8, 12, 11, 15), 0.22)
    return strokes, undeclared


# The open folder: two boards and the back between them.
F = 0.16
folder = [box(-23.4, -15.9, 0, -0.6, 15.9, F, 'board', 0.03), box(0.6, -15.9, 0, 23.4, 15.9, F, 'board', 0.03)]
folder.append(box(-0.6, -15.9, 0, 0.6, 15.9, 0.1, 'board', 0.02))
group(-6, 1.5, 0, -3, folder)
group(-17.9, 2.2, F, -3.4, [blank()])
extract(-17.4, 2.3, -1.6, F + 0.03)
front(5.6, 1.0, -3, F)
clip(-23.4, 16.2, F + 0.09, 0)
folded_plan(4.6, -21.2, 0.25, 5, 36, 25, *plan(), panel=9.0, height=0.45)
weight(34.2, 5.0, 0.75, 1.9)
pencil(-25.5, -19.4, 0, 86)
cylinder(-21.4, -8.6, F + 0.05, F + 0.058, 1.3, 'stamp', seg=48)
cylinder(-21.4, -8.6, F + 0.05, F + 0.062, 1.18, 'paper', seg=48)

table_top(-120, 120, -70, 70)
sky((0.62, 0.74, 0.97), 0.42)
sun(140, 26, 4.6, (1, 0.79, 0.56), 0.9)
window(140, 26, (0, 0, 0), panes=(2, 2), pane=(52, 30), bar=3.5)
if os.environ.get('VIEW') == 'wide':
    view('plan', (4.6, -2.6, 0), 150, lens=63, fstop=0.3)
    render('dossier-wide', 1600, 840, exposure=0.3)
else:
    view('plan', (4.4, -1.2, 0), 150, lens=74, fstop=0.3)
    render('dossier', 2400, 1600, exposure=0.3)
