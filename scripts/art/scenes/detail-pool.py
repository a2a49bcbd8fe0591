"""The corner of a pool above the sea, laid stone by stone."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector

from parts.geometry import box, cylinder, mesh, round_off, sheet, slab
from parts.light import camera, studio
from parts.materials import material, new_material, reset, water
from parts.plants import plant, pot
from parts.render import render
from parts.terraces import Ground, fbm, layer, stairs
from parts.walls import joint_material, stone_materials, stone_wall, wall

reset(31)
new_material('stone', '#e2d6c0', rough=0.85, bump=0.3, bscale=8, var=0.05, vscale=1.3)
new_material(
    'flag',
    '#e0d4bf',
    rough=0.75,
    brick=dict(w=1.3, h=0.86, m=0.011, b=0.35, mort=0.76, warp=0.03),
    bump=0.2,
    bscale=7,
    var=0.06,
    vscale=0.9,
)
new_material(
    'maresf',
    '#d9c29a',
    rough=0.9,
    brick=dict(w=0.82, h=0.38, m=0.008, b=0.3, mort=0.86, warp=0.05),
    bump=0.5,
    bscale=9,
    var=0.09,
    vscale=1.1,
)


# land and sea in contour layers
ground = Ground(-44, 52, -40, 46, 0.22)
X, Y = ground.X, ground.Y
n = fbm(X, Y, 11, 4, 3) - 0.5
n2 = fbm(X, Y, 3.6, 3, 5) - 0.5
dx = X - (5.6 + 2.6 * n + 1.2 * np.sin(Y / 4.5))
dy = -(Y + 3.4 + 2.4 * n + 0.9 * np.sin(X / 3.7 + 0.8))
out = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0))
ins = np.minimum(np.maximum(dx, dy), 0)
sd = out + ins + 0.5 * n2
ground.H = np.where(
    sd > 0,
    -0.4 * sd - 0.012 * np.clip(sd, 0, 14) ** 2,
    np.clip(-sd * 0.75, 0, 1.9)
    + np.clip(-(X + 14) / 6, 0, 1) * 1.1 * np.clip(-sd, 0, 1)
    + np.clip((Y - 12) / 10, 0, 1) * 4 * np.clip(-sd / 3, 0, 1),
)
step = 0.42
ground.cut(np.arange(0.24, 7, step), step, smallest=0.4)
sea_floor = np.where(sd < 0, 1, ground.H)
for k, (lv, c) in enumerate(
    [
        (-0.2, '#a3cdc4'),
        (-0.62, '#7ab8b6'),
        (-1.15, '#4f9da6'),
        (-1.8, '#33808f'),
        (-2.6, '#236a80'),
        (-3.55, '#1a566d'),
        (-4.7, '#14465d'),
        (-6.0, '#103b52'),
    ]
):
    layer(X, Y, sea_floor, lv, new_material(f'floor{k}', c, rough=0.7, var=0.02), -9, smallest=0.6)
slab(-44, -40, 52, 46, -9.2, -7.2, new_material('deep', '#0d3147', rough=0.7))
sheet(-44, -40, 52, 46, -0.04, water('resin', tint=(0.82, 0.94, 0.96), rough=0.06, bump=0.05, bscale=0.4))
Z = 2.7
# walls, terrace, infinity pool
joint_material()
wall((-24, -2.0), (4, -2.0), -1.6, Z + 1.48, 0.4, 'joint')
wall((4, -2.0), (4, 16), -1.6, Z + 1.48, 0.4, 'joint')
stone_wall((-24, -2.0), (4.0, -2.0), -0.5, Z - 0.1, 1)
stone_wall((4.0, -2.0), (4.0, 16), -0.5, Z - 0.1, 2)
px0, px1, py0, py1 = (-8.6, 3.6, -1.6, 2.6)
box(-24, -2.14, Z - 0.12, px0, py1, Z + 0.02, 'flag', 0.02)
box(-24, py1, Z - 0.12, 4.12, 16, Z + 0.02, 'flag', 0.02)
box(px0, -2.08, Z - 0.12, 4.08, py0, Z - 0.055, 'stone', 0.018)
box(px1, py0, Z - 0.12, 4.08, py1, Z - 0.055, 'stone', 0.018)
box(px0, py1, Z - 0.02, 4.14, py1 + 0.42, Z + 0.05, 'stone', 0.02)
box(px0 - 0.42, -2.16, Z - 0.02, px0, py1 + 0.42, Z + 0.05, 'stone', 0.02)
box(px0, py0, Z - 1.35, px1, py1, Z - 1.25, 'poolin', 0)
for a in (
    (px0 - 0.2, py0, px0 + 0.01, py1),
    (px1 - 0.01, py0, px1 + 0.05, py1),
    (px0, py1 - 0.01, px1, py1 + 0.2),
    (px0, py0 - 0.05, px1, py0 + 0.01),
):
    box(a[0], a[1], Z - 1.3, a[2], a[3], Z - 0.13, 'poolin', 0)
for i in range(4):
    box(
        px0,
        py1 - 1.9 + 0.008 * i,
        Z - 1.3,
        px0 + 0.45 * (4 - i),
        py1,
        Z - 1.25 + 0.27 * (i + 0.6),
        'poolin',
        0.01,
    )
sheet(px0, -2.02, 4.02, py1, Z - 0.035, 'poolw')


def umbrella(x, y, z):
    cylinder(x, y, z, z + 2.75, 0.035, 'oak', seg=16)
    cylinder(x, y, z, z + 0.09, 0.34, 'stone', seg=40)
    cylinder(x, y, z + 2.95, z + 3.1, 0.04, 'oak', r2=0.02, seg=12)
    canopy(x, y, z + 2.98)
    for i in range(8):
        angle = math.pi / 4 * i
        hub = Vector((x, y, z + 2.35))
        rib = Vector((x + 1.1 * math.cos(angle), y + 1.1 * math.sin(angle), z + 2.55)) - hub
        bpy.ops.mesh.primitive_cylinder_add(
            vertices=8,
            radius=0.015,
            depth=rib.length,
            location=hub + rib / 2,
            rotation=rib.to_track_quat('Z', 'Y').to_euler(),
        )
        bpy.context.object.data.materials.append(material('oak'))


def canopy(x, y, top):
    """Eight panels that sag between the ribs, and a valance."""
    around = 64
    vertices, faces = [(x, y, top)], []
    for q in (0.25, 0.5, 0.75, 1):
        for i in range(around):
            angle = 2 * math.pi * i / around
            sag = 1 - abs(math.cos(4 * angle))
            r = 1.85 * q * (1 - 0.045 * sag * q)
            vertices.append((x + r * math.cos(angle), y + r * math.sin(angle), top - 0.62 * q**1.08 - 0.05 * sag * q))
    vertices += [(vx, vy, vz - 0.17) for vx, vy, vz in vertices[-around:]]
    faces += [(0, 1 + i, 1 + (i + 1) % around) for i in range(around)]
    for ring in range(4):
        a = 1 + ring * around
        for i in range(around):
            j = (i + 1) % around
            faces.append((a + i, a + around + i, a + around + j, a + j))
    ob = round_off(mesh('canopy', vertices, faces, 'linen'), 0.6)
    shell = ob.modifiers.new('shell', 'SOLIDIFY')
    shell.thickness = 0.02


umbrella(-1.9, 5.3, Z)


def lounger(x, y):
    for q in (x, x + 0.66):
        box(q, y, Z + 0.22, q + 0.06, y + 1.95, Z + 0.29, 'oak', 0.008)
        for v in (y + 0.12, y + 1.7):
            box(q, v, Z, q + 0.06, v + 0.06, Z + 0.24, 'oak', 0.006)
    for v in np.arange(y + 0.05, y + 1.9, 0.13):
        box(x + 0.05, v, Z + 0.25, x + 0.67, v + 0.07, Z + 0.285, 'oak', 0)
    box(x + 0.03, y + 0.03, Z + 0.29, x + 0.69, y + 1.28, Z + 0.4, 'linen', 0.045)
    back = box(x + 0.03, 0, 0, x + 0.69, 0.78, 0.11, 'linen', 0.045)
    back.location = (x + 0.36, y + 1.56, Z + 0.58)
    back.rotation_euler = (0.62, 0, 0)
    pillow = box(0, 0, 0, 0.5, 0.2, 0.1, 'linen', 0.045)
    pillow.location = (x + 0.36, y + 1.7, Z + 0.76)
    pillow.rotation_euler = (0.62, 0, 0)


lounger(-4.4, 3.9)
lounger(-3.15, 3.9)
box(-1.5, 4.35, Z, -1.1, 4.75, Z + 0.38, 'oak', 0.01)
cylinder(-1.3, 4.55, Z + 0.38, Z + 0.42, 0.17, 'linen', seg=24)
# low marès wall, planting
wall((-24, 10.2), (4.0, 10.2), Z, 1.05, 0.45, 'maresf')
box(-24, 10.1, Z + 1.03, 4.1, 10.75, Z + 1.14, 'stone', 0.02)
pot(2.6, 8.9, Z)
plant('shrub', 2.6, 8.9, Z + 0.62, 0.9)
for x, y, s in ((-11.8, 12.3, 0.92), (-1.2, 12.6, 1.0), (-15.5, 7.2, 1.1)):
    plant('olive', x, y, Z - 0.1, s)
for x, y in ((2.6, 12.2), (3.0, 13.6)):
    plant('cyp', x, y, Z, 0.52)
for x in np.arange(-22, 3.6, 1.25):
    plant('shrub', x, 11.35, Z - 0.05, random.uniform(0.7, 1.0))
# steps down to a bathing platform
slab(4.1, -0.9, 6.9, 3.0, -1.6, 0.34, 'stone', bevel=0.03)
stairs(5.0, 2.6, 0.34, Z + 0.02, 1.7, 4.4, 11, 'stone', body=stone_materials()[1])
box(4.15, 7.0, -0.5, 5.87, 16, Z + 0.02, 'stone', 0.02)
studio(-9.4, 85, 207, 21, 0.9)
camera((18.5, -27.5, 15.5), (0.2, 1.0, 2.3), 59, 0.34, focus=(-0.8, 0.6, 2.7))
render('detail-pool', 1600, 1067, exposure=0.05)
