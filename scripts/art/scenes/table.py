"""The model on the table: the island on its base, a house, a plan, a rule, a weight, and three chairs."""

import os

import bpy
from scipy.ndimage import gaussian_filter

from parts.desk import arc, base, chair, folded_plan, group, rule, table_top, weight
from parts.geometry import slab
from parts.island import distance_from_shore, laminate, relief
from parts.light import studio, view
from parts.materials import new_material, reset
from parts.people import person
from parts.render import render
from parts.roofs import tile_roof
from parts.walls import wall
from parts.wood import table_materials

reset(3)
table_materials()
LEVELS = (60, 130, 220, 330, 460, 610, 780, 960, 1150)
X, Y, shore = distance_from_shore(-62, 47, -42, 46)
H = gaussian_filter(relief(X, Y, shore), 2.5)
island = laminate(X, Y, H, shore, LEVELS, 1.9, 0.5, 'card')
sea = [
    slab(-66, -48, 51, 50, 0.0, 1.5, 'teal', bevel=0.02),
]
group(-14, 2, 1.0, 0, island + sea, 0.66)
base(-59.5, -31.6, 21.6, 36.8)

wall_line = 0.22
strokes = [
    (4, 4, 40, 4, wall_line), (40, 4, 40, 24, wall_line), (40, 24, 4, 24, wall_line), (4, 24, 4, 4, wall_line),
    (17, 4, 17, 15, 0.15), (17, 18, 17, 24, 0.15), (28, 12, 40, 12, 0.15), (28, 4, 28, 9, 0.15), (4, 14, 12, 14, 0.15),
    (4, 1.8, 40, 1.8, 0.06), (4, 1.2, 4, 2.4, 0.06), (17, 1.2, 17, 2.4, 0.06), (28, 1.2, 28, 2.4, 0.06), (40, 1.2, 40, 2.4, 0.06),
    (28, 9, 31, 9, 0.06), *arc(28, 9, 3, 0, 90), (17, 15, 20, 15, 0.06), *arc(17, 15, 3, 0, 90),
]  # fmt: skip
folded_plan(33, -30, 0, 9, 45, 28, strokes)
rule(36, -36, 0, 5)
weight(72, -8, 0.5)

table_top(-118, 118, -46, 46)
for x in (-30, 24):
    chair(x, 66)
chair(96, -62, turn=180)
person('standing', 26, -20, 0, 20, 3)
person('dress', 29, -21.5, 0, -10, 3)
studio(-75, 300)
view('thirty', (6, 4, 0), 330, lens=60)
if os.environ.get('VIEW') == 'portrait':
    view('thirty', (-12, 6, 0), 300, lens=75)
    render('table-portrait', 1800, 2400)
render('table', 2880, 960)
