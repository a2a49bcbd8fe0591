"""
The long table of the four services, from the side: map and island (search), house with its shadow and a photograph of its
terrace (visits), ledger and coins (analysis), contract with pen and a chair drawn back (representation).
"""

import math
import os

import bpy
import numpy as np

from parts.chairs import chair
from parts.contract import first_page, second_page
from parts.desk import crease, folded_plan, table_top
from parts.geometry import box, boxes, cylinder, grid_mesh, group, lathe
from parts.lettering import words
from parts.light import backdrop, camera, sky, sun, window
from parts.materials import Graph, new_material, reset
from parts.models import cup, house, island
from parts.papers import BOARD, extract, folder, paper_materials, pen, pencil, printed
from parts.render import render
from parts.wood import table_materials

reset(8)
table_materials()
paper_materials()
new_material('cloth', '#3d4a36', rough=0.8, bump=0.2, bscale=20, var=0.04)
PRINT = os.environ.get('PRINT', 'src/content/pictures/terrace-dec-1400.webp')
ROWS = [
    ('Precio', '2.290.000'), ('Impuesto', '261.200'), ('Notaría', '3.100'), ('Registro', '1.450'), ('Obras', '86.000'),
]  # fmt: skip


def photograph(x, y, turn, width=27.0):
    """A print of the terrace on a sheet of board, leaning against a block of oak."""
    g = Graph('photograph')
    texture = g.add('TexImage')
    texture.image = bpy.data.images.load(os.path.abspath(PRINT))
    g.links.new(texture.outputs['Color'], g.nodes['Principled BSDF'].inputs['Base Color'])
    g.feed(g.nodes['Principled BSDF'], {'Roughness': 0.35, 'Specular': 0.3})
    height = width * 2 / 3
    U, V = np.meshgrid(np.linspace(-width / 2, width / 2, 9), np.linspace(0, height, 7))
    front = grid_mesh('print', U, 0 * U - 0.13, V + 1.4, 'photograph')
    layer = front.data.uv_layers.new()
    for loop in front.data.loops:
        px, _, pz = front.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (px / width + 0.5, (pz - 1.4) / height)
    mount = box(-width / 2 - 1.4, -0.12, 0, width / 2 + 1.4, 0.12, height + 2.8, 'paper', 0)
    root = group(x, y, 0.1, turn, [mount, front])
    root.rotation_euler.x = math.radians(-11)
    group(x, y, 0, turn, [box(-4, 1.5, 0, 4, 4.5, 9, 'timber', 0.2)])


def ledger(x, y, turn):
    """An open book of accounts, its pages ruled and written on."""
    u = np.linspace(-1, 1, 81)
    U, V = np.meshgrid(u * 22, np.linspace(-15, 15, 3))
    rise = 0.5 + 2.1 * np.abs(u) ** 0.45 * (1 - 0.72 * np.abs(u) ** 2.2)
    pages = [grid_mesh('pages', U, V, np.tile(rise, (3, 1)) - 0.05 * k, 'paper') for k in range(4)]
    cover = box(-23, -15.8, 0, 23, 15.8, 0.35, 'cloth', 0.1)
    block = [box(-21.8, -14.9, 0.3, -1.5, 14.9, 1.1, 'paper', 0.1), box(1.5, -14.9, 0.3, 21.8, 14.9, 1.1, 'paper', 0.1)]

    def lift(px):
        return float(np.interp(abs(px) / 22, u[40:], rise[40:])) + 0.03

    marks = []
    for side in (-1, 1):
        for i in range(15):
            v = 11 - i * 1.7
            edges = np.linspace(2.6, 20.6, 13)
            marks += [(side * a, v, lift(side * a), side * b, v + 0.05, lift(side * b) + 0.01) if side > 0 else
                      (side * b, v, lift(side * b), side * a, v + 0.05, lift(side * a) + 0.01) for a, b in zip(edges, edges[1:])]
    lines = boxes(marks, 'line')
    letters = []
    for side in (-1, 1):
        for i, (label, amount) in enumerate(ROWS * 2):
            v = 12.2 - i * 1.7
            left = 3 if side > 0 else -20
            letters.append(words(label, left, v, 1.15, z=lift(left + 2) + 0.08))
            letters.append(words(amount, left + 11, v, 1.15, z=lift(left + 13) + 0.08))
    return group(x, y, 0, turn, [*pages, cover, *block, lines, *letters])


def coins(x, y, count, r=1.35):
    rng = np.random.RandomState(int(x * 7 + y) % 97)
    for i in range(count):
        dx, dy = rng.uniform(-0.09, 0.09, 2)
        cylinder(x + dx, y + dy, 0.24 * i, 0.24 * i + 0.21, r, 'brass', seg=48)


route = [
    (3 + i * 0.2, 3 + 5 * math.sin(i / 9) + i * 0.1, 3.2 + i * 0.2, 3 + 5 * math.sin((i + 1) / 9) + (i + 1) * 0.1, 0.12) for i in range(140)
]

# Search
island(-119, 5)
folded_plan(-92, -36, 0, 5, 36, 22, route, panel=9.0, height=0.7)
pencil(-60, -22, 0, 64)
# Visits
house(-46, 8)
photograph(-9, 14, -12)
# Analysis
ledger(40, -8, 5)
for cx, cy, count in ((69, -12, 9), (72.4, -10.4, 14), (70.2, -8.2, 5), (75.2, -13.6, 2)):
    coins(cx, cy, count)
# Representation
first_page(116, 5, 4, 0.03)
second_page(127, -10, -5, 0.1)
pen(141.5, -19, 0.14, 24)
cup(96, 10)
table_top(-170, 162, -45, 45)
for x in (-104, -30, 44):
    chair(x, 60, turn=5 if x == -30 else 0)
chair(133, 72, turn=-26)

backdrop(-75, 260).visible_shadow = False
sky((0.62, 0.74, 0.97), 0.45)
sun(228, 25, 4.6, (1, 0.79, 0.56), 0.9)
window(228, 25, (0, 4, 0), panes=(4, 2), pane=(70, 92), bar=8, jamb=500, distance=330)
pitch, distance, target = math.radians(12.5), 700, (-4, 0, 4)
place = (target[0], target[1] - distance * math.cos(pitch), target[2] + distance * math.sin(pitch))
camera(place, target, 36 * distance / 334, 0.35, focus=(-4, 0, 4), shift=(0, 0.012))
render('long-table', 4800, 1120, exposure=0.18)
