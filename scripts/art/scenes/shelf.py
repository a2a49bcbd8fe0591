"""Six white houses on three oak shelves, seen from the front at 1:100."""

from parts.geometry import box, boxes, cylinder, group
from parts.houses import volume, window_rows
from parts.light import sky, sun, view
from parts.materials import new_material, reset
from parts.people import person
from parts.render import render
from parts.walls import wall
from parts.wood import table_materials

reset(3)
table_materials()
new_material('shade', '#8d8475', rough=0.9)
new_material('plaster', '#e9e0d2', rough=0.95, bump=0.08, bscale=0.8, var=0.02, vscale=0.05)
N = ('r', 'n')
ROW = 16.8
BASE = 0.8


def rails(x0, x1, y, z, h=1.0):
    """A balcony: a slab and its bars."""
    bars = [(x0 + i * 0.22, y, z, x0 + i * 0.22 + 0.05, y + 0.05, z + h) for i in range(int((x1 - x0) / 0.22) + 1)]
    bars.append((x0, y - 0.02, z + h, x1, y + 0.08, z + h + 0.07))
    return [box(x0 - 0.1, y - 0.1, z - 0.18, x1 + 0.1, y + 1.2, z, 'card', 0), boxes(bars, 'card')]


def finca():
    main = volume(-4, 0, 7, 6, 0, 5.4, [(6, 0, 1.5, 2.5, 'a', 'n'), *window_rows((2.2, 8.4), (1.0, 3.5))], roof='gable')
    tower = volume(
        -8, 0.4, -4, 5.4, 0, 7.8, [(1.4, 5.4, 1.2, 1.6, 'a', 'n'), (1.5, 1.6, 1, 1.4, *N)], roof='side', rise=1
    )
    porch = wall(
        (-3.4, -2.6), (4, -2.6), 0, 2.9, 0.4, 'card', [(0.6 + i * 2.3, 0, 1.7, 2.4, 'a', 'n') for i in range(3)]
    )
    return main + tower + [porch, box(-3.6, -2.8, 2.9, 4.2, 0.2, 3.15, 'card', 0.02)]


def town_house():
    rows = [(0.9, 0, 1.5, 2.8, 'a', 'n'), (3.4, 0.9, 1.2, 1.6, *N), *window_rows((1.1, 3.5), (4.2, 7.5), 1.1, 2.0)]
    low = volume(
        2.9,
        0.3,
        8.3,
        7,
        0,
        6.6,
        [(1.8, 0, 1.8, 2.6, 'a', 'n'), *window_rows((0.9, 3.5), (3.9,), 1.0, 1.7)],
        roof='gable',
        rise=1.6,
    )
    return volume(-3, 0, 2.9, 7, 0, 10.4, rows, roof='gable', rise=1.6) + rails(-2.2, 2.1, -0.7, 4.15) + low


def villa():
    ground = volume(-8, 0, 4, 7, 0, 3.2, [(0.9, 0, 4.8, 2.6, *N), (6.4, 0, 4.8, 2.6, *N)])
    upper = volume(-6, 0.6, 1, 7, 3.6, 3.0, [(0.7, 0.1, 5.6, 2.4, *N)])
    wing = volume(4, -1.6, 8.4, 6, 0, 4.2, [(1.3, 0, 1.8, 2.7, *N)])
    posts = [(x, -2.2, 0, x + 0.16, -2.04, 3.2) for x in (-8.4, -4.3, -0.2)]
    return ground + upper + wing + [box(-8.8, -2.4, 3.2, 4, 7, 3.6, 'card', 0.02), boxes(posts, 'card')]


def mill():
    tower = cylinder(-3, 3, 0, 9.5, 2.9, 'card', 2.3, seg=40)
    cap = cylinder(-3, 3, 9.5, 11.6, 2.6, 'card', 0.1, seg=40)
    sails = []
    for k in range(6):
        arm = group(
            -3, -0.1, 8.8, 0, [boxes([(-0.06, -0.05, 0.3, 0.06, 0.05, 4.8), (0.06, -0.03, 1.2, 0.8, 0, 4.7)], 'card')]
        )
        arm.rotation_euler = (0, k * 1.0472 + 0.3, 0)
        sails.append(arm)
    low = volume(
        -0.4, 0.5, 7.4, 6, 0, 3.4, [(1, 0, 1.3, 2.3, 'a', 'n'), *window_rows((3.6, 5.8), (1.0,), 1, 1.2)], roof='gable'
    )
    return [tower, cap, *sails, *low, box(-3.6, -0.3, 0.02, -2.4, 0.6, 2.2, 'shade', 0)]


def block():
    rows = [(1.2, 0, 1.4, 2.6, *N), *((4.0 + i * 2.6, 0, 1.8, 2.6, *N) for i in range(3))]
    rows += window_rows((1.2, 4.2, 7.2, 10), (3.9, 6.8), 1.2, 2.1)
    parts = volume(-6.2, 0, 6.2, 7, 0, 9.4, rows) + volume(
        -3.4, 1.6, 5.4, 6.6, 9.2, 2.6, [(0.8, 0.1, 3.2, 2.1, *N), (4.9, 0.1, 3, 2.1, *N)]
    )
    return parts + rails(-2.6, 5.4, -0.9, 3.85) + rails(-2.6, 5.4, -0.9, 6.75)


def boat_house():
    low = volume(-8, 0, 3, 6, 0, 4.2, [(0.9 + i * 3.4, 0, 2.4, 3.2, 'a', 'n') for i in range(3)])
    high = volume(
        3,
        -0.6,
        8,
        6,
        0,
        7.4,
        [(1.6, 0, 1.6, 2.6, 'a', 'n'), *window_rows((0.9, 3), (4.4,), 1.0, 1.8)],
        roof='side',
        rise=1.2,
    )
    upper = volume(
        -5.4, 2.2, 2.9, 6, 4.2, 2.8, [(0.9 + i * 2.6, 0.1, 1.3, 2.2, *N) for i in range(3)], roof='gable', rise=1.1
    )
    return low + high + upper + rails(-7.8, 2.8, -0.1, 4.3)


EXTENTS = {  # of each house, west and east
    boat_house: (-8, 8),
    mill: (-5.9, 7.4),
    villa: (-8.8, 8.4),
    town_house: (-3, 8.3),
    finca: (-8, 7.2),
    block: (-6.2, 6.2),
}
for k, (left, right) in enumerate(((boat_house, mill), (villa, town_house), (finca, block))):
    z = k * ROW
    box(-40, -5, z - 1.6, 40, 9.6, z, 'edge', 0.06)
    for x, house in ((-10.4, left), (10.6, right)):
        x0, x1 = EXTENTS[house]
        box(x + x0 - 0.7, -3.5, z, x + x1 + 0.7, 7.7, z + BASE, 'plywood', 0.02)
        group(x, 0, z + BASE, 0, house())
    for pose, x in (('standing', 0.2), ('dress', -0.6), ('walking', -1.4))[k : k + 1]:
        person(pose, x, -4.2, z, 8)
box(-60, 9.6, -40, 60, 12, 90, 'plaster', 0)
# The wall of the mill's row is in shade, or the sun would draw ragged patches through the sails.
shade = box(-2.5, 9.2, 0, 40, 9.4, 8, 'card', 0)
shade.visible_camera = shade.visible_diffuse = shade.visible_glossy = False
sky((0.62, 0.74, 0.97), 0.5)
sun(219, 28, 4.6, (1, 0.79, 0.56), 1.0)
view('elevation', (0, 0, 23.2), 260, lens=166, fstop=0.16)
render('shelf', 1800, 2400)
