"""A town house in section: portal, two furnished floors, a pool on the roof, a patio behind."""

import itertools
import math

import bpy
import numpy as np

from parts.desk import stand
from parts.geometry import box, boxes, cylinder, link, mesh, poly, rect, sheet, slab
from parts.light import studio, window
from parts.materials import color, new_material, reset, water
from parts.people import person
from parts.plants import plant, pot
from parts.render import render_house
from parts.roofs import tile_roof
from parts.terraces import stairs
from parts.walls import voussoirs, wall
from parts.wood import table_materials

reset(17)
table_materials()
new_material('voussoir', '#ddcbab', rough=0.85, bump=0.25, bscale=5, var=0.06)
new_material(
    'maresf',
    '#d9c39d',
    rough=0.88,
    brick=dict(w=0.92, h=0.42, m=0.009, b=0.28, mort=0.86, warp=0.05),
    bump=0.3,
    bscale=6,
    var=0.09,
    vscale=0.9,
)
new_material('poche', '#8d5a44', rough=0.8, bump=0.12, bscale=6, var=0.05)
new_material('shut', '#5c6a55', rough=0.6, var=0.06)
new_material('iron', '#2f2b28', rough=0.45, spec=0.4)
new_material('tileh', '#c9b79b', rough=0.6, brick=dict(w=0.5, h=0.5, m=0.012, b=0.1, mort=0.8), var=0.08)
new_material('rug', '#a7917a', rough=0.95, var=0.1, vscale=3)
new_material('velvet', '#7d8a86', rough=0.9, var=0.05)
XL = -9
Z1, Z2, Z3 = (4.5, 8.7, 12.3)
CUT = -5.3


depth = itertools.count(1)


def cap(y0, y1, z0, z1):
    """A cut wall or floor on the plane of the section, each a little prouder than the last: no two share a plane."""
    box(XL - 0.02 - 0.0015 * next(depth), y0, z0, XL + 0.02, y1, z1, 'poche', 0)


def shutters(x, z, w, h, opened=True, y=0):
    for s in (-1, 1):
        if opened:
            a, b = (
                (x - w / 2 - 0.03 - w / 2, x - w / 2 - 0.03) if s < 0 else (x + w / 2 + 0.03, x + w / 2 + 0.03 + w / 2)
            )
            yy = y - 0.1
        else:
            a, b = (x - w / 2, x - 0.01) if s < 0 else (x + 0.01, x + w / 2)
            yy = y + 0.06
        L = (
            [(a, yy, z, a + 0.07, yy + 0.06, z + h), (b - 0.07, yy, z, b, yy + 0.06, z + h)]
            + [(a, yy, q, b, yy + 0.06, q + 0.09) for q in (z, z + h * 0.5, z + h - 0.09)]
            + [
                (a + 0.05, yy + 0.012, q, b - 0.05, yy + 0.045, q + 0.065)
                for q in np.arange(z + 0.1, z + h - 0.1, 0.105)
            ]
        )
        boxes(L, 'shut')


def balcony(x0, x1, z, d=0.85, y=0, h=1.0):
    box(x0, y - d, z - 0.16, x1, y + 0.02, z, 'lime2', 0.03)
    n = max(2, int((x1 - x0) / 0.8))
    for i in range(n + 1):
        xx = x0 + 0.12 + (x1 - x0 - 0.24) * i / n
        box(xx - 0.09, y - d * 0.75, z - 0.42, xx + 0.09, y + 0.02, z - 0.15, 'lime2', 0.04)
    q = 0.017
    L = [
        (x0 + 0.04, y - d + 0.05, z + k, x1 - 0.04, y - d + 0.09, z + k + 0.045) for k in (0.08, h - 0.02, h - 0.2)
    ] + [
        (e, y - d + 0.05, z + k, e + 0.04, y, z + k + 0.045)
        for e in (x0 + 0.04, x1 - 0.08)
        for k in (0.08, h - 0.02, h - 0.2)
    ]
    L += [
        (x - q, y - d + 0.07 - q, z, x + q, y - d + 0.07 + q, z + h) for x in np.arange(x0 + 0.08, x1 - 0.04, 0.145)
    ] + [
        (e + 0.02 - q, v - q, z, e + 0.02 + q, v + q, z + h)
        for e in (x0 + 0.04, x1 - 0.08)
        for v in np.arange(y - d + 0.2, y, 0.145)
    ]
    boxes(L, 'iron')


# site: a pavement along the street, plain ground, the foot of the neighbour's house
slab(-12.4, -6.2, 14.6, 21.8, -2, -0.12, 'land')
slab(-12.4, -3, 14.6, 0.3, -0.2, 0, 'pave')
slab(-12.4, 0.32, 14.6, 21.8, -0.2, 0, 'lime2')
slab(9.06, 0.4, 14.6, 17.2, -0.1, 3.4, 'lime', bevel=0.05)
# street facade
wall(
    (XL, 0),
    (9, 0),
    0,
    Z1 - 0.03,
    0.55,
    'maresf',
    [
        (1.35, 1.5, 1.1, 1.7, 'r', 'n'),
        (4.6, 1.5, 1.1, 1.7, 'r', 'n'),
        (7.45, 0, 3.1, 3.7, 'a', 'n'),
        (12.3, 1.5, 1.1, 1.7, 'r', 'n'),
        (15.6, 1.5, 1.1, 1.7, 'r', 'n'),
    ],
)
for x in (-7.1, -3.85, 3.85, 7.15):
    boxes(
        [(x - 0.55 + i * 0.157 - 0.014, 0.1, 1.5, x - 0.55 + i * 0.157 + 0.014, 0.13, 3.2) for i in range(8)]
        + [(x - 0.55, 0.1, q, x + 0.55, 0.13, q + 0.03) for q in (1.9, 2.4, 2.85)],
        'iron',
    )
    box(x - 0.7, -0.1, 1.36, x + 0.7, 0.1, 1.5, 'lime2', 0.02)
    box(x - 0.55, 0.34, 1.5, x + 0.55, 0.38, 3.2, 'glass', 0)
# portal: voussoirs, gate
voussoirs(0, 0, 2.15, 1.57, 2.12, 'voussoir')
for s in (-1, 1):
    box(s * 1.57, -0.06, 0, s * 2.12, 0.1, 2.15, 'voussoir', 0.015)
    box(s * 1.5, 0.2, 0, s * 1.62, 1.6, 3.0, 'oak', 0.02)
boxes(
    [
        (x - 0.016, 0.42, 2.5, x + 0.016, 0.45, 2.15 + math.sqrt(max(0, 1.5**2 - x * x)))
        for x in np.arange(-1.4, 1.45, 0.2)
    ]
    + [(-1.5, 0.42, 2.5, 1.5, 0.45, 2.56)],
    'iron',
)
first_floor = [(x - 0.65 - CUT, 0.15, 1.3, 3.05, 'r', 'g') for x in (-3.5, 0, 3.6, 7.2)]
second_floor = [(x - 0.6 - CUT, Z2 - Z1 + 0.15, 1.2, 2.45, 'r', 'g') for x in (-3.5, 0, 3.6, 7.2)]
wall((CUT, 0), (9, 0), Z1 - 0.05, Z3 - Z1 + 0.05, 0.55, 'maresf', first_floor + second_floor)
for x, o in ((-3.5, 1), (0, 1), (3.6, 1), (7.2, 0)):
    shutters(x, Z1 + 0.1, 1.3, 3.05, o)
for x, o in ((-3.5, 1), (0, 0), (3.6, 1), (7.2, 1)):
    shutters(x, Z2 + 0.1, 1.2, 2.45, o)
for x in (-3.5, 0, 3.6, 7.2):
    for z, w, h in ((Z1, 1.3, 3.05), (Z2, 1.2, 2.45)):
        box(x - w / 2 - 0.16, -0.05, z + h + 0.1, x + w / 2 + 0.16, 0.1, z + h + 0.3, 'lime2', 0.02)
balcony(-1.5, 5.1, Z1 + 0.06, 1.0)
balcony(-4.6, -2.4, Z1 + 0.06, 0.8)
balcony(6.1, 8.3, Z1 + 0.06, 0.8)
for x in (-3.5, 0, 3.6, 7.2):
    balcony(x - 0.95, x + 0.95, Z2 + 0.06, 0.55)
for z, d in ((Z2 - 0.22, 0.14), (Z3 - 0.28, 0.2)):
    box(CUT, -d, z, 9.0, 0.1, z + 0.2, 'lime2', 0.03)
box(XL, -0.16, Z1 - 0.32, 9.0, 0.1, Z1 - 0.12, 'lime2', 0.03)
# plinth
box(XL, -0.07, -0.1, -2.15, 0.1, 0.75, 'lime2', 0.02)
box(2.15, -0.07, -0.1, 9, 0.1, 0.75, 'lime2', 0.02)
# floors, section
YR = 6.9
XP = -2.0
for z, m in ((Z1, 'oak'), (Z2, 'tileh')):
    slab(XL, 0.0, 9 - 0.6, YR, z - 0.4, z - 0.07, 'lime', bevel=0.004)
    box(XL + 0.02, 0.03, z - 0.07, XP, YR - 0.55, z, m, 0)
    cap(0, YR, z - 0.4, z - 0.07)
    box(XL - 0.06, -0.03, z - 0.4, CUT, 0.02, z - 0.07, 'poche', 0)
    for y in np.arange(0.9, YR - 0.6, 0.85):
        box(XL + 0.03, y, z - 0.64, XP, y + 0.17, z - 0.4, 'oak', 0.01)
slab(XL, 0.0, 8.95, YR, Z3 - 0.42, Z3 - 0.05, 'lime', bevel=0.004)
cap(0, YR, Z3 - 0.42, Z3 - 0.05)
box(XL - 0.06, -0.03, Z3 - 0.42, CUT, 0.02, Z3 - 0.05, 'poche', 0)
box(XL + 0.01, 0.02, Z3 - 0.05, -1.0, YR, Z3 + 0.03, 'pave', 0)
for y in np.arange(0.9, YR - 0.6, 0.85):
    box(XL + 0.03, y, Z3 - 0.66, XP, y + 0.17, Z3 - 0.42, 'oak', 0.01)
box(CUT - 0.02, 0.005, Z1, CUT + 0.01, 0.545, Z3 + 0.9, 'poche', 0)
cap(0.01, 0.54, 0, Z1 - 0.4)
box(XL + 0.02, 0.03, -0.02, XP, YR - 0.5, 0.05, 'pave', 0)
# party wall with doors
wall(
    (XP, YR),
    (XP, 0),
    0,
    Z3 - 0.42,
    0.3,
    'lime2',
    [
        (2.4, 0, 1.8, 3.1, 'a', 'n'),
        (1.2, Z1 + 0.02, 1.1, 2.5, 'r', 'd'),
        (4.6, Z2 + 0.02, 1.0, 2.4, 'r', 'd'),
    ],
)
# patio-side wall of the front rooms
wall(
    (XL, YR - 0.55),
    (XP, YR - 0.55),
    0,
    Z3 - 0.42,
    0.55,
    'lime',
    [
        (2.2, 0, 2.4, 3.2, 'a', 'n'),
        (1.2, Z1 + 0.7, 1.3, 2.4, 'a', 'g'),
        (4.4, Z1 + 0.7, 1.3, 2.4, 'a', 'g'),
        (1.4, Z2 + 0.8, 1.2, 1.9, 'r', 'g'),
        (4.5, Z2 + 0.8, 1.2, 1.9, 'r', 'g'),
    ],
)
cap(YR - 0.55, YR, 0, Z3)
# furnishing 1st floor: salon
z = Z1
box(-8.2, 1.2, z, -4.2, 4.6, z + 0.03, 'rug', 0)


def sofa(x, y, z, w, rot, m='linen'):
    e = bpy.data.objects.new('e', None)
    link(e)
    e.location = (x, y, z)
    e.rotation_euler.z = rot
    for b in (
        (-w / 2, -0.45, 0.12, w / 2, 0.45, 0.42),
        (-w / 2, 0.25, 0.3, w / 2, 0.5, 0.85),
        (-w / 2 - 0.015, -0.47, 0.1, -w / 2 + 0.2, 0.515, 0.62),
        (w / 2 - 0.2, -0.47, 0.1, w / 2 + 0.015, 0.515, 0.62),
    ):
        o = box(*b, m, 0.06)
        o.parent = e
    for i in range(int(w / 0.8)):
        o = box(
            -w / 2 + 0.24 + i * (w - 0.48) / int(w / 0.8),
            -0.43,
            0.4,
            -w / 2 + 0.2 + (i + 1) * (w - 0.48) / int(w / 0.8),
            0.2,
            0.56,
            m,
            0.06,
        )
        o.parent = e


sofa(-5.9, 5.3, z, 2.7, 0)
sofa(-3.4, 3.2, z, 2.2, -math.pi / 2)
sofa(-7.9, 2.3, z, 0.95, 2.3, 'velvet')
cylinder(-5.8, 3.1, z, z + 0.36, 0.62, 'oak')
cylinder(-5.8, 3.1, z + 0.36, z + 0.44, 0.12, 'terra')
box(-2.06, 1.6, z + 1.5, -2.0, 3.6, z + 2.9, 'oak', 0)
box(-2.09, 1.68, z + 1.58, -2.04, 3.52, z + 2.82, 'velvet', 0)
cylinder(-2.6, 0.95, z, z + 1.5, 0.02, 'bronze')
cylinder(-2.6, 0.95, z + 1.4, z + 1.85, 0.28, 'linen', 0.17)
cylinder(-5.8, 3.1, z + 2.7, z + 3.9, 0.012, 'iron')
cylinder(-5.8, 3.1, z + 2.45, z + 2.75, 0.42, 'linen', 0.2)
# 2nd floor: bedroom
z = Z2
box(-7.6, 1.6, z, -3.2, 4.9, z + 0.03, 'linen', 0)
box(-5.2, 2.0, z + 0.1, -2.9, 4.4, z + 0.42, 'oak', 0.03)
box(-5.25, 2.05, z + 0.38, -2.75, 4.35, z + 0.66, 'linen', 0.09)
box(-5.27, 2.03, z + 0.5, -4.1, 4.37, z + 0.7, 'velvet', 0.06)
box(-2.2, 1.7, z, -2.05, 4.7, z + 1.35, 'oak', 0.02)
for y in (2.3, 3.3):
    box(-3.3, y, z + 0.62, -2.75, y + 0.85, z + 0.86, 'linen', 0.09)
for y in (1.35, 4.75):
    box(-2.75, y - 0.22, z, -2.3, y + 0.3, z + 0.5, 'oak', 0.02)
    cylinder(-2.5, y, z + 0.5, z + 0.7, 0.03, 'bronze')
    cylinder(-2.5, y, z + 0.68, z + 0.98, 0.2, 'linen', 0.13)
sofa(-7.7, 4.9, z, 0.95, -0.5, 'linen')
cylinder(-8.1, 1.2, z, z + 0.55, 0.24, 'terra', 0.32)
plant('shrub', -8.1, 1.2, z + 0.5, 0.8)
# ground: bench + jar
box(-7.4, 5.2, 0.05, -6.0, 5.8, 0.5, 'oak', 0.02)
cylinder(-3.0, 5.4, 0.05, 0.8, 0.28, 'terra', 0.36)
# patio
Y1 = 13.2
box(
    XL,
    YR,
    -0.1,
    XP,
    Y1,
    0.03,
    new_material(
        'cobble',
        '#cdbb9b',
        rough=0.9,
        brick=dict(w=0.45, h=0.32, m=0.03, b=0.6, warp=0.2, mort=0.75),
        bump=0.3,
        var=0.1,
    ),
    0,
)
wall(
    (XL, Y1),
    (XP, Y1),
    0,
    Z1 - 0.1,
    0.55,
    'maresf',
    [(0.5, 0, 2.9, 3.5, 'a', 'n'), (3.9, 0, 2.6, 3.5, 'a', 'n')],
)
box(XL, Y1 + 2.8, 0, XP, Y1 + 3, Z1, 'lime2', 0)
wall(
    (XL, Y1),
    (XP, Y1),
    Z1 - 0.1,
    Z2 - Z1,
    0.5,
    'maresf',
    [(0.45, 0.95, 1.75, 2.5, 'a', 'n'), (2.6, 0.95, 1.75, 2.5, 'a', 'n'), (4.75, 0.95, 1.75, 2.5, 'a', 'n')],
)
wall(
    (XL, Y1),
    (XP, Y1),
    Z2 - 0.1,
    Z3 - Z2 + 0.1,
    0.5,
    'maresf',
    [(0.9, 0.75, 1.2, 2.0, 'r', 'g'), (4.3, 0.75, 1.2, 2.0, 'r', 'g')],
)
for x in (-7.5, -4.1):
    shutters(x, Z2 + 0.65, 1.2, 2.0, 1, y=Y1)
for z in (Z1 - 0.2, Z2 - 0.2):
    box(XL, Y1 - 0.12, z, XP, Y1 + 0.05, z + 0.16, 'lime2', 0.02)
for x in (XL + 2.4, XL + 4.55):
    cylinder(x, Y1 + 0.05, Z1 + 0.85, Z1 + 2.55, 0.15, 'lime2')
wall(
    (XP, Y1),
    (XP, YR),
    0,
    Z3,
    0.5,
    'maresf',
    [
        (1.2, 0, 2.2, 3.3, 'a', 'n'),
        (1.3, Z1 + 0.3, 1.2, 2.6, 'r', 'g'),
        (3.8, Z1 + 0.3, 1.2, 2.6, 'r', 'g'),
        (1.3, Z2 + 0.3, 1.2, 2.2, 'r', 'g'),
        (3.8, Z2 + 0.3, 1.2, 2.2, 'r', 'g'),
    ],
)
# stair along the back wall, rising to the right, with iron rail
stairs(-8.5, Y1 - 0.95, 0.03, 3.1, 1.7, 4.3, 16, 'lime2', rot=-math.pi / 2, body='maresf')
box(-4.2, Y1 - 1.8, 0.0, XP, Y1 - 0.02, 3.1, 'maresf', 0.02)
L = []


def tread(x):
    return 0.03 + 3.07 * min(1, max(0, (x + 8.5) / 4.3))


for x in np.arange(-8.4, XP - 0.1, 0.16):
    L.append((x - 0.016, Y1 - 1.78, tread(x), x + 0.016, Y1 - 1.74, tread(x) + 1.0))
for a, b in zip(np.arange(-8.4, XP - 0.1, 0.08), np.arange(-8.32, XP, 0.08)):
    L.append((a, Y1 - 1.79, tread(a) + 0.98, b, Y1 - 1.73, tread(b) + 1.03))
boxes(L, 'iron')
cylinder(-6.0, 9.2, 0.03, 0.85, 0.62, 'maresf', seg=28)
cylinder(-6.0, 9.2, 0.82, 0.95, 0.7, 'lime2', seg=28)
cylinder(-6.0, 9.2, 0.9, 0.97, 0.5, 'iron')
boxes(
    [
        (-6.62, 9.17, 0.9, -6.57, 9.23, 2.2),
        (-5.43, 9.17, 0.9, -5.38, 9.23, 2.2),
        (-6.62, 9.17, 2.15, -5.38, 9.23, 2.21),
    ],
    'iron',
)
cylinder(-3.1, 8.2, 0.03, 0.7, 0.34, 'terra', 0.46)
plant('olive', -3.1, 8.2, 0.35, 0.55)
# rear wing
YE = 17.6
for z in (Z1, Z2, Z3):
    slab(XL, Y1 + 0.5, 8.9, YE, z - 0.42, z - 0.05, 'lime', bevel=0.004)
    cap(Y1, YE, z - 0.42, z - 0.05)
cap(Y1, Y1 + 0.55, 0, Z1 - 0.4)
cap(Y1, Y1 + 0.5, Z1 - 0.1, Z1 + 0.85)
cap(Y1, Y1 + 0.5, Z2 - 0.4, Z3)
wall((9, YE), (XL, YE), 0, Z3, 0.5, 'maresf')
cap(YE - 0.5, YE, 0, Z3)
box(XP, Y1, 0, XP + 0.3, YE - 0.4, Z3, 'lime2', 0)
box(XL + 0.02, Y1 + 0.5, Z2 - 0.05, XP, YE - 0.5, Z2, 'oak', 0)
tile_roof(XL, Y1, 9, YE, Z3, 1.2, over=0.5)
mesh(
    'gab',
    [(XL - 0.02, Y1, Z3 - 0.05), (XL - 0.02, YE, Z3 - 0.05), (XL - 0.02, (Y1 + YE) / 2, Z3 + 1.1)],
    [(0, 1, 2)],
    'poche',
)
box(-8.2, 15.0, Z2, -6.2, 16.9, Z2 + 0.5, 'linen', 0.08)
# right block
wall(
    (9, 0),
    (9, YE),
    0,
    Z3,
    0.5,
    'maresf',
    [
        (2.5, Z1 + 0.8, 1.2, 2.2, 'r', 'd'),
        (2.5, Z2 + 0.6, 1.2, 2, 'r', 'd'),
        (9.5, Z2 + 0.6, 1.2, 2, 'r', 'd'),
    ],
)
slab(XP - 0.04, YR, 9.04, Y1 + 0.1, Z3 - 0.35, Z3 + 0.06, 'lime')
wall((XP, YR), (9, YR), Z3, 0.9, 0.3, 'lime')
# roof terrace
T = Z3 + 0.03
wall((CUT, 0), (-1, 0), T, 0.95, 0.3, 'maresf')
box(CUT, -0.06, T + 0.92, -1, 0.36, T + 1.02, 'lime2', 0.02)
wall((XL, YR - 0.3), (-1, YR - 0.3), T, 0.95, 0.3, 'maresf')
box(XL, YR - 0.36, T + 0.92, -1, YR + 0.06, T + 1.02, 'lime2', 0.02)
cap(YR - 0.3, YR, T, T + 0.92)
px0, px1, py0, py1, ph = (XL, -5.7, 1.3, 4.6, 0.95)
poly([(rect(px0, py0 - 0.3, px1 + 0.3, py1 + 0.3), [])], T, T + 0.12, 'lime2', 0.01)
box(px0, py0 - 0.35, T, px1 + 0.35, py0, T + ph, 'maresf', 0.02)
box(px0, py1, T, px1 + 0.35, py1 + 0.35, T + ph, 'maresf', 0.02)
box(px1, py0, T, px1 + 0.35, py1, T + ph, 'maresf', 0.02)
box(px0, py0 - 0.4, T + ph - 0.02, px1 + 0.4, py0 + 0.04, T + ph + 0.08, 'lime2', 0.02)
box(px0, py1 - 0.04, T + ph - 0.02, px1 + 0.4, py1 + 0.4, T + ph + 0.08, 'lime2', 0.02)
box(px1 - 0.04, py0, T + ph - 0.02, px1 + 0.4, py1, T + ph + 0.08, 'lime2', 0.02)
box(px0 + 0.02, py0, T + 0.1, px1, py1, T + 0.18, 'poolin', 0)
box(px0 + 0.02, py1 - 0.02, T, px1, py1 + 0.02, T + ph - 0.1, 'poolin', 0)
box(px1 - 0.03, py0, T, px1 + 0.01, py1, T + ph - 0.1, 'poolin', 0)
box(px0 + 0.02, py0 - 0.02, T, px1, py0 + 0.02, T + ph - 0.1, 'poolin', 0)
cap(py0 - 0.35, py0, T, T + ph)
cap(py1, py1 + 0.35, T, T + ph)
sheet(px0, py0, px1, py1, T + ph - 0.12, 'poolw')
mesh(
    'cutw',
    [(px0, py0, T + 0.1), (px0, py1, T + 0.1), (px0, py1, T + ph - 0.12), (px0, py0, T + ph - 0.12)],
    [(0, 3, 2, 1)],
    water('cutw', tint=(0.7, 0.92, 0.94), rough=0.03, bump=0, body=color('#3f6f72'), bodymix=0.35),
)
for y in np.arange(0.7, 6.2, 0.36):
    box(-4.7, y, T + 2.62, -1.0, y + 0.1, T + 2.82, 'oak', 0.01)
for x in (-4.5, -1.3):
    box(x, 0.5, T + 2.44, x + 0.14, 6.4, T + 2.62, 'oak', 0.01)
    for y in (0.7, 5.9):
        box(x, y, T, x + 0.14, y + 0.14, T + 2.44, 'oak', 0.01)
box(-3.7, 2.0, T + 0.7, -2.5, 4.8, T + 0.77, 'oak', 0.02)
for y in (2.4, 4.3):
    box(-3.2, y, T, -3.0, y + 0.1, T + 0.7, 'bronze', 0.01)
for y in (2.2, 3.15, 4.1):
    for x in (-4.2, -2.4):
        box(x, y, T, x + 0.45, y + 0.48, T + 0.46, 'linen', 0.04)
for x, y in ((-5.0, 0.75), (-5.2, 6.1)):
    cylinder(x, y, T, T + 0.6, 0.26, 'terra', 0.36)
    plant('shrub', x, y, T + 0.5, 0.95)
box(-8.4, 5.3, T + 0.25, -6.5, 6.05, T + 0.38, 'linen', 0.05)
# porxo (gallery floor)
wall(
    (-1, 0),
    (9, 0),
    Z3,
    2.75,
    0.45,
    'maresf',
    [(0.55 + i * 1.3, 0.75, 0.92, 1.55, 'a', 'g') for i in range(7)],
)
wall(
    (-1, 6.4),
    (-1, 0),
    Z3,
    2.75,
    0.4,
    'maresf',
    [(1.2, 0.03, 3.6, 2.3, 'r', 'g')],
    top=[(0, 0), (6.4, 0), (6.4, 2.75), (3.2, 4.05), (0, 2.75)],
)
wall((9, 0), (9, 6.4), Z3, 2.75, 0.4, 'maresf', top=[(0, 0), (6.4, 0), (6.4, 2.75), (3.2, 4.05), (0, 2.75)])
wall((9, 6.4), (-1, 6.4), Z3, 2.75, 0.4, 'maresf')
box(-0.6, 0.5, Z3, 8.6, 6, Z3 + 0.05, 'inner', 0)
box(-1, -0.12, Z3 + 0.55, 9, 0.1, Z3 + 0.68, 'lime2', 0.02)
tile_roof(-1, 0, 9, 6.4, Z3 + 2.8, 1.3, over=0.75)
boxes([(x, -0.68, Z3 + 2.42, x + 0.12, 0.1, Z3 + 2.56) for x in np.arange(-0.9, 9, 0.5)], 'oak')
# trees in pots, along the street and before the portal
for x, y, size in ((-2.7, -0.75, 0.8), (2.7, -0.75, 0.8), (11.6, -1.6, 1.1)):
    pot(x, y, 0, size)
    plant('olive', x, y, 0.6 * size, 0.7 * size)
for x in (-10.9, -8.4):
    pot(x, 20.2, 0, 1.1)
    plant('cyp', x, 20.2, 0.6, 0.7)
person('walking', -6.4, -1.8, 0, -50, m='oak')
for x, y in ((4.6, -4.6), (5.2, -4.9)):
    person('standing', x, y, -0.12, -40, m='oak')
stand(-12.4, -6.2, 14.6, 21.8, -3.6, -1.6, 'cotton')
studio(-75, 260, azimuth=190, elevation=24)
window(190, 24, (-6, 14, 0), panes=(2, 2), pane=(64, 46), bar=6, jamb=260)
render_house('apartment', (0.6, 6.8, 4.3), -54, 165, height='low', exposure=0.03, terracotta=0.86)
