"""A modern villa above its pool, among pines."""

import random

import numpy as np

from parts.desk import rule, stand
from parts.furniture import lounger, parasol, pergola, table
from parts.geometry import box, slab
from parts.light import studio
from parts.materials import new_material, reset
from parts.plants import plant
from parts.pools import pool
from parts.render import render_house
from parts.terraces import Ground, fbm, stairs
from parts.walls import dry_stone, wall
from parts.wood import table_materials

reset(11)
table_materials()
# site: laminated contour base
ground = Ground(-33, 34, -26, 25, 0.35)
X, Y = ground.X, ground.Y
n = fbm(X, Y, 16, 4, 3) - 0.5
back = np.clip((Y - 8.5 + 3 * n) / 14, 0, 1) ** 1.1 * 7.5
front = -np.clip((-Y - 12.6) / 0.05, 0, 1) * 3 - np.clip((-Y - 19 + 5 * n) / 9, 0, 1) * 3.0
# The sides roll, except in front of the garden wall, where the ground is a terrace.
side = fbm(X, Y, 24, 2, 6) - 0.5
rolling = np.clip((np.abs(X) - 22) / 8, 0, 1) * np.clip((Y + 12.6) / 4, 0, 1)
ground.H = np.where(Y > 0, back, front) + rolling * side * 3
ground.H[(abs(X + 1.5) < 10) & (abs(Y + 8.9) < 2.8)] = -3  # below the pool
ground.cut(np.arange(-9.74, 8, 0.5), 0.5, ('plywood',), 8)
# terrace, pool
slab(-18, -12.5, 21, 1, -0.35, 0.06, 'pave', holes=[(-11, -11.2, 8, -6.6)])
dry_stone((-18, -12.75), (21, -12.75), -3.3, 3.36, 0.27, seed=1)
pool(-11, -11.2, 8, -6.6, 0, 'lime')
# ground floor
wall((-14, 0), (10, 0), 0, 3.3, 0.35, 'lime', [(1.0, 0, 6.6, 2.75), (8.6, 0, 6.6, 2.75), (16.2, 0, 6.6, 2.75)])
wall((10, 9), (-14, 9), 0, 3.3, 0.35, 'lime')
wall((-14, 9), (-14, 0), 0, 3.3, 0.35, 'lime')
box(-13.6, 0.5, 0, 9.6, 8.6, 0.08, 'inner', 0)
box(-2, 6.2, 0, 9.5, 6.5, 3.2, 'inner', 0)
box(-9, 3, 0.05, -6, 4.2, 0.5, 'linen', 0.08)
box(-5.6, 2.6, 0.05, -4.8, 4.4, 0.5, 'linen', 0.08)
box(2, 2.6, 0.7, 5, 3.8, 0.78, 'oak', 0.02)
slab(-15.2, -2.9, 10.6, 9.6, 3.3, 3.72, 'lime', bevel=0.04)
for x in (-14.6, -6.6, 1.4, 9.9):
    box(x, -2.6, 0, x + 0.16, -2.44, 3.3, 'bronze', 0.01)
# marès wing + garden wall
wall((10, -3.4), (19, -3.4), 0, 4.6, 0.5, 'mares', [(1.2, 0, 2.6, 2.9), (5.6, 1.0, 1.9, 1.7)])
wall((19, -3.4), (19, 8), 0, 4.6, 0.5, 'mares', [(4, 1.2, 1.2, 2.0)])
wall((19, 8), (10, 8), 0, 4.6, 0.5, 'mares')
wall((10, 8), (10, -3.4), 0, 4.6, 0.5, 'mares')
slab(10.2, -3.2, 18.8, 7.8, 4.0, 4.2, 'lime')
slab(9.9, -3.5, 19.1, 8.1, 4.6, 4.72, 'lime', holes=[(10.6, -2.8, 18.4, 7.4)])
box(-15.4, -7.2, 0, -14.85, 9.2, 3.9, 'mares', 0.03)
# upper floor, deep framed
slab(-11.5, 0.2, 4.5, 9.8, 3.72, 3.95, 'lime')
slab(-11.5, 0.2, 4.5, 9.8, 6.95, 7.3, 'lime', bevel=0.04)
box(-11.5, 0.2, 3.95, -11.1, 9.8, 6.95, 'lime', 0.03)
box(4.1, 0.2, 3.95, 4.5, 9.8, 6.95, 'lime', 0.03)
box(-11.1, 9.4, 3.95, 4.1, 9.8, 6.95, 'lime', 0)
wall((-11.1, 2.2), (4.1, 2.2), 3.95, 3.0, 0.25, 'lime2', [(0.6, 0, 6.2, 2.6), (8.4, 0, 6.2, 2.6)])
box(-11, 2.6, 3.95, 4, 9.3, 4.0, 'inner', 0)
box(-4, 6.5, 3.95, 4, 6.7, 6.9, 'inner', 0)
box(-11.1, 0.45, 3.95, 4.1, 0.5, 4.85, 'glass', 0)
# terraces
pergola(5.1, 0.4, 10.3, 8.6, 3.72, 6.6, posts=(5.2, 10.0), beams=(0.7, 8.2))
pergola(11.0, -11.2, 20.4, -3.5, 0, 3.2, posts=(11, 15.6, 20.2), beams=(-11, -7.2))
table(13, -9.6, 18, -8.4, 0.06)
for i in range(4):
    lounger(-8 + i * 3.2, -5.6, 0.03)
for x in (-6.1, 0.3):
    parasol(x, -4.6, 0)
stairs(16.6, -17.2, -3.2, 0.06, 3.6, 4.6, 10, 'lime', body=new_material('riser', '#b79f7c', rough=0.9, var=0.08))
# planting
for x, y, s in (
    (-24, 12, 1.25),
    (-19.5, 16, 1.1),
    (-27, 5, 1.15),
    (15, 15, 1.2),
    (22.5, 11.5, 1.1),
    (4, 18, 1.15),
    (-8, 19, 1.0),
    (27, 17, 1.25),
):
    plant('umb', x, y, ground.height(x, y) - 0.3, s)
for x, y in ((20.8, 4), (20.9, 6.4), (20.9, 8.6), (-17.4, 4), (-17.3, 6.6)):
    plant('cyp', x, y, 0, 1.0)
for x, y, s in (
    (-14, -16.6, 1),
    (-7.5, -17.3, 1.15),
    (-1, -16.4, 0.95),
    (5.5, -17.2, 1.1),
    (11, -16.3, 0.9),
    (24.5, -16, 1.1),
    (-21, -15.6, 1.1),
    (-26, -9, 1.1),
    (-22.5, -3, 1.0),
    (25, -6, 1.15),
    (-25, -21.6, 1.0),
    (-17.5, -21.2, 1.1),
    (-3.2, -21.8, 1.05),
    (4.6, -22.6, 1.0),
    (23, -21, 1.1),
    (29, -12, 1.0),
):
    plant('olive', x, y, ground.height(x, y) - 0.2, s)
for _ in range(70):
    x = random.uniform(-31, 31)
    y = random.choice([random.uniform(-24, -14), random.uniform(10, 24)])
    size = random.uniform(0.6, 1.2)
    if abs(x - 16.6) > 3 or y > 0:  # not at the foot of the stairs
        plant('shrub', x, y, ground.height(x, y) - 0.1, size)
for x in np.arange(-13, 9, 1.1):
    plant('shrub', x, -13.3, -3.1, 0.9)
stand(-33, -26, X.max(), Y.max(), -10.9, -8)
rule(-14, -34, -10.9, 2)
studio(-75, 260)
render_house('villa', (0.4, -4.6, -2.7), 14, 77, (2880, 1536), exposure=0.05)
