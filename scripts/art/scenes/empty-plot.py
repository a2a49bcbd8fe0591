"""An empty plot: steps between two dry-stone walls, four pegs, one olive tree, and somebody who looks for the house."""

import numpy as np

from parts.desk import rule, stand
from parts.geometry import box, cylinder
from parts.light import studio
from parts.materials import new_material, reset
from parts.people import person
from parts.plants import plant
from parts.render import render_house
from parts.terraces import Ground, fbm, stairs
from parts.walls import dry_stone
from parts.wood import table_materials

reset(31)
table_materials()
new_material('iron', '#3a332c', rough=0.5)
STEP = 0.4
ground = Ground(-14, 14, -10, 10, 0.1)
X, Y = ground.X, ground.Y
front, back = -5 + 0.05 * X, 6 - 0.07 * X  # where the walls stand
n = fbm(X, Y, 11, 3, 5) - 0.5
ground.H = np.where(Y < front, -1.5 + 0.22 * (Y - front) + 1.6 * n, 0.1)
ground.H = np.where(Y > back, 1.7 + 0.2 * (Y - back) + 1.2 * n, ground.H)
ground.cut(np.arange(-4.4, 4, STEP), STEP)


def level(x, y):
    return ground.height(x, y, STEP)


dry_stone((-14, -5.95), (14, -4.55), -2.4, 2.6, 0.35, seed=1)
dry_stone((-14, 6.75), (14, 4.8), -0.4, 2.5, 0.35, seed=2)
stairs(-0.4, -7.6, -2.4, 0.02, 2.2, 2.5, 8, 'lime2', body='mares')

# the house that is not there
pegs = [(-5.2, -3.2), (5.2, -3.2), (5.2, 3.4), (-5.2, 3.4)]
for (x0, y0), (x1, y1) in zip(pegs, pegs[1:] + pegs[:1]):
    cylinder(x0, y0, -0.1, 1.4, 0.12, 'oak', seg=16)
    cylinder(x0, y0, 1.4, 1.8, 0.15, 'terra', seg=16)
    x, y = sorted((x0, x1)), sorted((y0, y1))
    box(x[0] - 0.025, y[0] - 0.025, 1.05, x[1] + 0.025, y[1] + 0.025, 1.1, 'iron', 0)
person('standing', 0.3, 0.2, 0, -20, m='oak')
plant('olive', -9.6, 2.6, level(-9.6, 2.6) - 0.1, 1.35)
stand(-14, -10, 14, 10, -6.2, -4.2)
rule(-5, -14.6, -6.2, 2, length=20)
studio(-75, 260)
render_house('empty-plot', (0.3, -1, -1.7), -20, 186, (1800, 1800))
