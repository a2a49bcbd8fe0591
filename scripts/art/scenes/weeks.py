"""The weeks of a year (src/content/yieldExample.ts): those rented are blocks of teal, a centimetre and a half high for each 1,000 euro."""

from parts.desk import base, rule, table_top
from parts.geometry import box
from parts.light import studio, view
from parts.materials import new_material, reset
from parts.render import render
from parts.wood import table_materials

reset(4)
table_materials()
new_material('rented', '#34615f', rough=0.85, bump=0.2, bscale=9, var=0.07, vscale=1.6)
# Weekly rents: April and October, June and September, July and August.
LOW, MIDDLE, HIGH = 4200, 6800, 9500
RENTS = {**{w: LOW for w in (14, 15, 16, 17, 40, 41, 42, 43)}, **{w: MIDDLE for w in (24, 25, 26, 36, 37, 38, 39)}}
RENTS |= {w: HIGH for w in range(27, 35)}
WIDTH, DEPTH = 1.5, 3.4
left = -52 * WIDTH / 2
base(left - 1.6, -DEPTH / 2 - 1.6, -left + 1.6, DEPTH / 2 + 1.6, 1.6)
for week in range(1, 53):
    x = left + (week - 1) * WIDTH
    height = RENTS.get(week, 0) / 1000 * 1.5
    top, m = (1.6 + height, 'rented') if height else (1.95, 'card')
    box(x + 0.05, -DEPTH / 2, 1.6, x + WIDTH - 0.05, DEPTH / 2, top, m, 0.04)
rule(-15, -9.5, 0, 2)
table_top(-190, 190, -120, 230)
studio(-75, 330)
view('thirty', (1, 0, 4.5), 190, 24, 84, fstop=0.14)
render('weeks', 1600, 840, exposure=0.2)
