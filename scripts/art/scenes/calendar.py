"""
The year of an owner: twelve blocks of birch in a row, in teal the months in which a period for a Spanish tax
may end. A brass rod joins September to November: the property tax is due once in the autumn, on the date of each town.
"""

import math

from parts.desk import base, table_top
from parts.geometry import box, cylinder, group
from parts.lettering import figure
from parts.light import studio, view, window
from parts.materials import material, new_material, reset
from parts.render import render
from parts.wood import table_materials

reset(7)
table_materials()
new_material('birch', '#d9c199', rough=0.6, spec=0.2, var=0.03, vscale=0.8)
new_material('marked', '#34615f', rough=0.85, bump=0.2, bscale=9, var=0.07, vscale=1.6)
new_material('cream', '#efe6d6', rough=0.8)
material('brass').node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = 0.5  # brushed
SIZE, GAP, BASE = 4.6, 0.5, 1.4
HEIGHT = 9.0
MARKED = (4, 6, 7, 9, 10, 11, 12)
LEFT = -(12 * SIZE + 11 * GAP) / 2


def block(month):
    """A body of birch with a face three millimetres thick, the number of its month cut into it."""
    x, height = LEFT + (month - 1) * (SIZE + GAP), BASE + HEIGHT
    face, letter = ('marked', 'cream') if month in MARKED else ('birch', 'teal')
    box(x, 0.3, BASE, x + SIZE, SIZE, height, 'birch', 0.05)
    ob = box(x, 0, BASE, x + SIZE, 0.3, height, face, 0.04)
    ob.data.materials.append(material(letter))  # that of the cut faces
    cut = ob.modifiers.new('figure', 'BOOLEAN')
    cut.object = figure(str(month), x + SIZE / 2, 0, height - 4.2, 3.9, 0.05, letter)


for month in range(1, 13):
    block(month)
rod = cylinder(0, 0, -6.9, 6.9, 0.35, 'brass', seg=40)
rod.rotation_euler.y = math.pi / 2
group(LEFT + 9 * (SIZE + GAP) + SIZE / 2, 1.6, BASE + HEIGHT + 0.35, 0, [rod])
base(LEFT - 1.6, -1.6, -LEFT + 1.6, SIZE + 1.6, BASE)
# A dark sheet on the plywood, or the light blocks would have no lower edge.
box(LEFT - 1.3, -1.3, BASE, -LEFT + 1.3, SIZE + 1.3, BASE + 0.06, 'teal', 0)
table_top(-240, 240, -120, 300, m='cotton')
studio(-75, 400, azimuth=196, elevation=30)
window(196, 30, (0, 4, 0), panes=(3, 1), pane=(44, 60), bar=5, jamb=200)
view('low', (0.2, 1.4, 4.2), 230, turn=12, lens=114, fstop=0.18)
render('calendar', 1600, 840, exposure=0.12)
