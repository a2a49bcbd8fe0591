"""
The long table of the four services, from the side: island and a list of wishes (search), house and a photograph of its
terrace (visits), accounts and glasses (analysis), an annotated contract and a chair drawn back (representation).
"""

import math
import os

import bpy
import numpy as np

from parts.chairs import chair
from parts.contract import first_page, second_page
from parts.desk import ink, table_top
from parts.geometry import box, grid_mesh, group
from parts.glasses import glasses
from parts.handwriting import arrow, loop, note, pressed
from parts.light import backdrop, camera, sky, sun, window
from parts.materials import Graph, new_material, reset
from parts.models import cup, house, island
from parts.papers import paper_materials, pen, pencil
from parts.render import render
from parts.wood import table_materials

reset(8)
table_materials()
paper_materials()
new_material('ink', '#22386b', rough=0.8)
new_material('crayon', '#b5402c', rough=0.9)
new_material('horn', '#3a2418', rough=0.25, spec=0.5)
new_material('cloth', '#3d4a36', rough=0.8, bump=0.2, bscale=20, var=0.04)
PRINT = os.environ.get('PRINT', 'src/content/pictures/terrace-dec-1400.webp')
ROWS = [
    ('precio', '2.290.000'), ('impuesto', '261.200'), ('notaría', '3.100'), ('registro', '1.450'), ('obras', '86.000'),
    ('alquiler', '?'), ('gestión', '?'), ('seguro', '?'), ('tejado', '?'), ('pozo', '?'),
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
    """An open book of accounts, written in by hand; what is doubtful is marked in red."""
    u = np.linspace(-1, 1, 81)
    U, V = np.meshgrid(u * 22, np.linspace(-15, 15, 3))
    rise = 0.5 + 2.1 * np.abs(u) ** 0.45 * (1 - 0.72 * np.abs(u) ** 2.2)
    pages = [grid_mesh('pages', U, V, np.tile(rise, (3, 1)) - 0.05 * k, 'paper') for k in range(4)]
    cover = box(-23, -15.8, 0, 23, 15.8, 0.35, 'cloth', 0.1)
    block = [box(-21.8, -14.9, 0.3, -1.5, 14.9, 1.1, 'paper', 0.1), box(1.5, -14.9, 0.3, 21.8, 14.9, 1.1, 'paper', 0.1)]

    def lift(px, _):
        return np.interp(np.abs(px) / 22, u[40:], rise[40:]) + 0.03

    rows = [(left, 9.6 - 4.6 * i, *row) for left, page in ((-20.5, ROWS[:5]), (2.6, ROWS[5:])) for i, row in enumerate(page)]
    writing = [note(label, left, v, 4.4, 'ink', lift) for left, v, label, _ in rows]
    writing += [note(amount, left + 10.4, v, 4.4, 'ink', lift) for left, v, _, amount in rows]
    red = pressed([(2.4, -9.6), (11, -10.1), (19.6, -9.5)], 0.4) + loop(15, 5.4, 6.4, 2.7, 0.4)
    return group(x, y, 0, turn, [*pages, cover, *block, *writing, ink(red, 'crayon', lambda a, b: lift(a, b) + 0.03)])


def slope(x, y, turn, width, depth, angle, parts):
    """A board that stands at `angle` on a foot; `parts` lie on it, their lower edge at 0."""
    root = group(x, y, 0.5, turn, [box(-width / 2, 0, -0.9, width / 2, depth, 0, 'timber', 0.15), *parts])
    root.rotation_euler.x = math.radians(angle)
    high = depth * math.sin(math.radians(angle))
    group(x, y, 0, turn, [box(-6, depth * 0.72, 0, 6, depth * 0.76, high * 0.7, 'timber', 0.1)])


def search():
    """What is looked for, as two hands have written it."""
    lines = ('Sóller o Deià', '3 dormitorios', 'sol en diciembre', 'sin carretera', 'pozo propio')
    sheet = box(-15, 1.2, 0, 15, 25, 0.03, 'paper', 0)
    written = [note(line, -12.6, 19.6 - 4.3 * i, 5.0, 'ink', FLAT, 1) for i, line in enumerate(lines)]
    red = loop(-1.5, 12.3, 12.6, 2.7, 0.34) + pressed([(8.0, 18.6), (9.2, 16.6), (12.4, 22.4)], 0.34)
    return [sheet, *written, ink(red, 'crayon', lambda u, v: FLAT(u, v) + 0.03)]


def contract():
    """The second page, and what is still missing."""
    red = pressed([(-8.4, 29.6), (-9.2, 28.8), (-9.2, 24.4), (-8.4, 23.6)], 0.3) + arrow(-1.0, 7.2, -3.6, 20.6, 0.2, 0.3)
    said = [note('falta la licencia', -9.0, 3.9, 3.7, 'crayon', FLAT, 4)]
    page = second_page(0, 16.2, 0, 0.02)
    return [page, *said, ink(red, 'crayon', lambda u, v: FLAT(u, v) + 0.03)]


def FLAT(u, v):
    return 0 * u + 0.06


# Search
island(-119, 5)
slope(-71, -26, -6, 36, 27, 34, search())
pencil(-43, -25, 0, 64, 'crayon', 'crayon')
# Visits
house(-33, 10)
photograph(3, 14, -12)
# Analysis
ledger(45, -10, 5)
glasses(69, -16, 0.1, 160)
cup(79, 6, level=None)
# Representation
first_page(102, -10, 9, 0.03)
slope(127, -18, 4, 27, 32, 30, contract())
pen(149, -20, 0.14, 24)
cup(96, 14)
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
