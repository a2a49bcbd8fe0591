"""The table: island, house, plan, rule and three chairs. VIEW=ours: from the buyers' side."""

import os

from scipy.ndimage import gaussian_filter

from parts.chairs import chair
from parts.desk import arc, base, folded_plan, rule, table_top, weight
from parts.geometry import box, group, lathe, poly, slab
from parts.houses import volume, window_rows
from parts.island import distance_from_shore, laminate, relief
from parts.light import studio, view, window
from parts.materials import new_material, reset
from parts.papers import BOARD, extract, folder, front, paper_materials, pencil
from parts.people import person
from parts.render import render
from parts.terraces import contours
from parts.wood import table_materials

reset(3)
table_materials()
VIEW = os.environ.get('VIEW')
LEVELS = (75, 120, 190, 290, 410, 550, 710, 890, 1100)
SEA = ((12, '#14383f'), (6.5, '#1a464e'), (3, '#24575e'), (1, '#356c70'))
STROKES = [
    (4, 4, 40, 4, 0.5), (40, 4, 40, 24, 0.5), (40, 24, 4, 24, 0.5), (4, 24, 4, 4, 0.5),
    (17, 4, 17, 15, 0.35), (17, 18, 17, 24, 0.35), (28, 12, 40, 12, 0.35), (28, 4, 28, 9, 0.35), (4, 14, 12, 14, 0.35),
    (4, 1.8, 40, 1.8, 0.08), *((x, 1.2, x, 2.4, 0.08) for x in (4, 17, 28, 40)),
    (28, 9, 31, 9, 0.08), *arc(28, 9, 3, 0, 90), (17, 15, 20, 15, 0.08), *arc(17, 15, 3, 0, 90),
    *((31 + i, 13, 31 + i, 23, 0.05) for i in range(8)),
]  # fmt: skip


def island(x, y):
    """At 1:150,000 on a base three centimetres thick."""
    X, Y, shore = distance_from_shore(-63, 49, -45, 49)
    H = gaussian_filter(relief(X, Y, shore), 4)
    group(x, y, 3, 0, laminate(X, Y, H, shore, LEVELS, 1.75, 0.42, 'card'), 2 / 3)
    sheets = [slab(-63, -45, 49, 49, -0.2, 0.3, new_material('sea0', '#102f36', var=0.02), bevel=0.02)]
    for k, (distance, tint) in enumerate(SEA, 1):
        m = new_material(f'sea{k}', tint, rough=0.65, var=0.02)
        shelf = gaussian_filter(shore, 3 + 8 * distance**0.5)
        sheets.append(poly(contours(X, Y, shelf, -distance, 1), 0.3 * k - 0.1, 0.3 * k + 0.3, m, 0, 'sea'))
    group(x, y, 3, 0, sheets, 2 / 3)
    edges = (x - 44, y - 32, x + 35, y + 35)
    base(*edges, 3)
    slab(*edges, 3, 4.3, 'plywood', [(x - 41.9, y - 29.9, x + 32.6, y + 32.6)], 0.04)
    # Covers the stepped ends of the sea's sheets along the rear wall.
    box(x - 41.9, y + 32.2, 3, x + 32.6, y + 32.7, 3.85, 'sea0', 0)


def house(x, y):
    """A country house at 1:75, with its people."""
    base(x - 16, y - 12, x + 17, y + 12, 1.2)
    main = volume(-9, 0, 5, 7, 0, 5.6, [(6, 0, 1.6, 2.6, 'a', 'n'), *window_rows((2, 10.5), (0.9, 3.6))], roof='gable')
    wing = volume(5, -4, 10.5, 7, 0, 3.1, [(1.6, 0, 2.2, 2.4, 'a', 'n')], roof='side', rise=1.3)
    group(x, y, 1.2, 0, main + wing, 4 / 3)
    for pose, dx, dy in (('standing', -4, -5), ('dress', -2.6, -5.6), ('walking', 2, -7.5)):
        person(pose, x + dx, y + dy, 1.2, 10 * dx, 4 / 3)


def cup(x, y):
    """A white cup on its saucer, with coffee in it."""
    lathe(x, y, 0, [(0, 0), (3.2, 0), (6.2, 0.9), (6.4, 1.05), (6.2, 1.15), (3.2, 0.4), (0, 0.4)], 'card')
    wall = [(0, 0.4), (2.2, 0.4), (2.4, 0.7), (3.5, 3), (3.9, 6), (3.75, 6.05), (3.6, 5.9), (3.4, 4.8)]
    lathe(x, y, 0, wall, 'card')
    lathe(x, y, 0, [(3.45, 5.0), (0, 5.0)], 'coffee')


new_material('shade', '#8d8475', rough=0.9)
new_material('coffee', '#3b2416', rough=0.15)
studio(-75, 520 if VIEW == 'ours' else 300)
if VIEW == 'ours':
    paper_materials()
    island(-26, 1)
    group(45, -19, 0, 4, [*folder(), extract(-11.6, 0.2, 0.6, BOARD), front(11.7, 0, 0, BOARD)])
    folded_plan(25, 7, 0, -5, 45, 28, STROKES)
    rule(-56, -38.5, 0, -2)
    weight(66, 26, 0.4)
    pencil(76, -28, 0, 12)
    cup(18, 35)
    cup(79, 8)
    table_top(-80, 94, -45, 45)
    for x in (-36, 40):
        chair(x, 60)
    chair(43, -62, turn=194)
    window(207, 21, (-26, 1, 0), panes=(3, 3), pane=(120, 84), bar=9, jamb=40)
    view('thirty', (5, 0, -38), 520, turn=34, lens=62, fstop=0.2)
    render('our-table', 2400, 1600, exposure=0.25)
paper_materials()
island(-66, -1)
house(34, 21)
folded_plan(9, -36, 0, 6, 45, 28, STROKES)
rule(-102, -40, 0, -2)
weight(49, -10, 0.4)
group(97, -16, 0, 4, [*folder(), extract(-11.6, 0.2, 0.6, BOARD), front(11.7, 0, 0, BOARD)])
pencil(67, -30, 0, 12)
cup(76, 22)
table_top(-130, 130, -45, 47)
for x in (-92, -34):
    chair(x, 47)
chair(146, 4, turn=-96)
window(207, 21, (-58, 16, -10), panes=(4, 2), pane=(106, 90), bar=8, jamb=400)
view('thirty', (13, -4, -19), 540, lens=45)
render('table', 2880, 960)
