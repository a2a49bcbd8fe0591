"""The island, north up, cut into its six regions: from above, REGION=south raises that one."""

import os

from scipy.ndimage import gaussian_filter

from parts.desk import base, table_top
from parts.island import distance_from_shore, laminate, map_origin, regions, relief
from parts.light import plan_view, sky, sun
from parts.materials import reset
from parts.render import render
from parts.wood import table_materials

reset(3)
table_materials()
RAISED = os.environ.get('REGION', '')
LEVELS = (85, 150, 235, 340, 470, 620, 790, 980, 1180)
STEP = 0.38
KERF = 0.15  # half of the gap between two pieces, centimetres

pieces = regions()
frame = (-52, 52, -44, 44)
X, Y, shore = distance_from_shore(*frame, [ring for rings in pieces.values() for ring in rings])
dx, dy = map_origin()
H = gaussian_filter(relief(X + dx, Y + dy, shore), 4)
for name, rings in pieces.items():
    _, _, inside = distance_from_shore(*frame, rings)
    lift = 2.2 if name == RAISED else 0
    bottom = 1.8 + STEP * 3 + lift
    laminate(X, Y, H, inside - KERF, LEVELS, bottom, STEP, 'teal' if name == RAISED else 'card', smallest=1.2)

base(-53, -46, 53, 46)
table_top(-120, 120, -70, 70)
sky((0.62, 0.74, 0.97), 0.45)
sun(148, 24, 4.6, (1, 0.79, 0.56), 1.0)
name = f'regions-{RAISED}' if RAISED else 'regions'
plan_view(0, 0, 118)
render(name, 1800, 1560, exposure=0.35)
