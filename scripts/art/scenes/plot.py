"""The plot of a finca at 1:500: terraces between dry-stone walls, rows of almonds, a track, a small white house."""

import contourpy
import numpy as np
from scipy.ndimage import gaussian_filter1d, maximum_filter1d

from parts.desk import base, rule, table_top
from parts.geometry import box, grid_mesh, group, rect, round_off, slab
from parts.houses import volume, window_rows
from parts.light import studio, view
from parts.materials import new_material, reset
from parts.people import person
from parts.plants import plant
from parts.render import render
from parts.terraces import Ground, cross_section, fbm, sweep
from parts.wood import table_materials

reset(12)
table_materials()
new_material('shade', '#8d8475', rough=0.9)
new_material('track', '#c4ae88', rough=0.95, bump=0.5, bscale=24, var=0.12, vscale=9)
new_material('wall', '#b5a37f', rough=0.95, bump=1.0, bscale=14, var=0.2, vscale=9)
new_material('pool', '#2f8c93', rough=0.4)
S = 0.2  # of a metre: 1:500
STEP, Z = 0.5, 2.0

# The hill rises to the north; contours turn round a shallow valley in the east. Centimetres.
ground = Ground(-14, 14, -10, 10, 0.08)
X, Y = ground.X, ground.Y
n = fbm(X, Y, 13, 4, 21) - 0.5
ground.H = 1.5 + 0.2 * (Y + 10) + 0.005 * np.clip(Y, 0, 20) ** 2 + 0.03 * X + 1.2 * n
ground.H -= 1.2 * np.exp(-(((X - 9.5) / 3.5) ** 2))
ground.pad(-6.8, -2.2, 4.6, 4, 3.05, 1.0)
ground.H = np.maximum(ground.H, 0.55) + Z
levels = np.arange(Z + 0.5, Z + 9, STEP)
ground.cut(levels, STEP, ('plywood',), 3)
base(-14.6, -10.6, 14.6, 10.6, Z + 0.3)


def top(x, y):
    """The upper side of the layer there."""
    return levels[0] + np.floor((ground.height(x, y) - levels[0] + 0.001) / STEP) * STEP


# The track comes up from the road in the southwest.
t = np.linspace(0, 1, 60)
track = np.stack([-12 + 8.4 * t + 1.6 * np.sin(3.1 * t), -9.6 + 8.2 * t**1.2], -1)
across = np.gradient(track, axis=0)[:, ::-1] * (-1, 1)
across *= 0.34 / np.linalg.norm(across, axis=1, keepdims=True)
sides = np.stack([track - across, track + across])
tops = np.max([[top(x, y) for x, y in side] for side in sides], axis=0)
heights = gaussian_filter1d(maximum_filter1d(tops, 13), 3, mode='nearest') + 0.06  # each ramp ends at its wall
road = round_off(grid_mesh('track', sides[..., 0], sides[..., 1], np.stack([heights, heights]), 'track'), 0.6)
road.modifiers.new('shell', 'SOLIDIFY').thickness = 0.62


def from_track(x, y):
    return np.hypot(track[:, 0] - x, track[:, 1] - y).min()


profile = cross_section(rect(-0.1, -STEP, 0.1, 0.14))
lines = contourpy.contour_generator(X, Y, ground.H)
for z in levels:
    for whole in lines.lines(z):
        crossed = np.array([from_track(x, y) < 0.42 for x, y in whole])
        for line in np.split(whole, np.flatnonzero(np.diff(crossed)) + 1):
            if len(line) > 30 and from_track(*line[0]) > 0.4:
                sweep('wall', line[::2], z, profile)

# House, yard and pool
H = top(-1, 1)
front = [(7.2, 0, 2, 3, 'a', 'n'), *window_rows((2.4, 12.4), (0.9, 4.1))]
house = volume(-9, 0, 8, 9, 0, 6.4, front, roof='gable', rise=2)
house += volume(8, -5, 15, 8, 0, 4, [(2.4, 0, 2.4, 2.8, 'a', 'n')], roof='side', rise=1.6)
house += volume(-21, 5, -13, 11, 0, 3.4, [(3, 0, 2.2, 2.5, 'r', 'n')], roof='gable', rise=1.2)
house.append(slab(-22, -12, 20, -1, -0.5, 0.2, 'card', bevel=0.05))
house.append(box(4, -11, 0.1, 17, -7.2, 0.3, 'pool', 0))
group(-0.6, 0.9, H, -6, house, S)

# Almonds in rows along the terraces; not on walls, track or yard.
for y in np.arange(-9.2, 9.6, 1.5):
    for x in np.arange(-13.2, 13.3, 1.5):
        u, v = x + 0.25 * np.sin(y * 3 + x), y + 0.35 * np.sin(x * 0.35) + 0.1 * np.sin(5 * x)
        near = from_track(u, v) < 1
        yard = -7.4 < u < 5.4 and -2.6 < v < 4.2
        edge = min(abs(ground.height(u, v) - z) for z in levels) < 0.09 or abs(v) > 9.4 or abs(u) > 13.4
        if not (near or yard or edge or (8 < u < 11 and v < 4)):
            plant('olive', u, v, top(u, v), 0.26)
for u, v in ((4.3, 2.4), (4.4, 3.1), (-6, 0.4)):
    plant('cyp', u, v, top(u, v), 0.24)
for u, v in ((9.6, -9), (10, -5.6), (9, -3.2), (9.8, -0.8), (9.4, 1.8)):
    plant('umb', u, v, top(u, v), 0.22)
for x, y in ((-3.4, -0.9), (-3.1, -1)):
    person('standing', x, y, H + 0.04, -10, S, m='oak')
rule(-8, -13.8, 0, 2, length=20)
table_top(-140, 140, -90, 140)
studio(-75, 200)
view('thirty', (0, -1.2, 2.5), 150, turn=-18, lens=122, fstop=0.14)
render('plot', 2400, 1600)
