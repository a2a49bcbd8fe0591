"""The table: island, house, plan, rule and three chairs."""

from parts.chairs import chair
from parts.desk import arc, folded_plan, rule, table_top, weight
from parts.geometry import group
from parts.light import studio, view, window
from parts.materials import reset
from parts.models import cup, house, island
from parts.papers import BOARD, extract, folder, front, paper_materials, pencil
from parts.render import render
from parts.wood import table_materials

reset(3)
table_materials()
STROKES = [
    (4, 4, 40, 4, 0.5), (40, 4, 40, 24, 0.5), (40, 24, 4, 24, 0.5), (4, 24, 4, 4, 0.5),
    (17, 4, 17, 15, 0.35), (17, 18, 17, 24, 0.35), (28, 12, 40, 12, 0.35), (28, 4, 28, 9, 0.35), (4, 14, 12, 14, 0.35),
    (4, 1.8, 40, 1.8, 0.08), *((x, 1.2, x, 2.4, 0.08) for x in (4, 17, 28, 40)),
    (28, 9, 31, 9, 0.08), *arc(28, 9, 3, 0, 90), (17, 15, 20, 15, 0.08), *arc(17, 15, 3, 0, 90),
    *((31 + i, 13, 31 + i, 23, 0.05) for i in range(8)),
]  # fmt: skip

studio(-75, 300)
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
