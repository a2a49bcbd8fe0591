"""The coast of Llucmajor at 1:50,000: plateau and cliffs, a cove and its watchtower; heights times seven."""

import numpy as np
from scipy.ndimage import gaussian_filter, zoom

from parts.desk import base, rule, table_top
from parts.geometry import box, group, lathe, poly
from parts.island import distance_from_shore, km, laminate
from parts.light import studio, view, window
from parts.materials import new_material, reset
from parts.render import render
from parts.terraces import contours, fbm
from parts.wood import table_materials

reset(4)
table_materials()
S = 2  # centimetres a kilometre: 1:50,000
Z = 2.0
SEA = ((3.2, '#14383f'), (2.0, '#1a464e'), (1.0, '#24575e'), (0.35, '#356c70'))
LEVELS = tuple(range(14, 230, 13))
HALF = (9.4, 6.2)

# Kilometres from the middle of the slab. The data of the coast has no coves: torrents and their mouths are cut here.
MIDDLE = km(2.822, 39.392)
TORRENTS = (
    (0.24, [(2.8345, 39.352), (2.8352, 39.3635), (2.8385, 39.369), (2.836, 39.377), (2.8425, 39.388), (2.841, 39.41)]),
    (0.19, [(2.8745, 39.345), (2.8755, 39.3585), (2.88, 39.366), (2.879, 39.38), (2.887, 39.396)]),
)
X, Y, shore = distance_from_shore(*(m + d * (h + 2) for m, h in zip(MIDDLE, HALF) for d in (-1, 1)))
X, Y, shore = (zoom(field, 4, order=1) for field in (X, Y, shore))
X, Y = X - MIDDLE[0], Y - MIDDLE[1]
n = fbm(X, Y, 5, 2, 4) - 0.5
H = (62 + 42 * np.clip((-X - 1) / 5, 0, 1) + 13 * (Y + 4) + 70 * n) * np.clip(shore / 0.35, 0, 1) ** 0.5
for breadth, points in TORRENTS:
    line = np.array([km(*point) for point in points]) - MIDDLE
    away, inland = np.full(X.shape, 9.0), np.zeros(X.shape)
    for k, (p, q) in enumerate(zip(line, line[1:])):
        t = np.clip(((X - p[0]) * (q - p)[0] + (Y - p[1]) * (q - p)[1]) / ((q - p) @ (q - p)), 0, 1)
        d = np.hypot(X - p[0] - t * (q - p)[0], Y - p[1] - t * (q - p)[1])
        inland = np.where(d < away, (k + t) / (len(line) - 1), inland)
        away = np.minimum(away, d)
    depth = np.exp(-((away / (0.3 + 0.3 * inland)) ** 2)) * (1 - inland) ** 0.6
    H *= 1 - 0.9 * depth
    shore = np.minimum(shore, away - breadth * np.clip(1 - inland / 0.4, -1, 1))
edge = np.minimum(HALF[0] - np.abs(X), HALF[1] - np.abs(Y))
inside = np.minimum(shore, edge)
land = laminate(X, Y, H, inside, LEVELS, 0.62, 0.09, 'card', smallest=0.12)
group(0, 0, Z, 0, land, S)
sheets = [box(-9.4, -6.2, 0, 9.4, 6.2, 0.12, new_material('sea0', '#102f36', var=0.02), 0)]
for k, (distance, tint) in enumerate(SEA, 1):
    shelf = np.minimum(gaussian_filter(shore, 4 + 14 * distance**0.5) + distance, edge - 0.012 * k)
    m = new_material(f'sea{k}', tint, rough=0.65, var=0.02)
    sheets.append(poly(contours(X, Y, shelf, 0, 0.1), 0.12 * k - 0.06, 0.12 * k + 0.12, m, 0, 'sea'))
group(0, 0, Z, 0, sheets, S)
base(-20.6, -14.2, 20.6, 14.2, Z)

# The tower on the cape east of the cove is a sign, taller than its scale.
x, y = km(2.842, 39.3685) - np.array(MIDDLE)
height = H[np.argmin(np.abs(Y[:, 0] - y)), np.argmin(np.abs(X[0] - x))]
top = Z + (0.62 + 0.09 * sum(height > level for level in LEVELS)) * S
lathe(x * S, y * S, top, [(0.24, 0), (0.2, 0.75), (0.25, 0.8), (0.25, 0.92), (0, 0.92)], 'brass', seg=40)
rule(-15, -19.4, 0, 2)
table_top(-140, 140, -90, 140)
studio(-75, 200)
window(207, 21, (0, 0, 4), panes=(2, 2), pane=(56, 38))
view('thirty', (0, -1.4, 1.8), 150, turn=-18, lens=106, fstop=0.14)
render('slab', 2400, 1600)
