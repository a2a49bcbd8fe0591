"""The notary's table from above at 1:20, its walls cut: two chairs in place, the third drawn back into the light."""

from parts.chairs import chair
from parts.desk import base, rule, table_top
from parts.geometry import box, boxes, group
from parts.light import sky, sun, view
from parts.materials import new_material, reset
from parts.render import render
from parts.wood import oak_boards, table_materials

reset(3)
table_materials()
FLOOR, CUT, SCALE = 1.8, 7.2, 0.05
new_material('cut', '#1d4a52', rough=0.7, var=0.02)
new_material('floor', '#eee2cd', rough=0.75, var=0.02)
new_material('joint', '#cbbb9f', rough=0.9)
new_material('leather', '#3d4a36', rough=0.6, var=0.05)
oak_boards('small', board=0.9, size=0.1)

# The room, 25 by 25 centimetres; the upper faces of its walls are the plane of the section.
WEST = [(-9.5, -5.1), (-1.4, 3.0), (6.4, 9.6)]
base(-17.5, -17.5, 17.5, 17.5, FLOOR)
box(-12.5, -12.5, FLOOR, 12.5, 12.5, FLOOR + 0.05, 'floor', 0)
joints = [i * 1.5 - 12 for i in range(17)]
boxes([(-12.5, a - 0.015, FLOOR, 12.5, a + 0.015, FLOOR + 0.053) for a in joints], 'joint')
boxes([(a - 0.015, -12.5, FLOOR, a + 0.015, 12.5, FLOOR + 0.053) for a in joints], 'joint')


def cut_wall(x0, y0, x1, y1):
    box(x0, y0, FLOOR, x1, y1, CUT, 'card', 0)
    box(x0, y0, CUT, x1, y1, CUT + 0.05, 'cut', 0)


edge = -14
for low, high in [*WEST, (14, 14)]:
    cut_wall(-14, edge, -12.5, low)
    edge = high
for low, high in WEST:
    box(-13.4, low, FLOOR, -13.1, high, FLOOR + 0.6, 'card', 0)
    cut_wall(-13.36, (low + high) / 2 - 0.11, -13.14, (low + high) / 2 + 0.11)
cut_wall(-12.5, 12.5, 14, 14)
cut_wall(12.5, -14, 14, 12.5)
cut_wall(-12.5, -14, 4.2, -12.5)
cut_wall(8.7, -14, 12.5, -12.5)
box(8.4, -12.6, FLOOR, 8.6, -8.2, CUT - 0.4, 'timber', 0.02)

# The table and what lies on it.
top = FLOOR + 3.75
box(-6.2, -0.4, top - 0.2, 6.2, 5.6, top, 'small', 0.05)
for x in (-5.6, 5.2):
    for y in (0.1, 4.7):
        box(x, y, FLOOR, x + 0.4, y + 0.4, top - 0.2, 'small', 0.02)


def sheet(x, y, turn, w=1.05, h=1.48, z=0.0, lines=9):
    page = box(-w / 2, -h / 2, 0, w / 2, h / 2, 0.02, 'paper', 0)
    text = [
        (
            -w * 0.36,
            h * 0.36 - i * h * 0.08,
            0.021,
            w * (0.36 if i % 4 else 0.2),
            h * 0.36 - i * h * 0.08 + 0.018,
            0.023,
        )
        for i in range(lines)
    ]
    group(x, y, top + z, turn, [page, boxes(text, 'line')])


box(-0.9, 1.6, top, 1.5, 3.4, top + 0.04, 'leather', 0.01)
sheet(-0.3, 2.5, 0, z=0.05)
sheet(0.9, 2.5, 0, z=0.05)
sheet(-3.2, 4.1, 176)
sheet(3.4, 4.2, 184)
sheet(0.2, 0.75, 4)
group(1.3, 1.0, top + 0.05, 62, [box(-0.7, -0.035, 0, 0.7, 0.035, 0.07, 'line', 0.02)])
for x in (-3.1, 3.3):
    chair(x, 6.6, FLOOR + 0.05, 0, SCALE, 'card')
chair(1.1, -4.7, FLOOR + 0.05, 157, SCALE, 'small')

rule(-15, -22.4, 0)
table_top(-80, 80, -60, 60)
sky((0.62, 0.74, 0.97), 0.42)
sun(153, 30, 4.6, (1, 0.79, 0.56), 0.8)
view('plan', (2.6, -2.2, FLOOR), 150, lens=81, fstop=0.2)
render('third-chair', 1800, 2400)
