"""
One house at four hours, 1:100, under the sun of Mallorca (39.6° N, 3.0° E). The house faces 75° from north; the ridge
in its southwest takes the February sun from the terrace. Elevation and azimuth (from north) at clock time, as printed:

    HOUR=0930  June 21, UTC+2      33.6°   86.0°
    HOUR=1200  June 21, UTC+2      61.8°  116.8°
    HOUR=1700  June 21, UTC+2      46.9°  262.6°
    HOUR=1500  February 10, UTC+1  29.0°  212.8°
"""

import math
import os

import numpy as np

from parts.desk import base, rule, table_top
from parts.geometry import box, boxes, slab
from parts.houses import volume, window_rows
from parts.light import backdrop, sky, sun, view
from parts.materials import new_material, reset
from parts.people import person
from parts.plants import plant
from parts.render import render
from parts.roofs import tile_roof
from parts.terraces import Ground, fbm
from parts.walls import wall
from parts.wood import table_materials

reset(5)
table_materials()
new_material('shade', '#8d8475', rough=0.9)
new_material('flags', '#d8c8ab', rough=0.8, var=0.02)
HOUR = os.environ.get('HOUR', '0930')
DAYS = {'0930': (172, 2), '1200': (172, 2), '1700': (172, 2), '1500': (41, 1)}  # day of the year, hours before UTC
# Tint and strength of the sun, tint and strength of the sky, exposure: nearly white at noon, golden at 17:00, weaker in winter.
LIGHT = {
    '0930': ((1, 0.8, 0.56), 4.4, (0.6, 0.72, 0.97), 0.4, -0.3),
    '1200': ((1, 0.96, 0.9), 5.4, (0.64, 0.78, 1), 0.55, 0),
    '1700': ((1, 0.75, 0.48), 5, (0.6, 0.7, 0.97), 0.32, -0.15),
    '1500': ((1, 0.82, 0.62), 4, (0.55, 0.72, 1), 0.5, -0.2),
}
LATITUDE, LONGITUDE = math.radians(39.6), 3.0
FRONT = 75  # azimuth of the house's front
Z = 2.0


def sun_position(day, hour):
    """Elevation and azimuth (from north, clockwise) in degrees; `hour` is UTC. Cooper's declination."""
    b = math.radians(360 / 364 * (day - 81))
    late = 9.87 * math.sin(2 * b) - 7.53 * math.cos(b) - 1.5 * math.sin(b)
    angle = math.radians(15 * (hour + LONGITUDE / 15 + late / 60 - 12))
    tilt = math.radians(23.45) * math.sin(math.radians(360 / 365 * (284 + day)))
    up = math.sin(LATITUDE) * math.sin(tilt) + math.cos(LATITUDE) * math.cos(tilt) * math.cos(angle)
    east = -math.cos(tilt) * math.sin(angle)
    north = math.sin(tilt) * math.cos(LATITUDE) - math.cos(tilt) * math.sin(LATITUDE) * math.cos(angle)
    return math.degrees(math.asin(up)), math.degrees(math.atan2(east, north)) % 360


# The plot: a ridge behind and to the left, cut in layers; a level place for house and terrace.
ground = Ground(-20, 16, -14, 22, 0.2)
X, Y = ground.X, ground.Y
n = fbm(X, Y, 14, 4, 8) - 0.5
toward = -0.66 * X + 0.75 * (Y + 4)  # metres from the terrace towards the southwest
along = 0.75 * X + 0.66 * (Y + 4)
crest = 16 + 6 * n - 6 * np.clip((along - 8) / 20, 0, 1)
ground.H = np.clip(1 - np.abs(toward - 21) / 16, 0, 1) ** 0.9 * crest
ground.H += -0.9 * np.clip((-Y - 9) / 3, 0, 1) + 1.5 * n * np.clip((toward - 6) / 6, 0, 1)
# The level place has round corners, so that the ridge runs around it.
level = np.hypot(np.maximum(abs(X - 2.5) - 9.5, 0), np.maximum(abs(Y + 2) - 6.5, 0)) / 10
ground.H *= np.clip(level, 0, 1) ** 1.3
ground.H += Z + 1.4
ground.cut(np.arange(Z + 0.7, 26, 0.7), 0.7, ('plywood',))
base(-20.6, -14.6, 16.6, 22.6, Z)
T = Z + 1.4

slab(-8.6, -9.4, 11.4, 0, T - 0.3, T + 0.12, 'flags', holes=[(2.6, -8.2, 10, -4.6)])
box(2.5, -8.3, T - 0.2, 10.1, -4.5, T - 0.1, 'teal', 0)
rows = [(5.8, 0, 1.6, 2.6, 'a', 'n'), *window_rows((2, 10.4), (0.9, 3.6))]
volume(-5.6, 0, 7, 6.6, T, 5.6, rows, [(2.6, 0.9, 1, 1.4, 'r', 'n'), (2.6, 3.6, 1, 1.4, 'r', 'n')], 'gable', 1.7)
box(7.1, 0.65, Z, 12.3, 6.3, T + 0.05, 'card', 0)
volume(7, 0.6, 12.4, 6.4, T, 3.1, [(1.5, 0, 2.2, 2.4, 'a', 'n')], [(2.2, 0.9, 1.2, 1.3, 'r', 'n')], 'gable', 1.3)
porch = [(0.6 + i * 2.3, 0, 1.7, 2.4, 'a', 'n') for i in range(3)]
wall((-5.4, -3), (2.1, -3), T, 2.9, 0.4, 'card', porch)
wall((2.1, -3), (2.1, 0), T, 2.9, 0.4, 'card', [(0.7, 0, 1.6, 2.4, 'a', 'n')])
tile_roof(-5.5, -3.1, 2.2, 0.05, T + 2.9, 0.7, mono=True, m='card', over=0.3)
box(4.6, 4, T + 5.6, 5.4, 4.8, T + 8, 'card', 0.02)
boxes([(x, -3.9, T + 0.25, x + 0.7, -2.2, T + 0.5) for x in (4, 5.4, 6.8)], 'card')
for x, y, s in (
    (-7.2, -1, 0.9),
    (-10.8, -6, 0.9),
    (-13, -2, 0.85),
    (-14, -10, 0.95),
    (13.6, -8, 0.85),
    (-7, 11, 0.8),
    (-17, 1, 0.8),
    (4, 14, 0.85),
):
    tree = plant('olive', x, y, ground.height(x, y, 0.7), s)
    # On this afternoon the shadows of the trees in the west would fall on the scale rule, where they look like stains.
    tree.visible_shadow = not (HOUR == '1500' and x < -6)
for x, y, s in ((14.2, 1.4, 0.85), (14.3, 3.8, 0.95)):
    plant('cyp', x, y, T, s)
for pose, x, y, turn in (('standing', -0.6, -6.2, 25), ('dress', 0.7, -6.9, 5), ('walking', -5.6, -7.6, 10)):
    person(pose, x, y, T + 0.12, turn, m='oak')
rule(-4.5, -20, 0, 3, length=20)
table_top(-190, 190, -120, 230)
backdrop(-75, 330).visible_shadow = False

day, zone = DAYS[HOUR]
elevation, azimuth = sun_position(day, int(HOUR[:2]) + int(HOUR[2:]) / 60 - zone)
print(f'{HOUR} on day {day}: elevation {elevation:.1f}, azimuth {azimuth:.1f}', flush=True)
sun_tint, energy, sky_tint, fill, exposure = LIGHT[HOUR]
sky(sky_tint, fill)
sun(FRONT - azimuth - 90, elevation, energy, sun_tint, 0.7)
# Every shape shows the whole base, summit and rule, with at least 12 % of the table on each side.
shapes = {
    '': (f'hours-{HOUR}', (1200, 1200), (-2.6, 1.2, 7.1), 14, 122),
    'lead': ('hill', (2400, 1600), (-2.4, 0.2, 5.6), 24, 88),
}
name, size, target, turn, lens = shapes[os.environ.get('VIEW', '')]
view('thirty', target, 180, turn, lens, fstop=0.14)
render(name, *size, exposure=exposure)
