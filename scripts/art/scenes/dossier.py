"""The dossier of a house from above, at its own size: folder, extract, plan, pencil."""

import math

import bpy
import numpy as np

from parts.desk import arc, folded_plan, table_top, weight
from parts.geometry import cylinder, group, link
from parts.lettering import words
from parts.light import sky, sun, view
from parts.materials import material, new_material, reset
from parts.papers import BOARD, extract, folder, front, outline, paper_materials, pencil
from parts.render import render
from parts.wood import table_materials

reset(4)
table_materials()
paper_materials()
new_material('steel', '#b9b6ae', rough=0.3, spec=0.6)
new_material('stamp', '#7c8f92', rough=0.9)
new_material('undeclared', '#8f4730', rough=0.9)


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
    strokes = outline(at(plot), 0.09) + outline(at(track), 0.05, closed=False)
    strokes += outline(at([(u - 2.4, v + 1.2) for u, v in track]), 0.05, closed=False)
    strokes += outline(turned(-10, -5.9, 10, 5.9), 0.13) + outline(turned(-1, 15.1, 7, 19.1), 0.1)
    strokes += outline(turned(-10, 0, 10, 0)[:2], 0.05, closed=False)
    for u, v in at(olives):
        strokes += arc(u, v, 0.62, 0, 360, 0.05, 16)
    strokes += outline([(0.8, 0.8), (35.2, 0.8), (35.2, 24.2), (0.8, 24.2)], 0.04)
    strokes += [(2.6, 3.6, 2.6, 7.2, 0.06), (2.6, 7.2, 2.1, 6.2, 0.06), (2.6, 7.2, 3.1, 6.2, 0.06)]
    strokes += [(3.6, 1.6, 8.6, 1.6, 0.12), (3.6, 1.3, 3.6, 1.9, 0.05), (6.1, 1.3, 6.1, 1.9, 0.05), (8.6, 1.3, 8.6, 1.9, 0.05)]
    undeclared = outline(turned(0, -17.9, 8, -11.4), 0.14) + outline(turned(-1, 5.9, 8, 9.9), 0.14)
    undeclared += outline(turned(-1, 19.3, 7, 20.6), 0.14) + outline(turned(8, 12, 11, 15), 0.14)
    return strokes, undeclared


group(-6, 1.5, 0, -3, folder())
extract(-17.4, 2.3, -1.6, BOARD + 0.03)
front(5.6, 1.0, -3, BOARD)
clip(-10.2, 16.2, BOARD + 0.09, 0)
folded_plan(4.6, -21.2, 0.25, 5, 36, 25, *plan(), panel=9.0, height=0.45)
weight(34.2, 5.0, 0.75, 1.9)
pencil(-25.5, -19.4, 0, 86)
cylinder(-21.4, -8.6, BOARD + 0.05, BOARD + 0.058, 1.3, 'stamp', seg=48)
cylinder(-21.4, -8.6, BOARD + 0.05, BOARD + 0.062, 1.18, 'paper', seg=48)
words('REGISTRO', -22.1, -8.36, 0.5, z=BOARD + 0.066, m='stamp')
for y in (-7.9, -9.3):
    cylinder(-21.4, y, BOARD + 0.06, BOARD + 0.066, 0.1, 'stamp', seg=24)

table_top(-120, 120, -70, 70)
sky((0.62, 0.74, 0.97), 0.42)
sun(140, 26, 4.6, (1, 0.79, 0.56), 0.9)
view('plan', (4.4, -1.2, 0), 150, lens=69, fstop=0.3)
render('dossier', 2400, 1600, exposure=0.3)
