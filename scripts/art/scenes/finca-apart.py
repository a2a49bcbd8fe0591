"""A finca at 1:100, taken apart: cistern, plot, walls, roof; VIEW=whole: put together. The undeclared buildings are terracotta."""

import os

from parts.desk import base, rule, table_top
from parts.geometry import box, cylinder, poly, rect
from parts.houses import volume, window_rows
from parts.light import studio, view, window
from parts.materials import new_material, reset
from parts.people import person
from parts.plants import plant
from parts.render import render
from parts.roofs import tile_roof
from parts.walls import wall
from parts.wood import table_materials

reset(5)
table_materials()
new_material('shade', '#8d8475', rough=0.9)
new_material('undeclared', '#8f4730', rough=0.8, bump=0.08, bscale=8, var=0.04)
APART = os.environ.get('VIEW') != 'whole'
PLOT, WALLS, ROOF = (8.0, 13.0, 25.5) if APART else (3.2, 3.3, 8.9)
TOWER_ROOF, PORCH_ROOF = (ROOF + 3.6, WALLS + 4.6) if APART else (WALLS + 7.4, WALLS + 2.9)

base(-21, -15, 21, 15, 2)
# Cistern and cesspit stay in the ground.
if APART:
    poly([(rect(6, -9, 14, -3), [rect(6.5, -8.5, 13.5, -3.5)])], 2, 4.6, 'card', 0.02)
    box(6.4, -8.6, 2.02, 13.6, -3.4, 3.6, 'teal', 0)
else:
    box(6.02, -8.98, 2.02, 13.98, -3.02, 2.5, 'teal', 0)
# Plot
poly([(rect(-18, -13, 18, 13), [rect(6, -9, 14, -3)])], PLOT - 0.7, PLOT, 'plywood', 0.02)
for k, y in enumerate((8.5, 10.8)):
    box(-18, y, PLOT + 0.7 * k, 18, 13, PLOT + 0.7 * k + 0.7, 'plywood', 0.01)
# Walls and floors, in the air
floor = box(-10.6, -3.6, WALLS - 0.4, 6.6, 7.6, WALLS, 'card', 0.02)
rows = [(5.6, 0, 1.6, 2.6, 'a', 'n'), *window_rows((2, 10), (0.9, 3.6))]
volume(-8, 0, 6, 7, WALLS, 5.6, rows, [(2.8, 3.6, 1, 1.4, 'r', 'n')], roof=None, core=None)
box(-1.2, 0.35, WALLS, -0.9, 6.7, WALLS + 5.2, 'card', 0)
box(-7.7, 3.4, WALLS, -1.2, 3.65, WALLS + 5.2, 'card', 0)
box(-0.9, 0.3, WALLS + 2.9, 5.7, 6.7, WALLS + 3.1, 'card', 0)
volume(-10.4, 1, -8, 6, WALLS, 7.4, [(0.7, 5.0, 1.0, 1.5, 'a', 'n')], roof=None, core=None)
wall((-7.6, -3.2), (2.4, -3.2), WALLS, 2.9, 0.4, 'card', [(0.7 + i * 2.3, 0, 1.7, 2.4, 'a', 'n') for i in range(4)])
# Wing and pool house were built without a licence.
volume(
    7.6,
    -1,
    13,
    8,
    PLOT,
    3.0,
    [(1.7, 0, 2, 2.4, 'a', 'n')],
    [(2, 0.9, 1.1, 1.3, 'r', 'n'), (5.6, 0.9, 1.1, 1.3, 'r', 'n')],
    'side',
    1.2,
    'undeclared',
)
volume(
    -16.5,
    -10,
    -12,
    -6.4,
    PLOT,
    2.5,
    [(1.2, 0, 2.1, 2.1, 'r', 'n')],
    [],
    'flat',
    0,
    'undeclared',
)
# Roofs, lifted
tile_roof(-8, 0, 6, 7, ROOF, 1.8, m='card')
tile_roof(-10.4, 1, -8, 6, TOWER_ROOF, 0.8, axis='y', m='card', over=0.3)
tile_roof(-7.6, -3.4, 2.4, 0.05, PORCH_ROOF, 0.7, mono=True, m='card', over=0.3)
for x, y, low, high in (
    (-17, -12, 2, PLOT - 0.1), (17, -12, 2, PLOT - 0.1), (17, 12, 2, PLOT - 0.1), (-17, 12, 2, PLOT - 0.1),
    (-7.6, 0.4, PLOT, ROOF + 0.1), (5.6, 0.4, PLOT, ROOF + 0.1), (5.6, 6.6, PLOT, ROOF + 0.1),
    (-7.6, 6.6, PLOT, ROOF + 0.1), (-7.2, -3, PLOT, WALLS + 4.5), (2, -3, PLOT, WALLS + 4.5),
    (-9.2, 1.5, PLOT, ROOF + 3.7), (-9.2, 5.5, PLOT, ROOF + 3.7),
):  # fmt: skip
    if APART:
        cylinder(x, y, low, high, 0.11, 'brass', seg=16)
for x, y, s in ((-15, 11.9, 0.7), (-10, 9.6, 0.8), (12, 9.7, 0.8), (16, 12, 0.7), (3, 11.8, 0.75)):
    plant('olive', x, y, PLOT + (1.4 if y > 10.8 else 0.7), s)
plant('cyp', 15.6, 4, PLOT, 0.8)
plant('cyp', 15.6, 6.4, PLOT, 0.9)
for pose, x, y, turn in (('standing', -5, -8.5, -20), ('dress', -3.6, -9.2, -10), ('walking', 3, -11, 15)):
    person(pose, x, y, PLOT, turn)
if not APART:
    table_top(-200, 200, -120, 300, m='slate')
    studio(-75, 400, azimuth=194)
    window(194, 21, (0, 2, 4), panes=(2, 2), pane=(62, 44), bar=5, jamb=200)
    view('low', (-1, -1, 6.2), 170, turn=24, lens=104, fstop=0.3)
    render('finca-whole', 1600, 840, exposure=0.15, balance=(0.985, 1, 1.05))
rule(-9, -20, 0)
table_top(-140, 140, -90, 220)
studio(-75, 280)
window(207, 21, (0, 0, 10), panes=(2, 2), pane=(50, 36))
view('thirty', (-2.6, -0.5, 10), 170, turn=-24, lens=71, fstop=0.4)
render('finca-apart', 1800, 2400)
