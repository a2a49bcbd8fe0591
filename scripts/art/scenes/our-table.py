"""A plan that two people work on, seen by a third who sits there: notes in two hands, pencil, glasses, coffee, a jacket."""

from parts.desk import crease, folded_plan, ink
from parts.floorplan import floor_plan
from parts.geometry import box, group
from parts.glasses import glasses
from parts.handwriting import arrow, loop, note, pressed
from parts.light import camera, studio, window
from parts.materials import new_material, reset
from parts.models import cup
from parts.papers import extract, paper_materials, pen, pencil
from parts.render import render
from parts.wood import table_materials

reset(3)
table_materials()
paper_materials()
new_material('linoleum', '#3d4a47', rough=0.55, spec=0.3, var=0.03, vscale=0.2)
new_material('ink', '#22386b', rough=0.8)
new_material('crayon', '#b5402c', rough=0.9)
new_material('horn', '#3a2418', rough=0.25, spec=0.5)
new_material('ruled', '#b9c4c8', rough=0.9)

WIDTH, DEPTH, PANEL, FOLD = 59.4, 42.0, 19.8, 0.5


def surface(u, v):
    return 0.055 + crease(u, PANEL, FOLD) + 0.35 * (v / DEPTH - 0.5) ** 2


def plan(x, y, turn):
    """A ground floor at 1:50; what is asked about it stands around it in ink and in red pencil."""
    sheet = folded_plan(0, 0, 0, 0, WIDTH, DEPTH, floor_plan(), panel=PANEL, height=FOLD)
    red = loop(46.6, 18.4, 6.6, 8.2, 0.24) + arrow(47.5, 34.6, 47.8, 28.2, 0.12, 0.2)
    blue = arrow(22.8, 37.4, 27.2, 32.2, -0.2, 0.17) + arrow(12.6, 3.0, 11.2, 8.0, 0.2, 0.17)
    strokes = [drawn(red, 'crayon'), drawn(blue, 'ink')]
    notes = [
        note('¿licencia?', 38.6, 35.6, 7.2, 'crayon', surface, 3),
        note('?', 54.6, 15.5, 9.5, 'crayon', surface, 6),
        note('humedad, pared norte', 2.2, 36.4, 4.3, 'ink', surface, 2),
        note('en diciembre,', 13.4, 3.9, 3.8, 'ink', surface, 1),
        note('sombra desde las 15 h', 14.2, 1.4, 3.8, 'ink', surface, 1),
    ]
    group(x, y, 0, turn, [sheet, *strokes, *notes])


def drawn(strokes, m):
    return ink(strokes, m, lambda u, v: surface(u, v) + 0.012)


def notebook(x, y, turn):
    """Open at a list; what is done is ticked in red."""
    z = 1.2

    def lift(u, v):
        return 0 * u + z + 0.015

    parts = [box(-15.3, -10.8, 0, 15.3, 10.8, 0.18, 'board', 0.05)]
    parts += [box(x0, -10.4, 0.18, x1, 10.4, z, 'paper', 0.12) for x0, x1 in ((-14.8, -0.06), (0.06, 14.8))]
    rows = [(x0, 7.4 - 2.1 * i, x0 + 12.6, 7.4 - 2.1 * i, 0.03) for i in range(8) for x0 in (-13.9, 1.2)]
    parts.append(ink(rows, 'ruled', lambda u, v: 0 * u + z + 0.008))
    for i, line in enumerate(('nota simple', 'catastro', 'licencia', 'cédula', 'pozo', 'el vecino')):
        parts.append(note(line, 2.9, 5.6 - 2.1 * i, 3.3, 'ink', lift, 1))
    ticks = [pressed([(1.3, 6.2 - 2.1 * i), (1.75, 5.6 - 2.1 * i), (2.6, 7.2 - 2.1 * i)], 0.17) for i in (0, 1, 3)]
    parts.append(ink([stroke for tick in ticks for stroke in tick], 'crayon', lift))
    for i, line in enumerate(('visita, martes', 'por la mañana:', 'carretera', 'perros', 'cobertura')):
        parts.append(note(line, -13.6, 5.6 - 2.1 * i, 3.3, 'ink', lift, 2))
    group(x, y, 0, turn, parts)


plan(-29, -22, -4)
notebook(-46, 4, 9)
pencil(22, -13, 0.5, 62, 'crayon', 'crayon')
pen(-37, -2, 1.25, -40)
glasses(11, 25.5, 0.1, 204)
cup(47, 22, level=3.4)
extract(51, -5, -11, 0.02)
cup(-17, 27, level=None)
box(-152, -50, -4.6, 152, 78, -0.03, 'timber', 0.5)
box(-149.6, -47.6, -1, 149.6, 75.6, 0, 'linoleum', 0.06)
studio(-75, 520)
window(207, 21, (8, 20, 0), panes=(2, 2), pane=(96, 64), bar=5, jamb=60)
target = (0, 4.0, 0)
camera((-12, -84, 104), target, 49, 0.4, (0, 0, 0))
render('our-table', 1920, 1280, exposure=0.5, balance=(1.02, 1, 0.965))
