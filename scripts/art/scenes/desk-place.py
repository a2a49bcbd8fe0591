"""A place at the table, from where somebody sits: paper, pen, an empty cup, and the chair across. VIEW=2: the other side."""

import math
import os

from parts.chairs import chair
from parts.contract import first_page, second_page
from parts.desk import table_top
from parts.geometry import box, group
from parts.light import backdrop, camera, sky, sun, window
from parts.materials import new_material, reset
from parts.models import cup
from parts.papers import BOARD, extract, folder, front, paper_materials, pen, pencil
from parts.render import render
from parts.wood import table_materials

reset(9)
table_materials()
paper_materials()
new_material('wall', '#e9e0d0', rough=0.95, spec=0.1, bump=0.12, bscale=0.4, var=0.03, vscale=0.02)
SECOND = os.environ.get('VIEW') == '2'

sky((0.62, 0.74, 0.97), 0.42)
table_top(-110, 110, -45, 45)
box(-300, 118, -75, 300, 122, 200, 'wall', 0)
box(-300, -300, -76, 300, 130, -75, 'boards', 0)
if SECOND:
    group(-4, -17, 0, -4, [*folder(), extract(-11.6, 0.2, 0.6, BOARD), front(11.7, 0, 0, BOARD)])
    pencil(27, -28, 0, 12)
    cup(24, 2, is_full=False)
    chair(14, 56, turn=-16)
    sun(-22, 27, 4.6, (1, 0.79, 0.56), 0.9)
    window(-22, 27, (4, 40, 12), panes=(2, 2), pane=(52, 62), bar=5, jamb=400)
    camera((-24, -82, 40), (3, 6, 1), 40, 0.9, focus=(-2, -14, 0))
else:
    second_page(2, -15, 5, 0.03)
    first_page(-21, -9, 14, 0.03)
    pen(15.5, -17, 0.06, -14)
    cup(21, 3, is_full=False)
    chair(-8, 57, turn=11)
    sun(202, 27, 4.6, (1, 0.79, 0.56), 0.9)
    window(202, 27, (-2, 40, 12), panes=(2, 2), pane=(52, 62), bar=5, jamb=400)
    camera((22, -82, 39), (-2, 6, 1), 40, 0.9, focus=(2, -14, 0))
render('desk-place-2' if SECOND else 'desk-place-1', 1200, 1500, exposure=0.3)
