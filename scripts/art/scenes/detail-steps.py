"""Stone steps between two terrace walls, an olive above, a pot below."""

import random

import numpy as np

from parts.geometry import box, slab
from parts.light import camera, studio
from parts.materials import new_material, reset
from parts.plants import plant, pot
from parts.render import render
from parts.walls import dry_stone, stone_materials

reset(41)
new_material('tread', '#e0d4bf', rough=0.85, bump=0.35, bscale=8, var=0.06, vscale=1.3)
paving = dict(w=1.15, h=0.78, m=0.011, b=0.35, mort=0.76, warp=0.03, free=True)
new_material('flag', '#ddd0ba', rough=0.78, brick=paving, bump=0.22, bscale=7, var=0.07, vscale=0.9)
new_material('soil', '#d3c3a6', rough=1, bump=0.9, bscale=7, var=0.14, vscale=1.5)
stones = stone_materials()

# three levels: court, middle terrace, upper terrace; the steps run up through both walls
LOW, MIDDLE, HIGH = 0.0, 1.75, 3.5
LEFT, RIGHT = -1.35, 1.35  # the width of the flights
slab(-60, -60, 60, 60, -2.2, -1.5, 'land')
slab(-30, -9.5, 30, 40, -1.6, -0.7, 'lime2')
slab(-20, -7.2, 22, 20, -0.75, -0.14, 'land', bevel=0.05)
slab(-16, -6.2, 18, 2, -0.3, LOW, 'flag', bevel=0.03)
box(-16, 0.4, LOW - 0.2, LEFT, 5.0, MIDDLE - 0.04, 'soil', 0)
box(RIGHT, 0.4, LOW - 0.2, 18, 5.0, MIDDLE - 0.04, 'soil', 0)
box(LEFT, 3.4, LOW - 0.2, RIGHT, 5.0, MIDDLE, 'flag', 0)
box(-16, 5.3, LOW, LEFT, 30, HIGH - 0.04, 'soil', 0)
box(RIGHT, 5.3, LOW, 18, 30, HIGH - 0.04, 'soil', 0)
box(LEFT, 8.3, LOW, RIGHT, 30, HIGH, 'flag', 0)


def retain(y, z, h, seed):
    """A wall to each side of the opening for a flight, its returns along the flight, and a coping of flat stones."""
    dry_stone((-16, y), (LEFT, y), z, h, 0.4, seed)
    dry_stone((RIGHT, y), (18, y), z, h, 0.4, seed + 1)
    dry_stone((LEFT, y), (LEFT, y + 3.3), z, h, 0.4, seed + 2)
    dry_stone((RIGHT, y + 3.3), (RIGHT, y), z, h, 0.4, seed + 3)
    rng = random.Random(seed)
    for start, end in ((-16, LEFT), (RIGHT, 18)):
        x = start
        while x < end - 0.05:
            w = rng.uniform(0.55, 1.1)
            w = end - x if end - x - w < 0.4 else w
            lift = rng.uniform(-0.015, 0.02)
            box(x + 0.008, y - 0.12, z + h - 0.05, x + w - 0.008, y + 0.48, z + h + 0.07 + lift, 'tread', 0.025)
            x += w


retain(0, LOW, MIDDLE - LOW, 1)
retain(5, MIDDLE, HIGH - MIDDLE, 11)


def flight(y, z, count, rise, depth, seed):
    """Slabs of unequal length on stone risers."""
    rng = random.Random(seed)
    for i in range(count):
        top, front = z + rise * (i + 1), y + depth * i
        box(LEFT + 0.02, front + 0.05, z - 0.1, RIGHT - 0.02, y + depth * count, top - 0.075, stones[i % 5], 0.02)
        joint = rng.uniform(-0.6, 0.6)
        for x0, x1 in ((LEFT + 0.01, joint - 0.006), (joint + 0.006, RIGHT - 0.01)):
            nose = rng.uniform(-0.02, 0.025)
            box(
                x0,
                front - 0.03 + nose,
                top - 0.08,
                x1,
                front + depth + 0.05,
                top + rng.uniform(-0.008, 0.008),
                'tread',
                0.022,
            )


flight(0.1, LOW, 10, 0.175, 0.33, 3)
flight(5.1, MIDDLE, 10, 0.175, 0.33, 5)

pot(2.25, -0.85, LOW, 0.95)
plant('shrub', 2.25, -0.85, LOW + 0.55, 0.75)
pot(-1.95, 4.2, MIDDLE, 0.7)
plant('shrub', -1.95, 4.2, MIDDLE + 0.4, 0.55)
plant('olive', -4.3, 2.9, MIDDLE - 0.1, 0.6)
for x in np.arange(1.9, 14, 0.5):
    plant('shrub', x, 0.95 + random.uniform(-0.08, 0.08), MIDDLE - 0.06, random.uniform(0.34, 0.46))
for x in np.arange(-14, -1.8, 0.62):
    plant('shrub', x, 6.0 + random.uniform(-0.08, 0.08), HIGH - 0.06, random.uniform(0.36, 0.5))

studio(-2.2, 75, softness=0.9)
camera((11.5, -19.5, 8.4), (0.1, 2.0, 1.75), 82, 0.45, focus=(0.3, -0.1, 0.9))
render('detail-steps', 1600, 1067, exposure=0.1, terracotta=0.82, balance=(1.02, 1.0, 0.97))
