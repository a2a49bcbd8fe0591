"""Three houses of one plan, going up a slope: finished, in plaster, as an oak frame."""

import random

import bpy
import numpy as np

from parts.desk import rule, stand
from parts.furniture import lounger, pergola, table
from parts.geometry import box, boxes, cylinder, round_off, slab
from parts.light import studio
from parts.materials import material, new_material, reset
from parts.plants import plant
from parts.pools import pool
from parts.render import render_house
from parts.terraces import Ground, fbm
from parts.walls import dry_stone, wall
from parts.wood import table_materials

reset(23)
table_materials()
new_material('blank', '#e7dfd1', rough=0.85, bump=0.1, bscale=4, var=0.02)
new_material('iron', '#3a332c', rough=0.5)
ground = Ground(-40, 34, -23, 28, 0.4)
X, Y = ground.X, ground.Y
n = fbm(X, Y, 19, 4, 41) - 0.5
behind = np.clip((Y - 13) / 8, 0, 1)  # the far slope is calmer and flatter, so that it does not compete
rise = 0.205 * Y - 0.16 * np.clip(Y - 17, 0, None)
ground.H = 0.115 * X * np.clip(np.abs(X) / 6, 0, 1) * 0.55 + rise + 3.0 * n * (1 - 0.75 * behind) + 1.9
step = 0.8


def level(x, y):
    return ground.height(x, y, step)


# the front left corner of each ground floor
A = (-22.2, -6.6, 0.0)
B = (-5.2, -0.2, 2.4)
C = (11.8, 6.0, 4.8)
for x, y, z in (C, B, A):
    ground.pad(x - 3.2, y - 12.5, x + 14.6, y - 7.0, z - 2.25, 1.6)
for x, y, z in (A, B, C):
    ground.pad(x - 2.4, y - 6.6, x + 14.1, y + 10.5, z + 0.15, 0.8)
for x, y, z in (A, B):
    ground.pad(x - 1.6, y - 6.7, x + 13.6, y - 2.6, z - 2.25, 0.3)
ground.cut(np.arange(-9.6, 14, step), step, smallest=1.2)


def house(corner, finished):
    """Finished in lime, stone and glass, or as a mass of plaster."""
    white, glass = ('lime', 'g') if finished else ('blank', 'n')
    terrace(*corner, finished)
    ground_floor(*corner, finished, white, glass)
    wing(*corner, finished, white, glass)
    upper_floor(*corner, finished, white, glass)
    if finished:
        furnish(*corner)


def terrace(x, y, z, finished):
    basin = (x + 0.4, y - 6.1, x + 8.4, y - 3.4)
    slab(x - 2, y - 7.2, x + 14, y + 1, z - 0.3, z + 0.06, 'pave' if finished else 'blank', holes=[basin])
    pool(*basin, z, 'poolin' if finished else 'blank', filled=finished)
    front_left, front_right = (x - 2, y - 7.45), (x + 14, y - 7.45)
    sides = (front_left, front_right), ((x - 2.27, y + 1), (x - 2.27, y - 7.45)), (front_right, (x + 14, y + 1))
    for seed, (p0, p1) in enumerate(sides):
        if finished:
            dry_stone(p0, p1, z - 4, 4.06, 0.27, seed)
        else:
            wall(p0, p1, z - 4, 4.12, 0.27, 'blank')


def ground_floor(x, y, z, finished, white, glass):
    wall((x, y), (x + 9, y), z, 3.2, 0.35, white, [(u, 0, 3.6, 2.75, 'r', glass) for u in (0.7, 4.8)])
    wall((x, y + 8), (x, y), z, 3.2, 0.35, white, [(3.5, 0, 2.6, 2.75, 'r', glass)])
    wall((x + 9, y + 8), (x, y + 8), z, 3.2, 0.35, white)
    if finished:
        box(x + 0.4, y + 0.4, z, x + 9, y + 7.6, z + 0.08, 'inner', 0)
        box(x + 0.4, y + 5.2, z, x + 9, y + 5.4, z + 3.1, 'inner', 0)
        box(x + 1.2, y + 2.6, z, x + 3.6, y + 3.6, z + 0.5, 'linen', 0.08)
    else:
        box(x + 0.36, y + 0.36, z, x + 9, y + 7.6, z + 3.2, white, 0)
    slab(x - 0.9, y - 2.3, x + 9.4, y + 8.3, z + 3.2, z + 3.58, white, bevel=0.04)
    for post in (x - 0.7, x + 9.0):
        box(post, y - 2.1, z, post + 0.15, y - 1.95, z + 3.2, 'bronze' if finished else white, 0.01)


def wing(x, y, z, finished, white, glass):
    stone = 'mares' if finished else white
    left, right, front, back = x + 9, x + 13.6, y - 1.6, y + 7
    wall((left, front), (right, front), z, 4.3, 0.45, stone, [(1.2, 0.9, 2.2, 1.9, 'r', glass)])
    wall((right, front), (right, back), z, 4.3, 0.45, stone)
    wall((right, back), (left, back), z, 4.3, 0.45, stone)
    wall((left, back), (left, front), z, 4.3, 0.45, stone, [(6.9, 0, 1.2, 2.5, 'r', 'd')] if finished else ())
    opening = (left + 0.5, front + 0.5, right - 0.5, back - 0.5)
    slab(left - 0.05, front - 0.05, right + 0.05, back + 0.05, z + 4.3, z + 4.42, white, holes=[opening])
    slab(left + 0.3, front + 0.3, right - 0.3, back - 0.3, z + 3.8, z + 3.95, white)
    if not finished:
        box(left + 0.4, front + 0.4, z, right - 0.4, back - 0.4, z + 3.9, white, 0)


def upper_floor(x, y, z, finished, white, glass):
    """A deep frame, open to the front."""
    z += 3.58
    x0, x1, y0, y1 = x + 1.4, x + 8.6, y + 0.2, y + 7.8
    slab(x0, y0, x1, y1, z, z + 0.22, white)
    slab(x0, y0, x1, y1, z + 3.0, z + 3.32, white, bevel=0.04)
    box(x0, y0, z + 0.22, x0 + 0.35, y1, z + 3.0, white, 0.03)
    box(x1 - 0.35, y0, z + 0.22, x1, y1, z + 3.0, white, 0.03)
    box(x0 + 0.35, y1 - 0.4, z + 0.22, x1 - 0.35, y1, z + 3.0, white, 0)
    windows = [(0.5, 0, 2.6, 2.45, 'r', glass), (3.5, 0, 2.5, 2.45, 'r', glass)]
    front = 'lime2' if finished else white
    wall((x0 + 0.35, y0 + 1.5), (x1 - 0.35, y0 + 1.5), z + 0.22, 2.78, 0.25, front, windows)
    if finished:
        box(x0 + 0.35, y0 + 1.9, z + 0.2, x1 - 0.4, y1 - 0.5, z + 0.27, 'inner', 0)
        box(x0 + 0.35, y0 + 0.22, z + 0.22, x1 - 0.35, y0 + 0.26, z + 1.1, 'glass', 0)
        box(x0 + 1.6, y0 + 2.8, z + 0.27, x0 + 3.6, y0 + 4.8, z + 0.8, 'linen', 0.08)
    else:
        box(x0 + 0.35, y0 + 1.76, z + 0.2, x1 - 0.35, y1 - 0.4, z + 3.0, white, 0)


def furnish(x, y, z):
    pergola(x + 9.4, y - 6.0, x + 13.5, y - 1.6, z, z + 3.02, posts=(x + 9.4, x + 13.1), beams=(y - 5.8, y - 2.2))
    table(x + 10.2, y - 4.6, x + 12.6, y - 3.6, z + 0.06)
    for i in range(3):
        lounger(x + 0.9 + i * 2.1, y - 3.1, z)


def frame(x, y, z):
    """The same house in oak: its posts and rafters, and terrace and pool as outlines between pegs."""
    cage(x, y, x + 9, y + 8, z + 0.05, z + 3.2, over=0.8)
    cage(x + 9.25, y - 1.4, x + 13.6, y + 7, z + 0.05, z + 4.1)
    cage(x + 1.5, y + 0.4, x + 8.5, y + 7.6, z + 3.45, z + 6.5, over=0.15)
    outline(x - 2, y - 7.2, x + 14, y - 0.3, z, 0.09, 0.12)
    outline(x + 0.4, y - 6.1, x + 8.4, y - 3.4, z, 0.07, 0.1)
    pegs = [(x - 2, y - 7.2), (x + 14, y - 7.2), (x + 14, y + 9), (x - 2, y + 9)]
    for (x0, y0), (x1, y1) in zip(pegs, pegs[1:] + pegs[:1]):
        cylinder(x0, y0, z - 0.1, z + 1.5, 0.07, 'oak', seg=10)
        cylinder(x0, y0, z + 1.5, z + 1.62, 0.1, 'terra', seg=12)
        left, right, front, back = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
        box(left - 0.02, front - 0.02, z + 1.18, right + 0.02, back + 0.02, z + 1.22, 'iron', 0)


def cage(x0, y0, x1, y1, z0, z1, over=0.0):
    """Posts every 0.9 m between two rings of beams, rafters on top that stand out by `over`."""
    t = 0.075
    posts = [(x, y) for x in np.append(np.arange(x0, x1 - 0.2, 0.9), x1) for y in (y0, y1)]
    posts += [(x, y) for y in np.arange(y0 + 0.9, y1 - 0.2, 0.9) for x in (x0, x1)]
    timber = [(x - t, y - t, z0, x + t, y + t, z1) for x, y in posts]
    for z in (z0, z1 - 0.16):
        timber += [(x0 - t * 1.3, y - t * 1.3, z, x1 + t * 1.3, y + t * 1.3, z + 0.17) for y in (y0, y1)]
        timber += [(x - t * 1.29, y0, z + 0.002, x + t * 1.29, y1, z + 0.168) for x in (x0, x1)]
    for x in np.arange(x0 - over, x1 + over + 0.01, 0.45):
        timber.append((x - 0.055, y0 - over * 1.6, z1 + 0.02, x + 0.055, y1 + over * 0.4, z1 + 0.22))
    boxes(timber, 'oak')


def outline(x0, y0, x1, y1, z, w, h):
    rails = [(x0 - w, y - w, z, x1 + w, y + w, z + h) for y in (y0, y1)]
    boxes(rails + [(x - w, y0, z, x + w, y1, z + h - 0.002) for x in (x0, x1)], 'oak')


house(A, finished=True)
house(B, finished=False)
frame(*C)
# trees: planted / plaster balls / dowels
for x, y, s in ((-32, -3, 1.05), (-28.5, 7.5, 1.15), (-18, 10.5, 1.1), (-35, -13, 1.0), (-37, 6, 1.1)):
    plant('umb', x, y, level(x, y) - 0.2, s)
for x, y in ((-29.4, 1.6), (-27.4, 2.4), (-25.4, 3.2)):
    plant('cyp', x, y, level(x, y) - 0.1, 0.95)
for x, y, s in (
    (-28.5, -18.2, 1.0),
    (-23, -18.6, 0.95),
    (-17, -18.0, 1.05),
    (-11.2, -18.4, 0.9),
    (-31.5, -12.5, 1.0),
    (-33, -20, 1.0),
    (-20.5, -21, 1.0),
    (-37, -20, 0.95),
):
    plant('olive', x, y, level(x, y) - 0.15, s)
for q in np.arange(-23.5, -8.5, 1.15):
    plant('shrub', q, -14.75, level(q, -14.9) - 0.05, 0.8)
for _ in range(26):
    x = random.uniform(-42, -10)
    y = random.choice([random.uniform(-27, -17), random.uniform(5, 18)])
    if x > -38.5 and y > -22:
        plant('shrub', x, y, level(x, y) - 0.1, random.uniform(0.6, 1.1))


def ball(x, y, r=1.25, h=2.1):
    z = level(x, y)
    cylinder(x, y, z - 0.1, z + h, 0.07, 'oak', seg=10)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=32, ring_count=20, radius=r, location=(x, y, z + h + r * 0.75))
    sphere = bpy.context.object
    sphere.data.materials.append(material('blank'))
    round_off(sphere, 3.0)


for x, y, r in (
    (-5.5, -10.2, 1.0),
    (-0.8, -10.9, 1.15),
    (4.2, -10.3, 0.95),
    (8.4, -11.2, 1.1),
    (-9.6, 12.8, 1.5),
    (-3.5, 14.0, 1.35),
    (3.5, 13.6, 1.5),
    (2.0, -16.5, 1.2),
    (8.0, -17.5, 1.05),
    (-5, -17.4, 1.1),
):
    ball(x, y, r, 1.6 + r * 0.6)


def dowel(x, y, r=1.0):
    z = level(x, y)
    cylinder(x, y, z - 0.1, z + 2.9, 0.055, 'oak', seg=10)
    for k in (1.7, 2.3, 2.9):
        cylinder(x, y, z + k - 0.03, z + k + 0.03, r * (1.15 - abs(k - 2.2) * 0.55), 'oak', seg=28)


for x, y in (
    (12.3, -4.0),
    (16.6, -4.9),
    (21.4, -4.2),
    (26.2, -5.1),
    (15.5, -11.0),
    (22.5, -11.8),
    (12.5, 20.5),
    (19, 21.5),
    (26, 21),
):
    dowel(x, y, 0.85)
stand(-40, -23, 34, 28, -10.4, -8)
rule(-12, -32, -10.4, 2)
studio(-75, 260)
render_house('new-development', (-2, 0, -1), -20, 96, exposure=-0.03)
