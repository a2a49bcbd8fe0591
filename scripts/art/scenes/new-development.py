"""Three houses of one plan, going up a slope: finished, in plaster, as an oak frame."""

import random

import bpy
import numpy as np

from parts.geometry import box, boxes, cylinder, slab
from parts.light import camera, studio
from parts.materials import material, new_material, reset
from parts.plants import plant
from parts.pools import pool
from parts.render import render
from parts.terraces import Ground, fbm
from parts.walls import dry_stone, wall

reset(23)
new_material('blank', '#e7dfd1', rough=0.85, bump=0.1, bscale=4, var=0.02)
new_material('iron', '#3a332c', rough=0.5)
ground = Ground(-52, 52, -36, 44, 0.4)
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
    x, y, z = corner
    W = 'lime' if finished else 'blank'
    gk = 'g' if finished else 'n'
    # terrace with pool hole
    px = (x + 0.4, y - 6.1, x + 8.4, y - 3.4)
    slab(x - 2, y - 7.2, x + 14, y + 1, z - 0.3, z + 0.06, 'pave' if finished else 'blank', holes=[px])
    pool(*px, z, 'poolin' if finished else 'blank', filled=finished)
    for seed, (p0, p1) in enumerate(
        (
            ((x - 2, y - 7.45), (x + 14, y - 7.45)),
            ((x - 2.27, y + 1), (x - 2.27, y - 7.45)),
            ((x + 14, y - 7.45), (x + 14, y + 1)),
        )
    ):
        if finished:
            dry_stone(p0, p1, z - 4, 4.06, 0.27, seed)
        else:
            wall(p0, p1, z - 4, 4.12, 0.27, 'blank')
    # ground floor
    wall((x, y), (x + 9, y), z, 3.2, 0.35, W, [(0.7, 0, 3.6, 2.75, 'r', gk), (4.8, 0, 3.6, 2.75, 'r', gk)])
    wall((x, y + 8), (x, y), z, 3.2, 0.35, W, [(3.5, 0, 2.6, 2.75, 'r', gk)])
    wall((x + 9, y + 8), (x, y + 8), z, 3.2, 0.35, W)
    if not finished:
        box(x + 0.36, y + 0.36, z, x + 9, y + 7.6, z + 3.2, W, 0)
    else:
        box(x + 0.4, y + 0.4, z, x + 9, y + 7.6, z + 0.08, 'inner', 0)
        box(x + 0.4, y + 5.2, z, x + 9, y + 5.4, z + 3.1, 'inner', 0)
        box(x + 1.2, y + 2.6, z, x + 3.6, y + 3.6, z + 0.5, 'linen', 0.08)
    slab(x - 0.9, y - 2.3, x + 9.4, y + 8.3, z + 3.2, z + 3.58, W, bevel=0.04)
    for q in (x - 0.7, x + 9.0):
        box(q, y - 2.1, z, q + 0.15, y - 1.95, z + 3.2, 'bronze' if finished else W, 0.01)
    # stone wing
    S = 'mares' if finished else W
    wall((x + 9, y - 1.6), (x + 13.6, y - 1.6), z, 4.3, 0.45, S, [(1.2, 0.9, 2.2, 1.9, 'r', gk)])
    wall((x + 13.6, y - 1.6), (x + 13.6, y + 7), z, 4.3, 0.45, S)
    wall((x + 13.6, y + 7), (x + 9, y + 7), z, 4.3, 0.45, S)
    wall((x + 9, y + 7), (x + 9, y - 1.6), z, 4.3, 0.45, S, [(6.9, 0, 1.2, 2.5, 'r', 'd')] if finished else ())
    slab(
        x + 8.95,
        y - 1.65,
        x + 13.65,
        y + 7.05,
        z + 4.3,
        z + 4.42,
        W,
        holes=[(x + 9.5, y - 1.1, x + 13.1, y + 6.5)],
    )
    slab(x + 9.3, y - 1.3, x + 13.3, y + 6.7, z + 3.8, z + 3.95, W)
    if not finished:
        box(x + 9.4, y - 1.2, z, x + 13.2, y + 6.6, z + 3.9, W, 0)
    # upper floor: deep frame
    u = z + 3.58
    slab(x + 1.4, y + 0.2, x + 8.6, y + 7.8, u, u + 0.22, W)
    slab(x + 1.4, y + 0.2, x + 8.6, y + 7.8, u + 3.0, u + 3.32, W, bevel=0.04)
    box(x + 1.4, y + 0.2, u + 0.22, x + 1.75, y + 7.8, u + 3.0, W, 0.03)
    box(x + 8.25, y + 0.2, u + 0.22, x + 8.6, y + 7.8, u + 3.0, W, 0.03)
    box(x + 1.75, y + 7.4, u + 0.22, x + 8.25, y + 7.8, u + 3.0, W, 0)
    wall(
        (x + 1.75, y + 1.7),
        (x + 8.25, y + 1.7),
        u + 0.22,
        2.78,
        0.25,
        'lime2' if finished else W,
        [(0.5, 0, 2.6, 2.45, 'r', gk), (3.5, 0, 2.5, 2.45, 'r', gk)],
    )
    if finished:
        box(x + 1.75, y + 2.1, u + 0.2, x + 8.2, y + 7.3, u + 0.27, 'inner', 0)
        box(x + 1.75, y + 0.42, u + 0.22, x + 8.25, y + 0.46, u + 1.1, 'glass', 0)
        box(x + 3, y + 3, u + 0.27, x + 5, y + 5, u + 0.8, 'linen', 0.08)
    else:
        box(x + 1.75, y + 1.96, u + 0.2, x + 8.25, y + 7.4, u + 3.0, W, 0)
    if finished:
        for q in np.arange(x + 9.4, x + 13.5, 0.42):
            box(q, y - 6.0, z + 2.8, q + 0.1, y - 1.6, z + 3.02, 'oak', 0.01)
        for v in (y - 5.8, y - 2.2):
            box(x + 9.2, v, z + 2.6, x + 13.6, v + 0.13, z + 2.8, 'oak', 0.01)
            for q in (x + 9.4, x + 13.1):
                box(q, v, z, q + 0.14, v + 0.14, z + 2.6, 'oak', 0.01)
        box(x + 10.2, y - 4.6, z + 0.72, x + 12.6, y - 3.6, z + 0.8, 'oak', 0.02)
        for q in (x + 10.3, x + 11.2, x + 12.1):
            for v in (y - 5.3, y - 3.3):
                box(q, v, z + 0.06, q + 0.5, v + 0.5, z + 0.5, 'linen', 0.04)
        for i in range(3):
            q = x + 0.9 + i * 2.1
            box(q, y - 3.0, z + 0.28, q + 0.75, y - 1.2, z + 0.4, 'linen', 0.05)
            box(q, y - 1.6, z + 0.4, q + 0.75, y - 1.15, z + 0.58, 'linen', 0.05)


def frame(o):
    x, y, z = o
    L = []
    t = 0.075
    K = []

    def vol(x0, y0, x1, y1, z0, z1, sp=0.9, roof=0.45, over=0):
        for q in np.append(np.arange(x0, x1 - 0.2, sp), x1):
            for v in (y0, y1):
                L.append((q - t, v - t, z0, q + t, v + t, z1))
        for v in np.arange(y0 + sp, y1 - 0.2, sp):
            for q in (x0, x1):
                L.append((q - t, v - t, z0, q + t, v + t, z1))
        for zz in (z0, z1 - 0.16):
            for v in (y0, y1):
                L.append((x0 - t * 1.3, v - t * 1.3, zz, x1 + t * 1.3, v + t * 1.3, zz + 0.17))
            for q in (x0, x1):
                L.append((q - t * 1.29, y0, zz + 0.002, q + t * 1.29, y1, zz + 0.168))
        for q in np.arange(x0 - over, x1 + over + 0.01, roof):
            K.append((q - 0.055, y0 - over * 1.6, z1 + 0.02, q + 0.055, y1 + over * 0.4, z1 + 0.22))

    vol(x, y, x + 9, y + 8, z + 0.05, z + 3.2, over=0.8)
    vol(x + 9.25, y - 1.4, x + 13.6, y + 7, z + 0.05, z + 4.1)
    vol(x + 1.5, y + 0.4, x + 8.5, y + 7.6, z + 3.45, z + 6.5, over=0.15)
    boxes(L, 'oak')
    boxes(K, 'oak')
    # terrace and pool as outlines only, with pegs
    E = []

    def ring(x0, y0, x1, y1, w=0.09, h=0.12):
        E.extend(
            [
                (x0 - w, y0 - w, z, x1 + w, y0 + w, z + h),
                (x0 - w, y1 - w, z, x1 + w, y1 + w, z + h),
                (x0 - w, y0, z, x0 + w, y1, z + h - 0.002),
                (x1 - w, y0, z, x1 + w, y1, z + h - 0.002),
            ]
        )

    ring(x - 2, y - 7.2, x + 14, y - 0.3)
    ring(x + 0.4, y - 6.1, x + 8.4, y - 3.4, 0.07, 0.1)
    boxes(E, 'oak')
    for q, v in ((x - 2, y - 7.2), (x + 14, y - 7.2), (x + 14, y + 9), (x - 2, y + 9)):
        cylinder(q, v, z - 0.1, z + 1.5, 0.07, 'oak', seg=10)
        cylinder(q, v, z + 1.5, z + 1.62, 0.1, 'terra', seg=12)
    P = [(x - 2, y - 7.2), (x + 14, y - 7.2), (x + 14, y + 9), (x - 2, y + 9)]
    for a, b in zip(P, P[1:] + P[:1]):
        box(
            min(a[0], b[0]) - 0.02,
            min(a[1], b[1]) - 0.02,
            z + 1.18,
            max(a[0], b[0]) + 0.02,
            max(a[1], b[1]) + 0.02,
            z + 1.22,
            'iron',
            0,
        )


house(A, finished=True)
house(B, finished=False)
frame(C)
# trees: planted / plaster balls / dowels
for x, y, s in ((-32, -3, 1.05), (-28.5, 7.5, 1.15), (-18, 10.5, 1.1), (-35, -13, 1.0), (-37, 6, 1.1)):
    plant('umb', x, y, level(x, y) - 0.2, s)
for x, y in ((-25.6, 4.2), (-25.6, 2.2), (-25.5, 0.2)):
    plant('cyp', x, y, level(x, y) - 0.1, 0.95)
for x, y, s in (
    (-28.5, -18.2, 1.0),
    (-23, -18.6, 0.95),
    (-17, -18.0, 1.05),
    (-11.2, -18.4, 0.9),
    (-31.5, -12.5, 1.0),
    (-33, -20, 1.0),
    (-20, -23.5, 1.0),
    (-37, -20, 0.95),
):
    plant('olive', x, y, level(x, y) - 0.15, s)
for q in np.arange(-23.5, -8.5, 1.15):
    plant('shrub', q, -14.75, level(q, -14.9) - 0.05, 0.8)
for _ in range(26):
    x = random.uniform(-42, -10)
    y = random.choice([random.uniform(-27, -17), random.uniform(5, 18)])
    plant('shrub', x, y, level(x, y) - 0.1, random.uniform(0.6, 1.1))


def ball(x, y, r=1.25, h=2.1):
    z = level(x, y)
    cylinder(x, y, z - 0.1, z + h, 0.07, 'oak', seg=10)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=32, ring_count=20, radius=r, location=(x, y, z + h + r * 0.75))
    o = bpy.context.object
    o.data.materials.append(material('blank'))
    for p in o.data.polygons:
        p.use_smooth = True


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
studio(-10.4, 85, 207, 21, 1.0)
camera((-34, -82, 37), (-0.9, -1.0, 2.2), 72, 0.06, focus=(-16, -6, 3))
render('new-development', 1600, 1067, exposure=-0.03)
