"""What stands on the table in several pictures, in centimetres: the island in its frame, a country house, a cup."""

from scipy.ndimage import gaussian_filter

from parts.desk import base
from parts.geometry import box, group, lathe, poly, slab
from parts.houses import volume, window_rows
from parts.island import distance_from_shore, laminate, relief
from parts.materials import new_material
from parts.people import person
from parts.terraces import contours

LEVELS = (75, 120, 190, 290, 410, 550, 710, 890, 1100)
SEA = ((12, '#14383f'), (6.5, '#1a464e'), (3, '#24575e'), (1, '#356c70'))


def island(x, y, levels=LEVELS, layer=0.42, smooth=4):
    """At 1:150,000 on a base three centimetres thick, in layers of card; `smooth` rounds the relief."""
    X, Y, shore = distance_from_shore(-63, 49, -45, 49)
    H = gaussian_filter(relief(X, Y, shore), smooth)
    group(x, y, 3, 0, laminate(X, Y, H, shore, levels, 1.75, layer, 'card'), 2 / 3)
    sheets = [slab(-63, -45, 49, 49, -0.2, 0.3, new_material('sea0', '#102f36', var=0.02), bevel=0.02)]
    for k, (distance, tint) in enumerate(SEA, 1):
        m = new_material(f'sea{k}', tint, rough=0.65, var=0.02)
        shelf = gaussian_filter(shore, 3 + 8 * distance**0.5)
        sheets.append(poly(contours(X, Y, shelf, -distance, 1), 0.3 * k - 0.1, 0.3 * k + 0.3, m, 0, 'sea'))
    group(x, y, 3, 0, sheets, 2 / 3)
    edges = (x - 44, y - 32, x + 35, y + 35)
    base(*edges, 3)
    slab(*edges, 3, 4.3, 'plywood', [(x - 41.9, y - 29.9, x + 32.6, y + 32.6)], 0.04)
    # Covers the stepped ends of the sea's sheets along the rear wall.
    box(x - 41.9, y + 32.2, 3, x + 32.6, y + 32.7, 3.85, 'sea0', 0)


def house(x, y):
    """A country house at 1:75, with its people."""
    base(x - 16, y - 12, x + 17, y + 12, 1.2)
    new_material('shade', '#8d8475', rough=0.9)
    main = volume(-9, 0, 5, 7, 0, 5.6, [(6, 0, 1.6, 2.6, 'a', 'n'), *window_rows((2, 10.5), (0.9, 3.6))], roof='gable')
    wing = volume(5, -4, 10.5, 7, 0, 3.1, [(1.6, 0, 2.2, 2.4, 'a', 'n')], roof='side', rise=1.3)
    group(x, y, 1.2, 0, main + wing, 4 / 3)
    for pose, dx, dy in (('standing', -4, -5), ('dress', -2.6, -5.6), ('walking', 2, -7.5)):
        person(pose, x + dx, y + dy, 1.2, 10 * dx, 4 / 3)


def cup(x, y, level=5.0):
    """A white cup on its saucer; coffee stands `level` centimetres high in it, or was drunk."""
    lathe(x, y, 0, [(0, 0), (3.2, 0), (6.2, 0.9), (6.4, 1.05), (6.2, 1.15), (3.2, 0.4), (0, 0.4)], 'card')
    wall = [(0, 0.4), (2.2, 0.4), (2.4, 0.7), (3.5, 3), (3.9, 6), (3.75, 6.05), (3.6, 5.9), (3.4, 4.8)]
    wall += [(2.9, 2.4), (1.9, 1.0), (0, 0.9)]
    lathe(x, y, 0, wall, 'card')
    if level:
        new_material('coffee', '#3b2416', rough=0.15)
        lathe(x, y, 0, [(3.1 + 0.12 * (level - 3.4) / 0.5, level), (0, level)], 'coffee')
