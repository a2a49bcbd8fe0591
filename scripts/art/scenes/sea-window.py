"""A window in a wall of marès above the sea, at eye level (1:20), one leaf of its shutters open in low sun. Lengths in meters."""

import math

import bpy
import numpy as np

from parts.geometry import box, grid_mesh, group, sheet
from parts.light import camera, painted_sky, sun
from parts.materials import Graph, new_material, reset
from parts.plants import plant
from parts.render import render
from parts.terraces import fbm
from parts.walls import dry_stone, wall

SILL, HEIGHT, WIDTH = 0.95, 1.55, 1.06
LEFT = -0.1  # of the window
SUN = 212, 19  # its direction from +x towards +y, and its height, in degrees

reset(5)
ashlar = dict(w=0.8, h=0.4, m=0.009, b=0.5, mort=0.82)
new_material('wall', '#d4bf9d', rough=0.95, spec=0.05, brick=ashlar, bump=0.5, bscale=16, var=0.09, vscale=2.4)
new_material('dressed', '#e3cfa8', rough=0.9, spec=0.1, bump=0.25, bscale=18, var=0.05)
new_material('shutter', '#41584c', rough=0.55, var=0.05, vscale=3)
new_material('dark', '#1d1a16', rough=1)
flags = dict(w=0.7, h=0.5, m=0.014, b=0.4, mort=0.66, free=True)
new_material('paving', '#cdb890', rough=0.85, brick=flags, bump=0.25, bscale=9, var=0.08)
new_material('headland', '#7f8a83', rough=1, spec=0, var=0.12, vscale=0.02)
new_material('headland_far', '#9fb0b6', rough=1, spec=0, var=0.06, vscale=0.01)


def sea():
    """A plane to the horizon, its waves a bump that the sky is reflected in."""
    g = Graph('sea')
    place = g.add('NewGeometry').outputs['Position']
    waves = g.noise(place, 0.35, 5, 0.6)
    g.feed(
        g.nodes['Principled BSDF'],
        {'Base Color': (0.015, 0.09, 0.125, 1), 'Roughness': 0.3, 'Specular': 0.22, 'Normal': g.bump(waves, 0.35, 0.5)},
    )
    sheet(-2000, -2000, 9000, 9000, -24, 'sea')


def headland(name, x, y, length, height, turn, seed):
    """A cape on the horizon, highest at its far end."""
    X, Y = np.meshgrid(np.linspace(0, length, 160), np.linspace(-length / 5, length / 5, 60))
    ridge = np.clip(1 - np.abs(Y) / (length / 5), 0, 1) ** 0.8 * np.clip(X / length, 0, 1) ** 0.7
    H = height * ridge * (0.55 + 0.9 * fbm(X + 1000, Y + 1000, length / 4, 5, seed)) - 2
    land = grid_mesh(name, X, Y, H, name)
    land.location = (x, y, -24)
    land.rotation_euler.z = math.radians(turn)


def leaf(hinge, side, turn):
    """A louvered leaf, half as wide as the window and `turn` degrees open; `side` is -1 for the left one."""
    wide, frame, thick = WIDTH / 2 - 0.005, 0.07, 0.04
    rails = (0, 0.74, HEIGHT - frame)
    parts = [box(x, -thick, 0, x + frame, 0, HEIGHT, 'shutter', 0.004) for x in (0, wide - frame)]
    parts += [box(frame, -thick, z, wide - frame, 0, z + frame, 'shutter', 0.004) for z in rails]
    for low, high in zip(rails, rails[1:]):
        for z in np.arange(low + frame + 0.02, high - 0.01, 0.045):
            slat = box(frame, -thick / 2 - 0.024, z, wide - frame, -thick / 2 + 0.024, z + 0.01, 'shutter', 0)
            slat.rotation_euler.x = math.radians(40)
            parts.append(slat)
    root = group(hinge, -0.01, SILL, side * turn, parts)
    root.scale.x = -side
    return root


wall((-6, 0), (3.1, 0), -0.2, 5.2, 0.5, 'wall', [(6 + LEFT, SILL + 0.2, WIDTH, HEIGHT, 'r', 'n')], bevel=0.012)
wall((3.1, 0), (3.1, 7), -0.2, 5.2, 0.5, 'wall', bevel=0.012)
box(LEFT - 0.2, 0.36, SILL - 0.3, LEFT + WIDTH + 0.2, 3, SILL + HEIGHT + 0.3, 'dark', 0)
box(LEFT - 0.14, -0.09, SILL - 0.13, LEFT + WIDTH + 0.14, 0.3, SILL, 'dressed', 0.012)
leaf(LEFT, -1, 0)
leaf(LEFT + WIDTH, 1, 98)
# A bench of dressed stone, and an olive tree behind the viewer, whose shadow is on the wall.
box(1.55, -0.5, 0.4, 3.0, -0.03, 0.5, 'dressed', 0.012)
for x in (1.7, 2.65):
    box(x, -0.42, 0, x + 0.2, -0.05, 0.4, 'dressed', 0.012)
plant('olive', -7.9, -3.5, 3.2, 0.6)
box(-8, -9, -0.4, 6.6, 9, 0, 'paving', 0)
dry_stone((6.0, 9), (6.0, -9), 0, 0.78, 0.55, seed=4, size=0.8)
sea()
headland('headland', 787, 436, 560, 105, -66, 3)
headland('headland_far', 2000, 1500, 1900, 230, -60, 8)
sun(*SUN, 4.6, (1, 0.8, 0.58), 0.55)
painted_sky((0.62, 0.74, 0.97), 0.55, (0.86, 0.87, 0.86), (0.27, 0.48, 0.74), 1.0)
camera((-2.7, -4.2, 1.6), (1.45, 0, 1.6), 33, 8, focus=(0.6, 0, 1.6), shift=(0, -0.03))
bpy.context.scene.camera.data.clip_end = 2e4
render('sea-window', 1800, 1200, exposure=0.25)
