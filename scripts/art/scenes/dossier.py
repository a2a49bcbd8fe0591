"""The dossier of a house from above, at its own size: folder, extract, plan, pencil."""

import math
import random

import bpy
import numpy as np

from parts.desk import arc, folded_plan, table_top, weight
from parts.geometry import box, boxes, cylinder, group, link
from parts.light import sky, sun, view, window
from parts.materials import material, new_material, reset
from parts.render import render
from parts.wood import table_materials

reset(4)
table_materials()
new_material('board', '#24535a', rough=0.75, bump=0.1, bscale=12, var=0.03)
new_material('steel', '#b9b6ae', rough=0.3, spec=0.6)
new_material('lead', '#2d2f2e', rough=0.5)
new_material('stamp', '#7c8f92', rough=0.9)


def page(x, y, turn, z, w=21.0, h=29.7, paragraphs=(3, 5, 4, 6), head=True):
    """A sheet of words: strokes as long as words, in paragraphs, with a heading and a seal."""
    rows, y0 = [], h / 2 - 3
    if head:
        rows.append((-w / 2 + 2.6, y0, -w / 2 + 9.5, y0 + 0.34))
        rows.append((-w / 2 + 2.6, y0 - 0.75, w / 2 - 2.4, y0 - 0.73))
        y0 -= 1.9
    for lines in paragraphs:
        for line in range(lines):
            u, end = -w / 2 + 2.6, w / 2 - 2.4 - (random.uniform(3, 9) if line == lines - 1 else 0)
            while u < end - 0.4:
                word = min(random.uniform(0.35, 1.7), end - u)
                rows.append((u, y0, u + word, y0 + 0.1))
                u += word + 0.19
            y0 -= 0.62
        y0 -= 0.6
    words = boxes([(a, b, 0.02, c, d, 0.026) for a, b, c, d in rows], 'line')
    return group(x, y, z, turn, [box(-w / 2, -h / 2, 0, w / 2, h / 2, 0.02, 'paper', 0), words])


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
    """The ground floor of the house: walls, doors, stairs, dimension lines; 36 by 25 centimetres."""
    strokes = []
    for x0, y0, x1, y1 in ((5, 6, 31, 6), (31, 6, 31, 20), (31, 20, 5, 20), (5, 20, 5, 6)):
        strokes += [(x0, y0, x1, y1, 0.34)]
    strokes += [(14, 6, 14, 11.5, 0.22), (14, 14, 14, 20, 0.22), (22.5, 12, 31, 12, 0.22), (22.5, 6, 22.5, 9.4, 0.22)]
    strokes += [(5, 13, 10.8, 13, 0.22), (22.5, 15, 22.5, 20, 0.22)]
    for x, y in ((14, 11.5), (22.5, 9.4)):
        strokes += [(x, y, x + 2.5, y, 0.04), *arc(x, y, 2.5, 0, 90, 0.03)]
    strokes += [(23.4 + i * 0.75, 15.6, 23.4 + i * 0.75, 19.4, 0.03) for i in range(10)]
    strokes += [(5, 3.6, 31, 3.6, 0.03), (2.8, 6, 2.8, 20, 0.03)]
    strokes += [(x - 0.3, 3.3, x + 0.3, 3.9, 0.05) for x in (5, 14, 22.5, 31)]
    strokes += [(2.5, y - 0.3, 3.1, y + 0.3, 0.05) for y in (6, 13, 20)]
    strokes += [(1, 1, 35, 1, 0.04), (35, 1, 35, 24, 0.04), (35, 24, 1, 24, 0.04), (1, 24, 1, 1, 0.04)]
    strokes += [(27, 2.6, 35, 2.6, 0.04), (27, 1, 27, 2.6, 0.04)]
    return strokes


# The open folder: two boards and the back between them.
F = 0.16
folder = [box(-23.4, -15.9, 0, -0.6, 15.9, F, 'board', 0.03), box(0.6, -15.9, 0, 23.4, 15.9, F, 'board', 0.03)]
folder.append(box(-0.6, -15.9, 0, 0.6, 15.9, 0.1, 'board', 0.02))
group(-6, 1.5, 0, -3, folder)
page(-17.9, 2.2, -3.4, F, paragraphs=(4, 6, 5, 7))
page(-17.4, 2.3, -1.6, F + 0.03, paragraphs=(3, 6, 5, 4, 5))
page(5.6, 1.0, -3, F, paragraphs=(2, 5, 6, 3))
clip(-23.4, 16.2, F + 0.09, 0)
folded_plan(1.6, -18.2, 0.25, 7, 36, 25, plan(), panel=9.0, height=0.45)
weight(32.6, 8.4, 0.75, 1.9)
pencil(-25.5, -19.4, 0, 86)
cylinder(-21.4, -8.6, F + 0.05, F + 0.058, 1.3, 'stamp', seg=48)
cylinder(-21.4, -8.6, F + 0.05, F + 0.062, 1.18, 'paper', seg=48)

table_top(-120, 120, -70, 70)
sky((0.62, 0.74, 0.97), 0.42)
sun(140, 26, 4.6, (1, 0.79, 0.56), 0.9)
window(140, 26, (0, 0, 0), panes=(2, 2), pane=(52, 30), bar=3.5)
view('plan', (4.4, -1.2, 0), 150, lens=74, fstop=0.3)
render('dossier', 2400, 1600, exposure=0.3)
