"""A house with a loggia on a rock, its pool on the wall above the sea, a boathouse below."""

import random

import numpy as np
from scipy.ndimage import gaussian_filter

from parts.desk import rule, stand
from parts.furniture import lounger, parasol, pergola
from parts.geometry import box, cylinder, mesh, sheet, slab
from parts.light import studio
from parts.materials import new_material, reset, water
from parts.plants import plant
from parts.pools import pool
from parts.render import render_house
from parts.terraces import Ground, fbm, layer
from parts.walls import dry_stone, surround, wall
from parts.wood import table_materials

reset(8)
table_materials()
ground = Ground(-36, 36, -30, 26, 0.3)
X, Y = ground.X, ground.Y
n = fbm(X, Y, 15, 5, 14) - 0.5
n2 = fbm(X, Y, 5, 4, 15) - 0.5
# coast line y = c(x): cove on the right
coast = (
    -8 + 4.5 * np.sin(X / 11 + 0.6) + 6 * np.exp(-(((X - 13) / 7) ** 2)) + 6 * n - 2.2 * np.exp(-(((X + 14) / 6) ** 2))
)
d = Y - coast + 1.2 * n2
ground.H = np.where(
    d > 0,
    8.0 * np.clip(d / 7.5, 0, 1) ** 0.62 + np.clip((Y - 9) / 14, 0, 1) * 6 + 1.5 * n * np.clip(d / 8, 0, 1),
    d * 0.42,
)
# The same height up to the rear edge, so that no contour runs along it.
rear = Y[:, 0] > 21.5
ground.H[rear] = ground.H[~rear][-1]
ground.pad(-17, -1.5, 11, 9, 8.0, 1.6)
ground.pad(12, -4.5, 19, 1.5, 0.9, 0.8)
ground.H[(abs(X + 5.5) < 7.2) & (abs(Y + 3.55) < 1.9)] = 5  # below the pool
step = 0.8


def level(x, y):
    return ground.height(x, y, step)


ground.cut(np.arange(0.4, 16, step), step)
# The floor is smoother than the cliff, so that its steps have no shadows of their own bends.
sea_floor = np.where(d > 0, 1, gaussian_filter(d, 8) * 0.42)
for k, (lv, c) in enumerate(
    [
        (-0.35, '#a9d0c6'),
        (-0.9, '#7dbab8'),
        (-1.7, '#4f9da6'),
        (-2.8, '#2f7d90'),
        (-4.2, '#1f647c'),
        (-6, '#174f67'),
        (-8, '#123f55'),
    ]
):
    layer(X, Y, sea_floor, lv, new_material(f'floor{k}', c, rough=0.7, var=0.02), -9, smallest=1.0)
slab(-36, -30, 36, 26, -9.2, -8.4, new_material('deep', '#0f3549', rough=0.7))
sheet(
    -36, -30, 36, 26, -0.05, water('resin', tint=(0.82, 0.94, 0.96), rough=0.12, bump=0.12, bscale=0.5, reflection=0.8)
)
# resin block sides (front + right): tinted panels
mesh(
    'side',
    [(-36, -30.02, -9.2), (36, -30.02, -9.2), (36, -30.02, -0.05), (-36, -30.02, -0.05)],
    [(0, 1, 2, 3)],
    water('side', tint=(0.25, 0.52, 0.6), rough=0.05, bump=0),
)
Z = 8.0
# terrace + pool at the cliff edge
slab(-17.5, -6.2, 11.5, 1, Z - 0.4, Z + 0.06, 'pave', holes=[(-12.5, -5.2, 1.5, -1.9)])
windows = [(x, 4.6, 1.7, 2.3, 'a', 'g') for x in (12.2, 16.2, 20.2, 24.2)]
dry_stone(
    (-17.5, -6.2), (11.5, -6.2), -1.6, 9.3, 0.4, seed=1, openings=[(x, z + 1.2, *rest) for x, z, *rest in windows]
)
dry_stone((-17.5, 1), (-17.5, -6.2), -1.6, 9.3, 0.4, seed=2)
dry_stone((11.5, -6.2), (11.5, 1), -1.6, 9.3, 0.4, seed=3)
for x, z, w, h, *_ in windows:
    surround(-17.5 + x, -6.2, -0.4 + z, w, h)
pool(-12.5, -5.2, 1.5, -1.9, Z)
# lower volume: arcade loggia
ar = [(0.9 + i * 3.3, 0, 2.5, 2.9, 'a', 'n') for i in range(7)]
wall((-15, 1), (9, 1), Z, 3.6, 0.5, 'lime', ar)
wall((-15, 9), (-15, 1), Z, 3.6, 0.4, 'lime', [(5.4, 0, 1.9, 2.9, 'a', 'n')])
wall((9, 1), (9, 9), Z, 3.6, 0.4, 'lime', [(0.8, 0, 1.9, 2.9, 'a', 'n')])
wall((9, 9), (-15, 9), Z, 3.6, 0.4, 'lime')
wall((-14.6, 3.6), (8.6, 3.6), Z, 3.4, 0.2, 'lime2', [(1, 0, 6.2, 2.7), (8.6, 0, 6.2, 2.7), (16, 0, 6.2, 2.7)])
box(-14.6, 3.9, Z, 8.6, 8.8, Z + 0.07, 'inner', 0)
slab(-15.2, 0.7, 9.2, 9.2, Z + 3.6, Z + 3.9, 'lime', bevel=0.04)
for a in ((-15.2, 0.75, 9.2, 1.0), (-15.19, 1.01, -14.95, 9.2), (8.95, 1.01, 9.19, 9.2)):
    box(a[0], a[1], Z + 3.9, a[2], a[3], Z + 4.55, 'lime', 0.03)
# upper volume
U = Z + 3.9
wall(
    (-7, 3.8),
    (7.4, 3.8),
    U,
    3.2,
    0.45,
    'lime',
    [(0.9, 0, 4.4, 2.7), (6.6, 0, 2.2, 2.7, 'a', 'g'), (9.9, 0, 3.4, 2.7)],
)
wall((-7, 9), (-7, 3.8), U, 3.2, 0.4, 'lime', [(1.6, 0.8, 1.6, 1.8)])
wall((7.4, 3.8), (7.4, 9), U, 3.2, 0.4, 'lime', [(1.6, 0.8, 1.6, 1.8)])
wall((7.4, 9), (-7, 9), U, 3.2, 0.4, 'lime')
box(-6.6, 4.3, U, 7, 8.6, U + 0.06, 'inner', 0)
slab(-7.3, 2.6, 7.7, 9.3, U + 3.2, U + 3.5, 'lime', bevel=0.04)
pergola(-14.2, 1.4, -7.6, 8.4, U, U + 2.72, posts=(-14.1, -8), beams=(1.8, 8.0))
for x in (3.2, 4.9, 7.4, 9.1):
    lounger(x, -4.6, Z)
for x in (4.45, 8.65):
    parasol(x, -3.4, Z)
# quay, boathouse (escar), steps, boat
new_material('quay', '#d9c6a4', rough=0.85, bump=0.3, bscale=4, var=0.06)


def sunk(x0, y0, x1, y1, top):
    """Masonry in the sea, down to its floor, takes the colors of the resin as the floor does."""
    heights = (-0.1, -0.7, -1.6, -2.8, -4.2, -6, -8, -9)
    for k, (high, low) in enumerate(zip(heights, heights[1:])):
        if high <= top:
            slab(x0, y0, x1, y1, low, high, f'floor{k}', bevel=0)


def quay(x0, y0, x1, y1, top):
    slab(x0, y0, x1, y1, -0.12, top, 'quay', bevel=0.05)
    sunk(x0 + 0.05, y0 + 0.05, x1 - 0.05, y1 - 0.05, -0.1)


sunk(-17.4, -6.15, 11.45, 0, -1.6)
sunk(35.7, -30, 36, 26, -0.1)
quay(11.5, -6.2, 20.5, 1.5, 0.9)
quay(12.6, -13.2, 15.2, -6.1, 0.62)
for y in (-12.3, -9.9, -7.5):
    cylinder(13.1, y, 0.6, 1.0, 0.16, 'bronze', 0.2, seg=20)
wall(
    (12.6, -1.6),
    (20.2, -1.6),
    0.9,
    3.3,
    0.5,
    'lime',
    [(0.8, 0, 2.5, 2.6, 'a', 'd'), (4.3, 0, 2.5, 2.6, 'a', 'd')],
)
wall((12.6, 3.5), (12.6, -1.6), 0.9, 3.3, 0.4, 'lime')
wall((20.2, -1.6), (20.2, 3.5), 0.9, 3.3, 0.4, 'lime')
slab(12.4, -1.9, 20.4, 4, 4.2, 4.45, 'lime')
for i in range(22):
    box(
        11.4,
        -5.9 + i * 0.33,
        0.9,
        12.6,
        -5.9 + (i + 1) * 0.33,
        0.9 + (i + 1) * 0.3227,
        'lime2',
        0.015,
    )

# planting
for x, y, s in (
    (-20.5, 6, 1.2),
    (-24, 10, 1.15),
    (-18.5, 12, 1.05),
    (13.5, 9, 1.1),
    (17.5, 7.5, 1.2),
    (-28, 4, 1.0),
    (0, 15, 1.05),
    (-9, 14, 1.1),
    (8, 16, 0.85),
    (-24, -1, 0.9),
):
    plant('umb', x, y, level(x, y) - 0.3, s)
for x, y in ((10.4, 3.2), (10.5, 5.4), (10.5, 7.6), (-16.3, 3.6), (-16.3, 6)):
    plant('cyp', x, y, Z, 0.95)
for x, y in ((-14.6, -1), (-16, -4), (10.4, -1.2)):
    plant('olive', x, y, Z, 0.8)
for x in np.arange(-16, 10, 1.6):
    if random.random() < 0.75:
        z_ = level(x, -7.1) - 0.1
        plant(
            'shrub',
            x + random.uniform(-0.4, 0.4),
            -6.9 - random.uniform(0, 0.5),
            z_ if z_ > 0.4 else -60,
            random.uniform(0.6, 1.1),
        )
for _ in range(130):
    x = random.uniform(-34, 34)
    y = random.uniform(-9, 24)
    if ground.height(x, y) < 1.2 or (-17.5 < x < 12 and -6.3 < y < 10) or (11 < x < 21 and -7 < y < 4):
        continue
    plant('shrub', x, y, level(x, y) - 0.1, random.uniform(0.5, 1.1))
stand(-36, -30, 36, 26, -10.6, -0.02)
rule(-12, -38, -10.6, 2)
studio(-75, 260, 212, 22)
render_house('waterfront', (-1, -5, 0), -14, 92, exposure=0.05)
