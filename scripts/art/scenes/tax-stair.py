"""
The transfer tax as five blocks of pale marès on the table: a centimetre high for each percent of the rate, and a
centimetre wide for each 50,000 euro of the price that it applies to. The last one goes on, so it is broken off.
"""

import numpy as np

from parts.desk import table_top
from parts.geometry import box, mesh
from parts.lettering import figure
from parts.light import studio, view
from parts.materials import material, new_material, reset
from parts.render import render
from parts.wood import table_materials

reset(6)
table_materials()
new_material('stone', '#ead9b8', rough=0.92, bump=0.7, bscale=2.6, var=0.07, vscale=1.1)
# Width and height of the five: purchaseCosts in src/content/costs.ts.
BANDS = [(8, 8.0), (4, 9.0), (8, 10.0), (20, 12.0), (13, 13.0)]
DEPTH, LEFT = 9.0, -26.5


def block(x, width, height, label):
    ob = box(x + 0.03, 0, 0, x + width - 0.03, DEPTH, height, 'stone', 0)
    ob.data.materials.append(material('teal'))  # that of the cut faces
    cut = ob.modifiers.new('figure', 'BOOLEAN')
    cut.object = figure(label, x + width / 2, 0, height - 5.2, 4.9)
    edge = ob.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.angle_limit = 0.09, 2, 1.0
    return ob


def broken(x, width, height, label):
    """A block whose right end is torn."""
    rng = np.random.RandomState(9)
    rows, columns = 27, 19
    Y, Z = np.meshgrid(np.linspace(0, DEPTH, columns), np.linspace(0, height, rows))
    tear = width + 0.4 * np.sin(Z / 2.6 + Y / 3) + rng.uniform(-0.3, 0.3, Y.shape)
    tear -= 1.6 * np.clip(Z / height - 0.72, 0, 1) * 3
    vertices = [(x + 0.03, y, z) for y, z in zip(Y.ravel(), Z.ravel())]
    vertices += [(x + t, y, z) for t, y, z in zip(tear.ravel(), Y.ravel(), Z.ravel())]
    count = rows * columns
    i = np.arange(count).reshape(rows, columns)
    quads = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    faces = [*(quads[:, ::-1]), *(quads + count)]
    rim = [*i[0], *i[1:, -1], *i[-1, -2::-1], *i[-2:0:-1, 0]]
    faces += [(a, b, b + count, a + count) for a, b in zip(rim, rim[1:] + rim[:1])]
    ob = mesh('broken', vertices, faces, material('stone'))
    ob.data.materials.append(material('teal'))  # that of the cut faces
    cut = ob.modifiers.new('figure', 'BOOLEAN')
    cut.object = figure(label, x + width / 2 - 0.4, 0, height - 5.2, 4.9)
    return ob


x = LEFT
for k, (width, height) in enumerate(BANDS):
    (broken if k == len(BANDS) - 1 else block)(x, width, height, f'{height:.0f}')
    x += width
table_top(-240, 240, -120, 300, m='slate')
studio(-75, 400, azimuth=192, elevation=26)
view('low', (0.3, 3, 5.2), 230, turn=-12, lens=118, fstop=0.2)
render('tax-stair', 2400, 1260, exposure=0.15, balance=(0.98, 1, 1.04))
