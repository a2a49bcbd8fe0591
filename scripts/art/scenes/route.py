"""A printed map of the island (1:100,000) on the table, three white houses on it, and the road between them."""

from scipy.ndimage import gaussian_filter

from parts.desk import ink, table_top, weight
from parts.geometry import box, group, poly
from parts.houses import volume, window_rows
from parts.island import distance_from_shore, km, relief
from parts.light import studio, view
from parts.materials import new_material, reset
from parts.papers import outline, paper_materials, pencil
from parts.render import render
from parts.terraces import contours
from parts.wood import table_materials

reset(5)
table_materials()
paper_materials()
new_material('route', '#24535a', rough=0.8)
new_material('height', '#a8957a', rough=0.9)
new_material('water', '#2f5f66', rough=0.85, var=0.02)
new_material('shade', '#8d8475', rough=0.9)
EDGE = (-66, -48)  # of the sheet, kilometres from the map's origin
WIDTH, DEPTH = 121, 100

X, Y, shore = distance_from_shore(-64, 53, -46, 50)
H = gaussian_filter(relief(X, Y, shore), 3)


def rings(field, level, smallest, width):
    """The outlines of what lies above `level`, as strokes in the sheet's centimetres."""
    strokes = []
    for outer, holes in contours(X, Y, field, level, smallest):
        for ring in [outer, *holes]:
            strokes += outline([(x - EDGE[0], y - EDGE[1]) for x, y in ring[::2]], width)
    return strokes


def on_sheet(longitude, latitude):
    x, y = km(longitude, latitude)
    return x - EDGE[0], y - EDGE[1]


AIRPORT = on_sheet(2.739, 39.552)
STOPS = [on_sheet(2.60, 39.672), on_sheet(2.805, 39.715), on_sheet(2.965, 39.63)]
ROAD = [
    AIRPORT, on_sheet(2.70, 39.585), on_sheet(2.655, 39.595), on_sheet(2.63, 39.62), STOPS[0], on_sheet(2.64, 39.635),
    on_sheet(2.70, 39.645), on_sheet(2.745, 39.67), STOPS[1], on_sheet(2.835, 39.69), on_sheet(2.88, 39.665), STOPS[2],
    on_sheet(2.90, 39.60), on_sheet(2.83, 39.575), AIRPORT,
]  # fmt: skip


def flat(u, v):
    """The height of what is printed on the land."""
    return 0 * u + 0.09


def rounded(points, steps=8):
    """A line through `points` without corners (Catmull-Rom)."""
    line = []
    for i in range(len(points) - 1):
        a, b, c, d = (points[max(0, min(len(points) - 1, i + k))] for k in (-1, 0, 1, 2))
        for t in (n / steps for n in range(steps)):
            line.append(tuple(
                0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
                       + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3) for k in (0, 1)))
    return [*line, points[-1]]


DOOR = (3, 0, 1.1, 2.4, 'a', 'n')
lines = rings(shore, 0, 1, 0.16)
heights = [stroke for level in (100, 200, 350, 500, 700, 900, 1150) for stroke in rings(H, level, 2, 0.1)]
box(EDGE[0], EDGE[1], 0, EDGE[0] + WIDTH, EDGE[1] + DEPTH, 0.06, 'water', 0)
poly(contours(X, Y, shore, 0, 1), 0.05, 0.085, 'paper', 0, 'land')
road = outline(rounded(ROAD), 0.5, closed=False)
group(*EDGE, 0, 0, [ink(lines, 'line', flat), ink(heights, 'height', flat), ink(road, 'route', lambda u, v: flat(u, v) + 0.01)])
for n, (u, v) in enumerate(STOPS, 1):
    x, y, z = u + EDGE[0], v + EDGE[1], 0.09
    openings = window_rows((1.0, 4.6), (0.8, 3.4), 1.1, 1.5)
    walls = volume(-3.6, -2.4, 3.6, 2.4, 0, 5.6, [*openings, DOOR], window_rows((1.6,), (0.8, 3.4)), roof='gable')
    group(x, y + 2.6, z, (12, -8, 4)[n - 1], walls)
weight(2, -14, 0.1, 2.6)
pencil(-42, -14, 0.1, 42)
table_top(-190, 190, -120, 230)
studio(-75, 330)
view('thirty', (-20, 3.5, 2), 165, 14, 78, fstop=0.14)
render('route', 1600, 840, exposure=0.2)
