"""The plot of a finca at 1:500: terraces between dry-stone walls, rows of almonds, a track, a small white house."""

import contourpy
import numpy as np
from scipy.ndimage import gaussian_filter1d

from parts.desk import base, rule, table_top
from parts.geometry import box, grid_mesh, group, rect, round_off, slab
from parts.houses import volume, window_rows
from parts.light import studio, view, window
from parts.materials import new_material, reset
from parts.people import person
from parts.plants import plant
from parts.render import render
from parts.terraces import Ground, cross_section, fbm, sweep
from parts.wood import table_materials

reset(12)
table_materials()
new_material('shade', '#8d8475', rough=0.9)
new_material('track', '#cdb88f', rough=0.9, var=0.03)
new_material('wall', '#cbb892', rough=0.95, bump=1.0, bscale=14, var=0.16, vscale=9)
S = 0.2  # of a metre: 1:500
STEP, Z = 0.35, 2.0

# The hill rises to the north; contours turn round a shallow valley in the east. Centimetres.
ground = Ground(-21, 21, -14, 14, 0.1)
X, Y = ground.X, ground.Y
n = fbm(X, Y, 13, 4, 21) - 0.5
ground.H = 1.2 + 0.13 * (Y + 14) + 0.0065 * np.clip(Y, 0, 20) ** 2 + 0.03 * X + 1.5 * n
ground.H -= 1.1 * np.exp(-(((X - 11) / 5) ** 2))
ground.pad(-6.4, -1.2, 3.2, 4.6, 2.8, 1.2)
ground.H += Z
levels = np.arange(Z + 0.7, Z + 8, STEP)
ground.cut(levels, STEP, ('plywood',), 0.4)
base(-21.6, -14.6, 21.6, 14.6, Z + 0.32)


def top(x, y):
    """The upper side of the layer there."""
    return levels[0] + np.floor((ground.height(x, y) - levels[0] + 0.001) / STEP) * STEP


profile = cross_section(rect(-0.07, -STEP, 0.07, 0.1))
lines = contourpy.contour_generator(X, Y, ground.H)
for k, z in enumerate(levels):
    for line in lines.lines(z) if k % 2 else ():
        if len(line) > 60:
            sweep('wall', line[::2], z, profile)

# The track comes up from the road in the southwest.
t = np.linspace(0, 1, 60)
track = np.stack([-18.6 + 13.6 * t + 2.2 * np.sin(3.1 * t), -14 + 13.6 * t**1.25], -1)
heights = gaussian_filter1d([top(x, y) for x, y in track], 3, mode='nearest') + 0.16
across = np.gradient(track, axis=0)[:, ::-1] * (-1, 1)
across *= 0.26 / np.linalg.norm(across, axis=1, keepdims=True)
sides = np.stack([track - across, track + across])
road = round_off(grid_mesh('track', sides[..., 0], sides[..., 1], np.stack([heights, heights]), 'track'), 0.6)
road.modifiers.new('shell', 'SOLIDIFY').thickness = 0.9

# House, yard and pool
H = top(-2, 2)
house = volume(-7, 0, 6, 7, 0, 5.6, [(5.6, 0, 1.6, 2.6, 'a', 'n'), *window_rows((2, 10), (0.9, 3.6))], roof='gable')
house += volume(6, -4, 11.5, 7, 0, 3.2, [(1.6, 0, 2.2, 2.4, 'a', 'n')], roof='side', rise=1.3)
house += volume(-17, 6, -11, 11, 0, 2.8, [(2, 0, 2, 2.2, 'r', 'n')], roof='gable', rise=1)
group(-1.6, 1.4, H, 8, house, S)
slab(-5.4, -0.8, 2.6, 1.2, H - 0.1, H + 0.04, 'card', bevel=0.01)
box(-0.6, -0.6, H + 0.03, 1.6, 0.2, H + 0.05, 'teal', 0)

# Almonds in rows along the terraces; not on walls, track or yard.
for y in np.arange(-12.8, 13.4, 1.45):
    for x in np.arange(-20, 20.3, 1.4):
        u, v = x + 0.25 * np.sin(y * 3 + x), y + 0.35 * np.sin(x * 0.35) + 0.1 * np.sin(5 * x)
        near = np.hypot(track[:, 0] - u, track[:, 1] - v).min() < 0.9
        yard = -6.6 < u < 3.4 and -1.8 < v < 5
        odd = [abs(ground.height(u, v) - z) for k, z in enumerate(levels) if k % 2]
        if near or yard or min(odd) < 0.09 or (8.5 < u < 13.5 and v < 6) or abs(v) > 13.4:
            continue
        plant('olive', u, v, top(u, v), 0.2)
for u, v in ((3.0, 3.2), (3.1, 3.9), (3.1, 4.5), (-6.1, 0.2)):
    plant('cyp', u, v, top(u, v), 0.2)
for u, v in ((10.6, -10), (11.8, -8.4), (10.4, -6), (11.2, -3.4), (12.2, -1), (11, 1.6), (12, 4)):
    plant('umb', u, v, top(u, v), 0.2)
for x, y in ((-3.4, -0.4), (-3.1, -0.5)):
    person('standing', x, y, H + 0.04, 10, S)
rule(-15, -18.6, 0, 2)
table_top(-140, 140, -90, 140)
studio(-75, 200)
window(207, 21, (0, 0, 4), panes=(2, 2), pane=(56, 38))
view('thirty', (0, -1.4, 2.5), 150, turn=-18, lens=104, fstop=0.14)
render('plot', 2400, 1600)
