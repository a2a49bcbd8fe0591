"""A courtyard between two arcades in low sun."""

import math
import random

import bpy
import numpy as np

from parts.geometry import box, cylinder, lathe, link, slab
from parts.light import camera, studio
from parts.materials import material, new_material, reset
from parts.plants import plant, pot, tree_mesh
from parts.render import render
from parts.roofs import tile_roof
from parts.walls import wall

reset(29)
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
new_material('stone', '#dccaa8', rough=0.88, bump=0.4, bscale=8, var=0.07, vscale=1.3)
new_material('stucco', '#e6dac6', rough=0.92, bump=0.35, bscale=6, var=0.05, vscale=0.8)
new_material(
    'flag',
    '#ddd0ba',
    rough=0.75,
    brick=dict(w=1.15, h=0.78, m=0.011, b=0.35, mort=0.74, warp=0.03),
    bump=0.22,
    bscale=7,
    var=0.07,
    vscale=0.9,
)
new_material('shut', '#6b755f', rough=0.65, var=0.06)
new_material('soil', '#a08868', rough=1, bump=0.8, bscale=9, var=0.2)


def potted(x, y, s, seed, lobes):
    pot(x, y, 0, s)
    data = tree_mesh('bush', lobes, 5200, 0.045, 'olive', [((0, 0, -0.3), (0, 0, 0.25), 0.05, 0.04)], seed)
    place(data, x, y, 0.66 * s, s, 0)


def place(data, x, y, z, s, turn):
    ob = link(bpy.data.objects.new(data.name, data))
    ob.location = (x, y, z)
    ob.scale = (s, s, s)
    ob.rotation_euler.z = turn


def strand(a, lobe):
    """One of the twisted strands of an old trunk, from the foot to a branch."""
    lx, ly, lz, *_ = lobe
    lean = a * 0.4 + math.atan2(ly, lx) * 0.6 + 0.5
    points = [
        (0.26 * math.cos(a), 0.26 * math.sin(a), -0.25, 0.17),
        (0.17 * math.cos(a + 0.35), 0.17 * math.sin(a + 0.35), 0.12, 0.145),
        (0.07 + 0.12 * math.cos(a + 0.9), 0.03 + 0.12 * math.sin(a + 0.9), 0.55, 0.13),
        (0.04 + 0.15 * math.cos(lean), 0.15 * math.sin(lean), 1.0, 0.115),
        (lx * 0.33, ly * 0.33, 1.5, 0.085),
        (lx * 0.62, ly * 0.62, 2.0, 0.055),
        (lx * 0.8, ly * 0.8, lz, 0.03),
    ]
    curve = bpy.data.curves.new('strand', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = 1
    curve.bevel_resolution = 5
    curve.use_fill_caps = True
    spline = curve.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    for point, (px, py, pz, radius) in zip(spline.points, points):
        point.co = (px, py, pz, 1)
        point.radius = radius
    spline.use_endpoint_u = True
    spline.order_u = 4
    spline.resolution_u = 8
    curve.materials.append(material('trunk'))
    return curve


def old_olive(x, y, z, s, seed):
    rng = random.Random(seed)
    lobes = [
        (
            math.cos(a) * rng.uniform(0.6, 1.15),
            math.sin(a) * rng.uniform(0.6, 1.15),
            rng.uniform(2.2, 3.1),
            rng.uniform(0.6, 0.95),
            rng.uniform(0.6, 0.95),
            rng.uniform(0.45, 0.7),
        )
        for a in np.linspace(0, 5.6, 7)
    ] + [(0.1, 0, 3.35, 0.8, 0.8, 0.55)]
    for i, lobe in enumerate(lobes):
        place(strand(i * 2 * math.pi / len(lobes), lobe), x, y, z, s, seed)
    place(tree_mesh('old olive', lobes, 15000, 0.062, 'olive', [], seed), x, y, z, s, seed)


# ground
slab(-60, -60, 60, 60, -2.2, -1.5, 'land')
slab(-40, -13.5, 40, 60, -1.6, -0.75, 'lime2')
slab(-22, -9.6, 26, 40, -0.8, -0.12, 'land', bevel=0.05)
slab(-3.0, -8.2, 22, 8, -0.3, 0.0, 'flag', bevel=0.03)


def piers(P, alongx, c, t):
    for a, b in P:
        for z0, z1, e in ((1.56, 1.7, 0.06), (0, 0.16, 0.05)):
            if alongx:
                box(a - e, c - e, z0, b + e, c + t + e, z1, 'stone', 0.02)
            else:
                box(c - t - e, a - e, z0, c + e, b + e, z1, 'stone', 0.02)


W, G, H = (2.3, 0.78, 2.72)
# free arcade on the left (x=0), sun behind it
y0 = -8.0
n = 4
L = G + n * (W + G)
ops = [(G + i * (W + G), 0, W, H, 'a', 'n') for i in range(n)]
wall((-0.62, y0 + L), (-0.62, y0), 0, 3.35, 0.62, 'maresf', [(L - o[0] - W, *o[1:]) for o in ops])
piers([(y0 + i * (W + G), y0 + i * (W + G) + G) for i in range(n + 1)], False, 0, 0.62)
box(-0.72, y0 - 0.08, 3.33, 0.1, y0 + L + 0.02, 3.45, 'stone', 0.03)
tile_roof(-0.72, y0 - 0.05, 0.1, y0 + L, 3.44, 0.2, over=0.12, axis='y')
# porch of the house (y=4.32..), facing the camera
YP = y0 + L
x0 = -0.62
m = 5
LX = G + m * (W + G)
wall((x0, YP), (x0 + LX, YP), 0, 3.3, 0.62, 'maresf', [(G + i * (W + G), 0, W, H, 'a', 'n') for i in range(m)])
piers([(x0 + i * (W + G), x0 + i * (W + G) + G) for i in range(m + 1)], True, YP, 0.62)
YW = YP + 4.0
wall(
    (x0 - 6, YW),
    (x0 + LX + 4, YW),
    0,
    7.4,
    0.5,
    'stucco',
    [
        (8.6, 0, 1.7, 2.7, 'a', 'd'),
        (13.2, 0.9, 1.3, 1.6, 'r', 'g'),
        (17.5, 0, 1.7, 2.7, 'a', 'd'),
        (8.3, 4.9, 1.15, 1.5, 'r', 'g'),
        (13.0, 4.9, 1.15, 1.5, 'r', 'g'),
        (17.7, 4.9, 1.15, 1.5, 'r', 'g'),
    ],
)
for a in (8.3, 13.0, 17.7):
    cx = x0 - 6 + a + 0.575
    for s in (-1, 1):
        q0 = cx + s * 0.6 if s > 0 else cx - 0.6 - 0.56
        box(q0, YW - 0.1, 4.9, q0 + 0.56, YW - 0.03, 6.4, 'shut', 0.01)
        for z in np.arange(5.0, 6.35, 0.085):
            box(q0 + 0.05, YW - 0.125, z, q0 + 0.51, YW - 0.09, z + 0.045, 'shut', 0)
    box(cx - 0.75, YW - 0.12, 4.76, cx + 0.75, YW + 0.1, 4.9, 'stone', 0.02)
box(x0, YP + 0.63, 0, x0 + 0.5, YW, 3.3, 'stucco', 0)
tile_roof(x0 - 0.1, YP, x0 + LX, YW, 3.3, 1.05, mono=True, over=0.42)
for x in np.arange(x0 + 0.3, x0 + LX, 0.62):
    box(x, YP - 0.3, 3.02, x + 0.13, YP + 0.05, 3.2, 'oak', 0.01)
for x in np.arange(x0 + 0.3, x0 + LX, 0.62):
    box(x, YP + 0.6, 3.05, x + 0.13, YW, 3.22, 'oak', 0)
tile_roof(x0 - 6, YW, x0 + LX + 4, YW + 8, 7.4, 1.8, over=0.5)
TX, TY = (10.1, -0.9)
potted(
    3.5,
    -4.3,
    1.15,
    4,
    [
        (0, 0, 0.35, 0.42, 0.42, 0.36),
        (0.22, 0.1, 0.55, 0.3, 0.3, 0.3),
        (-0.2, -0.12, 0.58, 0.3, 0.3, 0.28),
        (0.0, 0.05, 0.8, 0.26, 0.26, 0.24),
    ],
)
potted(5.8, 3.55, 0.8, 8, [(0, 0, 0.3, 0.34, 0.34, 0.3), (-0.1, 0.1, 0.5, 0.22, 0.22, 0.22)])
box(6.6, YW - 1.0, 0.42, 9.0, YW - 0.5, 0.5, 'oak', 0.02)
for x in (6.8, 8.7):
    box(x, YW - 0.95, 0, x + 0.1, YW - 0.55, 0.42, 'oak', 0.01)
old_olive(TX, TY, -0.05, 1.08, 5)
lathe(TX, TY, 0, [(1.0, -0.02), (1.0, 0.13), (0.97, 0.16), (0.85, 0.16), (0.82, 0.13), (0.82, -0.02)], 'stone')
cylinder(TX, TY, -0.05, 0.05, 0.84, 'soil', seg=40)
for x, y in ((22.5, 4.5), (24, -3)):
    plant('olive', x, y, -0.1, 1.1)
studio(-2.2, 75, 207, 21, 0.9)
camera((20.6, -22.8, 6.7), (4.6, 0.6, 1.7), 76, 0.45, focus=(2.2, -1.6, 1.2))
render('detail-arches', 1600, 1067, exposure=0.15, terracotta=0.82, balance=(1.02, 1.0, 0.97))
