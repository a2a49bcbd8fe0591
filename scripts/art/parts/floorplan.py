"""A ground floor as an architect draws it, 36 by 22 centimetres on a sheet of 59.4 by 42: strokes for parts.desk.ink."""

from parts.desk import arc
from parts.papers import outline, rectangle

OUTER, INNER, HAIR = 0.85, 0.4, 0.07


def wall(x0, y0, x1, y1, openings=(), w=OUTER):
    """Along x or along y, with gaps `(from, to)` measured along it."""
    along_x = y0 == y1
    low, high = (x0, x1) if along_x else (y0, y1)
    edges = [low, *(edge for gap in openings for edge in gap), high]
    pieces = list(zip(edges[::2], edges[1::2]))
    return [(a, y0, b, y0, w) if along_x else (x0, a, x0, b, w) for a, b in pieces]


def pane(x0, y0, x1, y1):
    """A window: two hairlines and the glass between them."""
    dx, dy = (0, 0.3) if y0 == y1 else (0.3, 0)
    return [(x0 + k * dx, y0 + k * dy, x1 + k * dx, y1 + k * dy, HAIR) for k in (-1, 0, 1)]


def door(x, y, r, start):
    a = arc(x, y, r, start, start + 90, HAIR, 14)
    tip = a[-1][2:4]
    return [*a, (x, y, *tip, 0.12)]


def floor_plan():
    strokes = wall(6, 9, 42, 9, [(10, 13), (17, 20), (25, 29), (35, 38)]) + wall(6, 31, 42, 31, [(9, 11), (20, 22), (31, 34)])
    strokes += wall(6, 9, 6, 31, [(13, 16), (24, 27)]) + wall(42, 9, 42, 31, [(19, 21.6)])
    strokes += pane(10, 9, 13, 9) + pane(17, 9, 20, 9) + pane(35, 9, 38, 9) + pane(9, 31, 11, 31) + pane(20, 31, 22, 31)
    strokes += pane(31, 31, 34, 31) + pane(6, 13, 6, 16) + pane(6, 24, 6, 27)
    strokes += wall(6, 20, 24, 20, [(14.5, 17), (20, 22.4)], INNER) + wall(24, 9, 24, 31, [(13, 16), (24, 26.4)], INNER)
    strokes += wall(15, 20, 15, 31, [(21, 23.2)], INNER) + wall(24, 18, 42, 18, [(28, 31), (36, 38.4)], INNER)
    strokes += wall(34, 18, 34, 31, [(20, 22.4)], INNER)
    strokes += door(25, 9, 4, 0) + door(14.5, 20, 2.5, 0) + door(20, 20, 2.4, 0) + door(15, 21, 2.2, 0) + door(34, 20, 2.4, 0)
    strokes += door(24, 13, 3, 0) + door(24, 24, 2.4, 0)
    # What was built on: no wall of the house, so lighter.
    strokes += wall(42, 13, 51, 13, (), 0.5) + wall(42, 24, 51, 24, [(45, 48)], 0.5) + wall(51, 13, 51, 24, [(16, 20)], 0.5)
    strokes += pane(45, 24, 48, 24) + pane(51, 16, 51, 20)
    return [*strokes, *furniture(), *dimensions(), *title_block()]


def furniture():
    strokes = rectangle(7.2, 23.5, 12, 29, HAIR) + rectangle(7.2, 23.5, 8.4, 26, HAIR) + rectangle(7.2, 26.5, 8.4, 29, HAIR)
    strokes += rectangle(16.4, 24.5, 21.2, 29.4, HAIR) + rectangle(16.4, 28, 18.5, 29.4, HAIR) + rectangle(19, 28, 21.2, 29.4, HAIR)
    strokes += rectangle(9, 11.2, 15.5, 14, HAIR) + rectangle(9, 11.2, 15.5, 12.1, HAIR) + rectangle(10.5, 15.4, 14, 17.3, HAIR)
    strokes += arc(19.8, 14.3, 1.7, 0, 360, HAIR, 24) + rectangle(36, 23, 40.6, 24.6, HAIR) + arc(38, 28.6, 1, 0, 360, HAIR, 18)
    strokes += rectangle(25, 28.4, 33, 30.2, HAIR) + [(27.6, 28.4, 27.6, 30.2, HAIR), (30.2, 28.4, 30.2, 30.2, HAIR)]
    strokes += rectangle(27, 21, 32, 23.6, HAIR) + rectangle(32.5, 11, 40.5, 15.5, HAIR)
    return strokes + [(32.5 + i, 11, 32.5 + i, 15.5, HAIR) for i in range(1, 8)]


def dimensions():
    ticks = (6, 15, 24, 42, 51)
    strokes = [(6, 6.4, 51, 6.4, HAIR), (3.2, 9, 3.2, 31, HAIR)]
    strokes += [(x - 0.35, 6.05, x + 0.35, 6.75, 0.1) for x in ticks] + [(x, 5.8, x, 7.6, HAIR) for x in ticks]
    return strokes + [(2.85, y - 0.35, 3.55, y + 0.35, 0.1) for y in (9, 20, 31)]


def title_block():
    frame = outline([(0.9, 0.9), (58.5, 0.9), (58.5, 41.1), (0.9, 41.1)], 0.09)
    return frame + rectangle(46.5, 0.9, 58.5, 5.2, 0.09) + [(46.5, 3.0, 58.5, 3.0, HAIR)]
