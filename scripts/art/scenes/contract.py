"""A deposit contract from above: its two pages, the pen that signs it, the bank's check for a tenth of the price."""

from parts.contract import first_page, second_page
from parts.desk import table_top
from parts.geometry import box, group
from parts.lettering import words
from parts.light import sky, sun, view, window
from parts.materials import new_material, reset
from parts.papers import paper_materials, pen, printed, rectangle
from parts.render import render
from parts.wood import table_materials

reset(6)
table_materials()
paper_materials()
new_material('check', '#d5e0da', rough=0.85, var=0.02)


def check(x, y, turn, z):
    """A bank's check without a bank, of 17.5 by 8 centimetres: a tenth of the price, nothing filled in."""
    parts = [box(-8.75, -4, 0, 8.75, 4, 0.02, 'check', 0), words('CHEQUE BANCARIO', -7.9, 3.2, 0.95)]
    parts.append(words('Páguese por este cheque al vendedor', -7.9, 1.0, 0.66))
    parts.append(words('EUR', 2.6, 2.95, 0.7))
    parts.append(words('Firma', 3.0, -2.65, 0.5))
    lines = [(-7.9, -0.9, 7.9, -0.9, 0.035), (3.0, -2.5, 7.9, -2.5, 0.035), *rectangle(2.2, 2.0, 7.9, 3.25, 0.045)]
    lines += rectangle(-8.35, -3.6, 8.35, 3.6, 0.03)
    return group(x, y, z, turn, [*parts, printed(lines)])


first_page(-15.2, 0.2, -2.5, 0.03)
second_page(7.4, -0.1, 1.5, 0.03)
check(19.6, -8.2, -7, 0.09)
pen(20.4, 11.4, 0.05, -30)
table_top(-120, 120, -70, 70)
sky((0.62, 0.74, 0.97), 0.42)
sun(140, 26, 4.6, (1, 0.79, 0.56), 0.9)
window(140, 26, (17, 2, 0), panes=(2, 2), pane=(40, 24), bar=3)
view('plan', (0.6, 0, 0), 150, lens=88, fstop=0.3)
render('contract', 2400, 1600, exposure=0.4)
