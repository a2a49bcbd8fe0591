"""A street of Llucmajor at 1:200, its church behind, its fronts in evening shade, one doorway lit. VIEW=door: three houses."""

import os

import bpy

from parts.desk import base, table_top
from parts.geometry import box, boxes, cylinder, group, link
from parts.houses import volume
from parts.light import sky, sun, view
from parts.materials import Graph, new_material, reset
from parts.people import person
from parts.render import render
from parts.walls import wall
from parts.wood import table_materials

reset(3)
table_materials()
new_material('shade', '#7d7365', rough=0.9)
new_material('dusk', '#46463f', rough=0.6, spec=0.3, bump=0.14, bscale=2.5, var=0.07, vscale=0.15)
new_material('street', '#d9ccb4', rough=0.85, var=0.02)
N = ('r', 'n')
S = 0.5  # of a metre: 1:200
DOOR = os.environ.get('VIEW') == 'door'
Z = 1.4 if DOOR else 2.2  # upper side of the board, centimetres
glow = Graph('glow')
glow.surface(glow.add('Emission', {0: (1.0, 0.52, 0.2, 1), 1: 1.7}).outputs[0])


def town_house(x, width, h, columns, door, roof='gable', y=0.0, depth=9.0, lit=False, balcony=None):
    """A front with a row of windows on each floor and an arched or straight door; `lit` from inside."""
    at = [width * (i + 0.5) / columns for i in range(columns)]
    floors = [4.1, 7.4][: 2 if h > 8.5 else 1]
    rows = [(c - 0.5, z, 1.0, 1.9, *N) for c in at for z in floors]
    rows += [(c - 0.5, 1.1, 1.0, 1.6, *N) for i, c in enumerate(at) if i != door]
    rows.append((at[door] - 0.8, 0, 1.6, 2.8, 'a', 'n'))
    side = [(depth * k - 0.5, z, 1.0, 1.7, *N) for k in (0.3, 0.7) for z in floors]
    parts = volume(x, y, x + width, y + depth, 0, h, rows, side, roof, 1.7, core=None if lit else 'shade')
    shutters = [
        (x + c + s, y - 0.06, z, x + c + s + 0.5, y, z + 1.9) for c in at for z in floors for s in (-1.06, 0.56)
    ]
    parts.append(boxes(shutters, 'card'))
    parts.append(box(x - 0.04, y - 0.12, h - 0.25, x + width + 0.04, y + 0.02, h, 'card', 0.02))
    if balcony is not None:
        parts += rails(x + at[balcony], y)
    if lit:
        parts.append(box(x + 0.5, y + 1.8, 0.05, x + width - 0.5, y + depth - 0.5, h - 0.2, 'shade', 0))
        parts.append(box(x + 0.4, y + 0.4, 3.3, x + width - 0.4, y + 1.8, 3.5, 'shade', 0))
        parts += hall(x + at[door], y)
    return parts


def rails(x, y):
    """A balcony before the first floor."""
    bars = [(x - 1.1 + i * 0.2, y - 0.7, 4.1, x - 1.05 + i * 0.2, y - 0.65, 5.0) for i in range(12)]
    bars.append((x - 1.15, y - 0.72, 5.0, x + 1.2, y - 0.63, 5.08))
    return [boxes(bars, 'card'), box(x - 1.2, y - 0.75, 3.95, x + 1.25, y + 0.1, 4.1, 'card', 0.01)]


def hall(x, y):
    """A lit hall behind a door: a glowing wall between two white ones, and a lamp that reaches the street."""
    data = bpy.data.lights.new('lamp', 'POINT')
    data.energy, data.color, data.shadow_soft_size = 450 if DOOR else 300, (1, 0.55, 0.24), 0.15
    lamp = link(bpy.data.objects.new('lamp', data))
    lamp.location = (x, y + 0.9, 2.1)
    sides = [box(x + s, y + 0.4, 0.05, x + s + 0.1, y + 1.7, 3.3, 'card', 0) for s in (-1.7, 1.6)]
    return [lamp, box(x - 1.6, y + 1.6, 0.05, x + 1.6, y + 1.7, 3.2, 'glow', 0), *sides]


def church(x, y):
    """The nave and the bell tower."""
    windows = [(5 + i * 5.4, 8.6, 1.5, 3.2, 'a', 'n') for i in range(4)]
    nave = volume(x, y, x + 24, y + 13, 0, 14, windows, (), 'gable', 3)
    chapels = volume(x + 3, y - 4, x + 23, y, 0, 7, [(2.4 + i * 5, 3.2, 1, 1.8, 'a', 'n') for i in range(4)])
    t = x - 7.02
    tower = volume(t, y, t + 7, y + 7, 0, 21, [(2.7, 12, 1.6, 3, 'a', 'n')], [(2.7, 12, 1.6, 3, 'a', 'n')])
    bells = [(1.0, 1.2, 1.5, 3.6, 'a', 'n'), (3.4, 1.2, 1.5, 3.6, 'a', 'n')]
    corners = ((t + 0.5, y + 0.5), (t + 6.5, y + 0.5), (t + 6.5, y + 6.5), (t + 0.5, y + 6.5))
    belfry = [wall(p, q, 21.2, 6.4, 0.5, 'card', bells) for p, q in zip(corners, corners[1:] + corners[:1])]
    bands = [box(t - d, y - d, z, t + 7 + d, y + 7 + d, z + 0.5, 'card', 0.03) for z, d in ((10.4, 0.2), (20.8, 0.4))]
    bands.append(box(t + 0.1, y + 0.1, 27.5, t + 6.9, y + 6.9, 28.1, 'card', 0.03))
    spire = cylinder(t + 3.5, y + 3.5, 28.1, 34.5, 3.1, 'card', 0.05, seg=8)
    core = box(t + 2.6, y + 2.6, 21.3, t + 4.4, y + 4.4, 27.4, 'shade', 0)
    return [*nave, *chapels, *tower, *belfry, *bands, spire, core]


def lit_house():
    return town_house(-8.4, 7.4, 10.2, 2, 1, lit=True, balcony=0)


def people(*poses):
    """Each pose, place in metres, turn."""
    for pose, x, y, turn in poses:
        person(pose, x * S, y * S, Z + 0.02, turn, S, 'oak')


def board(x0, y0, x1, y1):
    """The plywood and, a centimetre from its edges, the street."""
    box(x0 + 1, y0 + 1, Z - 0.02, x1 - 1, y1 - 1, Z + 0.02, 'street', 0)
    base(x0, y0, x1, y1, Z)


def street():
    front = [
        *town_house(-34, 8.4, 7.4, 3, 1),
        *town_house(-25.6, 7.0, 10.6, 2, 0, balcony=1),
        *town_house(-18.6, 10.2, 7.8, 3, 2),
        *lit_house(),
        *town_house(-1, 9.0, 7.2, 3, 1),
        # the street to the church, then the block's other half
        *town_house(13.4, 8.2, 10.4, 3, 1, balcony=1),
        *town_house(21.6, 7.2, 7.4, 2, 0),
        *town_house(28.8, 7.6, 9.8, 2, 1),
    ]
    behind = [
        *town_house(-33, 9, 7.2, 3, 1, y=14, depth=8),
        *town_house(-24, 8.2, 9.6, 2, 1, y=14, depth=8),
        *town_house(-15.8, 7, 7.0, 2, 1, y=14, depth=8),
        *town_house(24.6, 11, 7.4, 3, 1, y=15, depth=8),
    ]
    plinth = [box(-35, -0.9, 0, 9, 31.5, 0.16, 'card', 0.02), box(12.6, -0.9, 0, 37.2, 31.5, 0.16, 'card', 0.02)]
    group(0, 0, Z, 0, front + behind + plinth + church(-1.5, 17), S)
    board(-19.6, -6.4, 20.6, 17.4)
    people(
        ('standing', -4.2, -2.4, 10), ('dress', -2.8, -2.9, -15), ('walking', -15, -4.5, 0), ('walking', 11, 3, 30),
        ('dress', 20, -3, 10), ('standing', 9.9, 9, 20), ('walking', -25, -6, 20), ('dress', -24, -6.4, 0),
        ('standing', 30, -5, -10), ('standing', 31.2, -4.6, 15),
    )  # fmt: skip


def three_houses():
    """The lit house and its two neighbors, on a board of their own."""
    houses = [*town_house(-18.6, 10.2, 7.8, 3, 2), *lit_house(), *town_house(-1, 9.0, 7.2, 3, 1)]
    plinth = box(-19.6, -0.9, 0, 9, 10, 0.16, 'card', 0.02)
    group(0, 0, Z, 0, [*houses, plinth], S)
    board(-11.2, -5.3, 5.9, 6.5)
    couple = ('standing', -4.2, -2.4, 10), ('dress', -2.8, -2.9, -15)
    people(*couple, ('walking', -15, -4.5, 0), ('walking', 5.5, -5.5, 30))


if DOOR:
    three_houses()
else:
    street()
table_top(-240, 240, -90, 300, m='dusk')
sky((0.62, 0.74, 0.92), 0.36)
sun(150, 12, 3.6, (1, 0.66, 0.4), 1.0)
if DOOR:
    view('thirty', (-2.7, -0.8, 1.8), 150, turn=-20, lens=208, fstop=0.14)
    render('street-door', 2400, 1600, exposure=0.05)
else:
    view('low', (0.6, 2, 5.6), 150, turn=-24, lens=100, fstop=0.16)
    render('street', 2400, 1600, exposure=0.3, balance=(0.955, 1, 1.04))
