"""The island, north up, cut into its six regions: from above, REGION=south raises that one; VIEW=apart draws them apart."""

import os

from scipy.ndimage import gaussian_filter

from parts.desk import base, rule, table_top
from parts.geometry import group
from parts.island import distance_from_shore, laminate, map_origin, regions, relief
from parts.light import plan_view, sky, studio, sun, view
from parts.materials import reset
from parts.render import render
from parts.wood import table_materials

reset(3)
table_materials()
VIEW = os.environ.get('VIEW')
RAISED = os.environ.get('REGION', '')
LEVELS = (85, 150, 235, 340, 470, 620, 790, 980, 1180)
STEP = 0.62 if VIEW == 'apart' else 0.38
KERF = 0.15  # half of the gap between two pieces, centimetres
APART = 0.26  # of a piece's distance from the middle, for VIEW=apart

pieces = regions()
frame = (-52, 52, -44, 44)
X, Y, shore = distance_from_shore(*frame, [ring for rings in pieces.values() for ring in rings])
dx, dy = map_origin()
H = gaussian_filter(relief(X + dx, Y + dy, shore), 4)
for name, rings in pieces.items():
    _, _, inside = distance_from_shore(*frame, rings)
    lift = 2.2 if name == RAISED else 0
    bottom = (0 if VIEW == 'apart' else 1.8) + STEP * 3 + lift
    piece = laminate(X, Y, H, inside - KERF, LEVELS, bottom, STEP, 'teal' if name == RAISED else 'card', smallest=1.2)
    if VIEW == 'apart':
        land = inside > 0
        group(X[land].mean() * APART, Y[land].mean() * APART, 0, 0, piece)

if VIEW == 'apart':
    rule(-44, -57, 0, 2)
    studio(-75, 330)
    table_top(-190, 190, -120, 230)
    view('thirty', (3, -5, 0), 270, 10, 82, fstop=0.14)
    render('regions-apart', 1600, 840, exposure=0.25)
base(-53, -46, 53, 46)
table_top(-120, 120, -70, 70)
sky((0.62, 0.74, 0.97), 0.45)
sun(148, 24, 4.6, (1, 0.79, 0.56), 1.0)
name = f'regions-{RAISED}' if RAISED else 'regions'
plan_view(0, 0, 118)
render(name, 1800, 1560, exposure=0.35)
