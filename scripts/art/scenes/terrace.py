"""
The terrace of house no. 7 from its porch, at eye level (1:100), looking southwest. HOUR names hours of terrace.json, which has
their sun; SKYLINE is that of src/content/specimen.ts, from the middle of the terrace. Lengths in meters.
"""

import json
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Vector

from parts.chairs import chair
from parts.geometry import box, extrusion, grid_mesh, group, lathe, link, slab
from parts.light import camera, painted_sky, sun, sun_glow
from parts.materials import Graph, color, new_material, reset
from parts.plants import plant, pot
from parts.render import draw
from parts.roofs import tile_roof
from parts.terraces import Ground, fbm
from parts.walls import wall
from parts.wood import mix, oak_boards, table_materials

HOUR = os.environ.get('HOUR', 'terrace-dec-1500')
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'terrace.json')) as file:
    HOURS = {hour['name']: hour for hour in json.load(file)}
FRONT = 225  # azimuth of the house's front, which is at y = 0 and looks towards -y; its floor is at z = 0
MIDDLE = (0.0, -3.2)  # of the terrace
SKYLINE = [
    (112, 10), (118, 8), (140, 7), (165, 8), (185, 12), (200, 17), (210, 20), (222, 20), (232, 17), (242, 10), (250, 5),
    (260, 3), (320, 3), (340, 3),
]  # fmt: skip
ARCH, SPRING = 2.5, 1.35
CROWN = SPRING + ARCH / 2
CUP = [(0, 0), (0.028, 0), (0.04, 0.07), (0.037, 0.07), (0.026, 0.012), (0, 0.012)]

reset(7)
table_materials()
oak_boards('small', board=0.5, size=0.03, light='#b09272', dark='#6c503a')
new_material('wash', '#ece4d6', rough=0.9, spec=0.1, bump=0.1, bscale=7, var=0.04, vscale=0.9)
new_material('shutter', '#4f6257', rough=0.6, var=0.04)
flags = dict(w=0.9, h=0.6, m=0.012, b=0.3, mort=0.72, free=True)
new_material('flags', '#d9c6a2', rough=0.7, brick=flags, bump=0.12, bscale=9, var=0.06)
tiles = dict(w=0.4, h=0.4, m=0.01, b=0.3, mort=0.7)
new_material('tiles', '#d3c5ab', rough=0.6, brick=tiles, bump=0.08, var=0.08)
new_material('pool', '#12343b', rough=0.05, spec=0.6, var=0.02)


def terrain():
    """Hills whose crests are the skyline of the middle of the terrace: terraced below, scrub and limestone above."""
    low = -5.0
    ground = Ground(-74, 74, -78, 30, 0.2)
    x, y = ground.X - MIDDLE[0], ground.Y - MIDDLE[1]
    azimuth = (FRONT - 90 - np.degrees(np.arctan2(y, x))) % 360
    distance = np.hypot(x, y)
    crest = 50 + 9 * (fbm(ground.X, ground.Y, 30, 2, 4) - 0.5)
    altitude = np.interp(azimuth, *zip(*SKYLINE), left=0, right=0)
    # Where the sun only just clears the hills or is only just behind them, the model is plain: a little lower, a little higher.
    top = crest * np.tan(np.radians(altitude - np.where(azimuth < 150, 3, 0)))
    top += np.interp(azimuth, (190, 207, 235, 260), (0, 3, 3, 0))
    top += 1.9 * (fbm(azimuth, 0 * azimuth, 11, 5, 3) - 0.5) * (azimuth > 180)
    rise = np.clip(1 - np.abs(distance - crest) / np.where(distance < crest, 37, 16), 0, 1)
    folds = 0.55 + 1.5 * (fbm(ground.X, ground.Y, 15, 5, 9) - 0.5)
    share = rise**1.15 * (folds + (1 - folds) * np.clip((rise - 0.55) / 0.4, 0, 1))
    ground.H = low + 0.9 * fbm(ground.X, ground.Y, 9, 3, 2) + (top - low) * share
    spurs = fbm(ground.X, ground.Y, 11, 6, 21, ridged=True) - 0.5
    ground.H += 2.6 * spurs * np.clip(rise * 3, 0, 1) * np.clip((1 - rise) * 5, 0, 1)
    # Fields between dry-stone walls on the lower slopes.
    step = 0.75
    part = ground.H / step - np.floor(ground.H / step)
    fields = (np.floor(ground.H / step) + np.clip((part - 0.8) / 0.2, 0, 1)) * step
    is_field = np.clip((3.2 + 3 * (fbm(ground.X, ground.Y, 12, 3, 31) - 0.5) - ground.H) / 1.2, 0, 1)
    ground.H += (fields - ground.H) * is_field
    ground.H = np.where((np.abs(ground.X) < 24) & (ground.Y > -11.9), low, ground.H)
    grid_mesh('hills', ground.X, ground.Y, ground.H, hillside())
    return ground


def hillside():
    """Limestone where it is steep, earth and dry grass where it is not."""
    g = Graph('hillside')
    geometry = g.add('NewGeometry')
    place = geometry.outputs['Position']
    level = g.add('SeparateXYZ', {0: geometry.outputs['Normal']}).outputs[2]
    patches = g.noise(place, 0.22, 6, 0.6)
    fine = g.noise(place, 3.5, 8, 0.7)
    grass = mix(g, g.between(patches, 0, 1, 0.38, 0.62), '#968a60', '#b5a276')
    green = (*color('#827a5e'), 1)
    earth = g.add('MixRGB', {0: g.between(fine, 0, 0.75, 0.45, 0.7), 1: grass, 2: green}).outputs[0]
    stone = mix(g, g.between(fine, 0, 1, 0.3, 0.7), '#8f7d60', '#c6b390')
    steep = g.math('ADD', g.between(level, 1, 0, 0.5, 0.78), g.between(fine, -0.35, 0.35, 0.3, 0.7))
    tint = g.add('MixRGB', {0: g.between(steep, 0, 1, 0.3, 0.7), 1: earth, 2: stone}).outputs[0]
    normal = g.bump(g.noise(place, 5, 10, 0.65), 0.9, 0.12)
    g.feed(g.nodes['Principled BSDF'], {'Base Color': tint, 'Normal': normal, 'Roughness': 0.95, 'Specular': 0.05})
    return g.material


def leaf(side, turn):
    """A louvered leaf half as wide as the arch, hinged at the outer edge of the jamb and opened by `turn` degrees."""
    half, frame, thick = ARCH / 2 - 0.01, 0.075, 0.045

    def quarter(inset):
        radius = half - inset
        angles = np.linspace(0, math.pi / 2, 17)
        arc = [(half - radius * math.cos(a), SPRING + radius * math.sin(a)) for a in angles]
        return [(half - inset, 0.02 + inset), *((min(u, half - inset), z) for u, z in reversed(arc)), (inset, 0.02 + inset)]

    rings = extrusion('leaf', [quarter(0), quarter(frame)], thick, 'shutter', 0.006)
    rings.rotation_euler = (math.pi / 2, 0, 0)
    parts = [link(rings), box(frame, -thick / 2, 0.95, half - frame, thick / 2, 1.03, 'shutter', 0.004)]
    slats = []
    for z in np.arange(0.13, CROWN - 0.1, 0.05):
        above = max(z - SPRING, 0)
        reach = half - frame
        left = half - math.sqrt(max(reach**2 - above**2, 0)) if above else frame
        if half - frame - left > 0.05 and not 0.93 < z < 1.04:
            slat = box(left, -0.028, z, half - frame, 0.028, z + 0.012, 'shutter', 0)
            slat.rotation_euler.x = math.radians(38)
            slats.append(slat)
    root = group(side * ARCH / 2, -0.03, 0, 0, parts + slats)
    if side > 0:
        root.scale.x = -1
    root.rotation_euler.z = math.radians(side * turn)
    return root


def house():
    """The porch with its three arches, and the house behind it, which keeps the morning sun from the terrace."""
    openings = [(4.5 + x - ARCH / 2, 0, ARCH, CROWN, 'a', 'n') for x in (-2.95, 0, 2.95)]
    wall((-4.5, 0), (4.5, 0), 0, 2.95, 0.42, 'wash', openings, bevel=0.012)
    wall((4.5, 0), (4.5, 4), 0, 2.95, 0.42, 'wash')
    wall((-4.5, 4), (-4.5, 0), 0, 2.95, 0.42, 'wash')
    tile_roof(-4.6, -0.1, 4.6, 4.0, 2.95, 0.65, mono=True, over=0.25)
    box(-4.4, 0.1, 2.86, 4.4, 4, 2.94, 'wash', 0)
    box(-13.5, 4, -0.2, 6.5, 15.8, 4.2, 'wash', 0)
    tile_roof(-13.5, 4, 6.5, 15.8, 4.2, 2.7)
    box(-4.1, 0.0, -0.2, 4.1, 4, 0.0, 'tiles', 0)
    for side in (-1, 1):
        leaf(side, 104)


def terrace():
    slab(-13, -12.3, 8, 0.0, -0.2, -0.004, 'flags', holes=[(-4, -10.7, 4, -5.2)], bevel=0.02)
    box(-4.05, -10.75, -0.3, 4.05, -5.15, -0.1, 'pool', 0)
    box(-13, -12.3, -5, 8, -0.1, -0.2, 'wash', 0.02)
    # A low wall at the edge, open towards the steps.
    for x0, x1 in ((-13, -3.6), (-2.2, 8)):
        box(x0, -12.3, -0.1, x1, -11.85, 0.42, 'wash', 0.03)
        box(x0 - 0.03, -12.36, 0.42, x1 + 0.03, -11.79, 0.49, 'flags', 0.015)


def furniture():
    """A table laid for nobody yet, its chairs, and one drawn away towards the ridge."""
    x, y = 1.15, -3.3
    box(x - 0.85, y - 0.42, 0.71, x + 0.85, y + 0.42, 0.75, 'small', 0.008)
    for dx in (-0.76, 0.7):
        for dy in (-0.36, 0.3):
            box(x + dx, y + dy, 0, x + dx + 0.06, y + dy + 0.06, 0.71, 'small', 0.004)
    chair(x - 0.35, y + 0.72, 0, 8, 0.01, 'small')
    chair(x + 0.45, y - 0.78, 0, 176, 0.01, 'small')
    chair(-0.95, -3.9, 0, 14, 0.01, 'small')
    for dx, dy in ((-0.4, 0.1), (0.35, -0.12)):
        lathe(x + dx, y + dy, 0.75, CUP, 'card', 24)
    box(x - 0.12, y - 0.14, 0.75, x + 0.18, y + 0.07, 0.757, 'paper', 0)
    for px, py, s in ((-3.7, -0.5, 0.55), (3.75, -4.4, 0.6)):
        pot(px, py, 0, s)
        plant('shrub', px, py, 0.75 * s, 0.62)


def planting(ground):
    """Woods and scrub in forced perspective: the hill is meant to be larger and farther away than it is."""
    for x, y, size in (
        (-7.2, -15.4, 1), (5.2, -15.8, 0.9), (9.6, -18, 1.05), (-12, -19, 1), (1.4, -18.2, 0.85), (-3.4, -20.5, 0.9),
        (-14.5, -15.8, 1.05), (13.5, -22, 1), (6.2, -22, 0.8),
    ):  # fmt: skip
        plant('old_olive', x, y, -3.7, size)
    plant('aleppo', -8.9, -19, -4.6, 0.95)
    rng = np.random.RandomState(6)
    count = 60000
    X, Y = rng.uniform(-56, 50, count), rng.uniform(-56, -20, count)
    wood = fbm(X, Y, 13, 4, 17)
    scrub = fbm(X, Y, 5, 4, 23)
    chance = rng.rand(count)
    for x, y, w, s, c in zip(X, Y, wood, scrub, chance):
        z = ground.height(x, y)
        away = math.hypot(x - MIDDLE[0], y - MIDDLE[1])
        crest = z - 12 - 2.5 * (w - 0.5)
        if z < 2.6:
            if c < 0.045:
                plant('old_olive', x, y, z, rng.uniform(0.2, 0.32))
        elif w > 0.5 and crest < 0 and c < 0.32:
            plant('aleppo', x, y, z - 0.05, rng.uniform(0.16, 0.27))
        elif c < 0.02 and z < 13 and away < 47:
            plant('aleppo', x, y, z - 0.05, rng.uniform(0.14, 0.2))
        elif s > 0.44 and c < 0.42:
            plant('scrub', x, y, z - 0.02, rng.uniform(0.14, 0.34))


def light(azimuth, altitude, is_up):
    """The colors of sun and sky follow the height of the sun."""
    t = math.sin(math.radians(max(altitude, 0)))
    warm = min(t / 0.5, 1) ** 0.6
    tint = tuple(a + (b - a) * warm for a, b in zip((1, 0.55, 0.3), (1, 0.93, 0.82)))
    energy = 4.6 * min(1, (t / 0.28) ** 0.35) + 0.6 * t
    # The hills in the west are beyond the model.
    sun(FRONT - azimuth - 90, altitude, energy if is_up else 0, tint, 0.6)
    low = tuple(a + (b - a) * warm for a, b in zip((0.92, 0.62, 0.42), (0.84, 0.82, 0.76)))
    high = tuple(a + (b - a) * warm for a, b in zip((0.4, 0.47, 0.56), (0.36, 0.53, 0.72)))
    painted_sky((0.62, 0.74, 0.97), 0.38 + 0.28 * min(1, t / 0.5), low, high, 0.62 + 0.5 * min(1, t / 0.4))
    sun_glow(FRONT - azimuth - 90, altitude, tint, 0.5, 40)


def is_lit(azimuth, altitude):
    """Whether nothing stands between the middle of the terrace and the sun."""
    angle, height = math.radians(FRONT - azimuth - 90), math.radians(altitude)
    ray = Vector((math.cos(angle) * math.cos(height), math.sin(angle) * math.cos(height), math.sin(height)))
    bpy.context.view_layer.update()
    return not bpy.context.scene.ray_cast(bpy.context.view_layer.depsgraph, Vector((*MIDDLE, 0.02)), ray)[0]


ground = terrain()
house()
terrace()
planting(ground)
for hour in HOURS.values():
    print(hour['name'], hour['light'], is_lit(hour['azimuth'], hour['altitude']), flush=True)
if HOUR == 'check':
    os._exit(0)
furniture()
camera((0.12, 2.1, 1.6), (-0.1, -6, 1.6), 27, 5.6, focus=(0.4, -3.4, 0.7), shift=(0, 0.014))
for name in HOUR.split(','):
    azimuth, altitude = HOURS[name]['azimuth'], HOURS[name]['altitude']
    light(azimuth, altitude, HOURS[name]['light'] != 'hills')
    shade = 0.2 if HOURS[name]['light'] == 'ridge' else 0
    draw(name, 2400, 1600, exposure=0.25 + shade + 0.3 * (1 - min(altitude / 20, 1)))
    bpy.data.objects.remove(bpy.data.objects['sun'])
sys.stdout.flush()
os._exit(0)
