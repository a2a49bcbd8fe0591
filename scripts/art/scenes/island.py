"""Mallorca in its frame on the oak table, from low in the southwest: a relief of card in a painted sea, 1:150,000."""

import math

from parts.desk import table_top
from parts.light import backdrop, camera, sky, sun, window
from parts.materials import reset
from parts.models import cup, island
from parts.papers import paper_materials, pencil
from parts.render import render
from parts.wood import table_materials

reset(3)
table_materials()
paper_materials()
LEVELS = (40, 75, 110, 150, 190, 240, 290, 350, 410, 480, 550, 630, 710, 800, 890, 1000, 1100)
island(0, 0, LEVELS, 0.26, 2.6)
cup(46, 22)
pencil(44, -22, 0, 18)
table_top(-150, 150, -62, 70)
backdrop(-75, 300).visible_shadow = False
sky((0.62, 0.74, 0.97), 0.45)
sun(196, 20, 4.8, (1, 0.79, 0.56), 0.9)
window(196, 20, (-4, 2, 0), panes=(2, 2), pane=(62, 40), bar=5, jamb=400)
turn, pitch, distance, target = math.radians(-24), math.radians(24), 300, (-1, 1, 3)
place = (
    target[0] + math.sin(turn) * distance * math.cos(pitch),
    target[1] - math.cos(turn) * distance * math.cos(pitch),
    target[2] + distance * math.sin(pitch),
)
camera(place, target, 36 * distance / 118, 0.22, focus=(-14, 8, 4))
render('hero-island', 1800, 1350, exposure=0.2)
