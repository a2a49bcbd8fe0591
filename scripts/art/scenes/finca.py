"""A stone finca on olive terraces, with its water tank."""

import itertools
import random

import contourpy
import numpy as np

from parts.desk import stand
from parts.geometry import box, poly, rect, sheet, slab
from parts.light import studio, view, window
from parts.materials import new_material, reset
from parts.plants import plant
from parts.render import render
from parts.roofs import tile_roof
from parts.terraces import Ground, cross_section, fbm, layer, stairs, sweep
from parts.walls import dry_stone, wall
from parts.wood import table_materials

reset(5)
table_materials()
ground = Ground(-25, 25, -25, 19, 0.25)
X, Y = ground.X, ground.Y
n = fbm(X, Y, 20, 4, 8) - 0.5
inner = np.clip((Y + 25) / 7, 0, 1)  # the front edge is straight, so that no wall runs out of the tray
ground.H = (
    np.where(Y > 0, np.clip((Y - 9) / 16, 0, 1) * 7.5, -np.clip((-Y - 9.5) / 15, 0, 1) * 6.2)
    + n * 3.0 * np.clip((np.hypot(X * 0.8, Y * 1.4) - 13) / 8, 0, 1) * inner
    + 0.02 * X * np.clip((np.abs(X) - 14) / 8, 0, 1) * inner
)
ground.pad(-15.3, -9.5, 17.3, 0.5, 0.5, 0.9)  # the courtyard
# The lowest layer covers the whole tray.
ground.H = np.maximum(ground.H, -6.8)
step = 1.15


def level(x, y):
    return ground.height(x, y, step)


for k, lv in enumerate(np.arange(-6.9, 9, step)):
    m = 'millboard2' if k % 2 else 'millboard'
    layer(X, Y, ground.H, lv, m, lv - step, smallest=20.0 if 0.5 < lv < 1.5 else 1.0)
# dry-stone edging along each terrace lip


def interrupted(line):
    """By the tank or the stairs."""
    x, y = line[:, 0], line[:, 1]
    return ((x > 6.2) & (x < 15.8) & (y > -16.7) & (y < -11.3)) | ((x > -0.2) & (x < 2.6) & (y > -12) & (y < -9))


courses = dict(w=0.5, h=0.26, m=0.03, b=0.9, warp=0.05, mort=0.62, free=True)
new_material('shutter', '#53634f', rough=0.6, var=0.06, vscale=2)
new_material('lip', '#c4b28e', rough=0.9, brick=courses, bump=0.4, bscale=8, var=0.14, vscale=1.5)
profile = cross_section(rect(-0.22, -0.75, 0.22, 0.62))
lines = contourpy.contour_generator(X, Y, ground.H)
for lv in np.arange(-5.75, 8, step):
    for whole in lines.lines(lv):
        for line in np.split(whole, np.flatnonzero(np.diff(interrupted(whole).astype(int))) + 1):
            length = np.hypot(*np.diff(line, axis=0).T).sum()
            knoll = len(line) < 110 and np.hypot(*(line[0] - line[-1])) < 0.6 * length
            if len(line) >= 20 and not knoll and not np.all(interrupted(line)):
                sweep('lip', line, lv - 0.45, profile)
# courtyard
slab(-15, -9.2, 17, 0.5, -0.3, 0.12, 'pave')
# main house: two storeys, gable

seeds = itertools.count(1)


def shutters(x, y, z, w, h, closed=False):
    """The two leaves of a window in a wall along x: open against the stones, or before the window."""
    half = w / 2 - 0.01
    for left in (x, x + half + 0.02) if closed else (x - half - 0.06, x + w + 0.06):
        leaf = -0.05 if closed else -0.17
        box(left, y + leaf, z, left + half, y + leaf + 0.05, z + h, 'shutter', 0.01)
        for rail in (0.12, h / 2, h - 0.12):
            box(left + 0.03, y + leaf - 0.03, z + rail - 0.04, left + half - 0.03, y + leaf, z + rail + 0.04, 'shutter', 0)


def rubble(p0, p1, z, h, openings=(), top=None):
    dry_stone(p0, p1, z, h, 0.55, next(seeds), openings, top)


rubble(
    (-9, 0),
    (9, 0),
    0,
    5.8,
    [
        *((x, 3.6, 1.0, 1.5, 'r', 'g') for x in (2.0, 5.6, 9.2, 13.0)),
        (3.0, 0, 1.5, 2.5, 'a', 'g'),
        (7, 0.9, 1.2, 1.5, 'r', 'g'),
        (13.4, 0.9, 1.2, 1.6, 'r', 'g'),
        (16.0, 0.0, 1.4, 2.4, 'a', 'n'),
    ],
)
for x in (-7.0, -3.4, 0.2, 4.0):
    shutters(x, 0, 3.6, 1.0, 1.5, closed=x == 0.2)
shutters(4.4, 0, 0.9, 1.2, 1.6)
box(7.0, 0.3, 0.02, 8.4, 0.36, 2.4, 'shutter', 0.01)
rubble((9, 8), (-9, 8), 0, 5.8)
rubble((9, 0), (9, 8), 0, 5.8, [(3.4, 3.6, 1, 1.4, 'r', 'd')], top=[(0, 0), (8, 0), (8, 5.8), (4, 7.7), (0, 5.8)])
rubble((-9, 8), (-9, 0), 0, 5.8, top=[(0, 0), (8, 0), (8, 5.8), (4, 7.7), (0, 5.8)])
tile_roof(-9, 0, 9, 8, 5.8, 1.9)
# tower
rubble(
    (-13.6, 1),
    (-8.9, 1),
    0,
    8.2,
    [(1.7, 5.4, 1.2, 1.6, 'a', 'g'), (1.8, 2.4, 1.0, 1.4, 'r', 'g')],
    top=[(0, 0), (4.7, 0), (4.7, 8.2), (2.35, 9.35), (0, 8.2)],
)
shutters(-11.8, 1, 2.4, 1.0, 1.4)
rubble((-13.6, 7), (-13.6, 1), 0, 8.2, [(2.4, 5.4, 1.2, 1.6, 'a', 'g'), (2.5, 2.2, 1, 1.4, 'r', 'g')])
rubble((-8.9, 1), (-8.9, 7), 0, 8.2)
rubble((-8.9, 7), (-13.6, 7), 0, 8.2, top=[(0, 0), (4.7, 0), (4.7, 8.2), (2.35, 9.35), (0, 8.2)])
tile_roof(-13.6, 1, -8.9, 7, 8.2, 1.15, axis='y')
box(-13.57, 1.03, -2.6, -8.93, 6.97, 0.02, 'rubble', 0)
# wing
rubble(
    (9, -6),
    (15.5, -6),
    0,
    3.3,
    [(1.1, 0, 2.0, 2.5, 'a', 'n'), (4.5, 1.0, 0.9, 1.3, 'r', 'g')],
    top=[(0, 0), (6.5, 0), (6.5, 3.3), (3.25, 4.8), (0, 3.3)],
)
shutters(13.5, -6, 1.0, 0.9, 1.3)
for x in (10.12, 11.13):
    box(x, -5.7, 0.02, x + 0.96, -5.62, 2.46, 'shutter', 0.01)
rubble(
    (15.5, -6),
    (15.5, 7),
    0,
    3.3,
    [(2, 1, 1.1, 1.4, 'r', 'd'), (6, 1, 1.1, 1.4, 'r', 'd'), (10, 1, 1.1, 1.4, 'r', 'd')],
)
rubble((9, 0), (9, -6), 0, 3.3, [(1.2, 0.9, 1.1, 1.5, 'r', 'g'), (3.6, 0.9, 1.1, 1.5, 'r', 'g')])
rubble((15.5, 7), (9, 7), 0, 3.3)
tile_roof(9, -6, 15.5, 7.2, 3.3, 1.5, axis='y')
# porch with arches
wall(
    (-8.4, -3.8),
    (4.0, -3.8),
    0,
    3.15,
    0.55,
    'mares',
    [
        (0.7, 0, 2.3, 2.65, 'a', 'n'),
        (3.6, 0, 2.3, 2.65, 'a', 'n'),
        (6.5, 0, 2.3, 2.65, 'a', 'n'),
        (9.4, 0, 2.3, 2.65, 'a', 'n'),
    ],
)
wall((-8.4, 0), (-8.4, -3.8), 0, 3.15, 0.5, 'mares', [(0.8, 0, 2.1, 2.5, 'a', 'n')])
wall((3.5, -3.8), (3.5, 0), 0, 3.15, 0.5, 'mares', [(0.8, 0, 2.1, 2.5, 'a', 'n')])
tile_roof(-8.4, -3.8, 4.0, 0.05, 3.15, 0.75, mono=True, over=0.4)
box(-5, -2.6, 0.7, -1.5, -1.6, 0.78, 'oak', 0.02)
# chimney
box(4.5, 4.6, 6.4, 5.6, 5.5, 8.5, 'rubble', 0.03)
box(4.35, 4.45, 8.5, 5.75, 5.65, 8.62, 'terra', 0.02)
# safareig (water tank)
poly([(rect(6.5, -16.4, 15.5, -11.6), [rect(7, -15.9, 15, -12.1)])], -3.4, -0.4, 'mares', 0.03, 'safareig')
new_material('tank', '#46615a', rough=0.6, var=0.05)
slab(6.7, -16.2, 15.3, -11.8, -1.25, -1.04, 'tank')
sheet(6.6, -16.3, 15.4, -11.7, -0.62, 'poolw')
stairs(1.2, -12.3, -1.15, 0.05, 2.6, 2.2, 6, 'lime2')
# planting: an old grove on the terraces, whose trees differ in form, age and place
for y, spacing in ((-12.6, 5.4), (-17.0, 4.6), (-21.6, 5.8), (12.2, 5.2), (16.2, 4.8)):
    x = -23.5 + random.uniform(0, 2)
    while x < 24:
        xx, yy = x + random.uniform(-0.9, 0.9), y + random.uniform(-0.9, 0.9)
        x += spacing * random.uniform(0.6, 1.2)
        is_court = -14.5 < yy < -9 and -2.5 < xx < 19
        is_tank = -18.2 < yy < -10 and 4.5 < xx < 17.5
        if not is_court and not is_tank and abs(xx) < 23.8:
            tree = plant('olive', xx, yy, level(xx, yy) - 0.15, random.choice((0.75, 1.0, 1.15, 1.25, 1.5)))
            tree.scale.z *= random.uniform(0.85, 1.15)
for x, y, s in ((-17.6, -1.5, 1.1), (-18.1, 1.2, 0.85), (18.4, -3.2, 0.95), (19.0, 0.2, 1.2)):
    plant('cyp', x, y, level(x, y), s)
for x, y, s in ((-21.5, 6, 1.15), (21.3, 8.5, 0.95)):
    plant('aleppo', x, y, level(x, y) - 0.1, s)
for _ in range(46):
    x = random.uniform(-24, 24)
    y = random.choice([random.uniform(-24, -11), random.uniform(9, 18)])
    if y < 0 and y > -18.5 and (-2 < x < 17.5):
        continue
    plant(random.choice(('shrub', 'scrub')), x, y, level(x, y) - 0.05, random.uniform(0.4, 1.0))
for x, y in ((5.2, -1), (-9.2, -1.2), (-14, -8), (8.2, -7.8), (16.6, -7.5)):
    plant('shrub', x, y, 0, random.uniform(0.6, 1))
plant('old_olive', -12.3, -4.6, 0, 1.2)
stand(-25, -25, 25, 19, -9.4, -7.2, 'limestone')
studio(-75, 260, azimuth=197, elevation=18)
window(197, 18, (-2, -20, 0), panes=(3, 2), pane=(74, 46), bar=6, jamb=220)
view(23, (1.5, -2.4, -4.2), 250, turn=-24, lens=124, fstop=0.3)
render('finca', 1920, 1600, exposure=0.12, terracotta=0.74, balance=(0.985, 1, 1.05))
