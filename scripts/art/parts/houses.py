"""White houses: walls of card with open windows, and a darker core behind them. In metres, centimetres at 1:100."""

from parts.geometry import box, boxes
from parts.roofs import tile_roof
from parts.walls import wall


def window_rows(columns, floors, w=1.0, h=1.5):
    """Openings for `wall`: a window at each of `columns`, on each of the floors' sills."""
    return [(x, z, w, h, 'r', 'n') for z in floors for x in columns]


def volume(x0, y0, x1, y1, z, h, front=(), right=(), roof='flat', rise=1.4, m='card', core='shade'):
    """
    A house of four walls; `front` (south) and `right` (east) are openings of `wall`. roof: 'gable' (ridge along
    x), 'side' (ridge along y), 'flat' or None. Returns its objects.
    """
    t = 0.35
    gable = [(0, 0), (x1 - x0, 0), (x1 - x0, h), ((x1 - x0) / 2, h + rise), (0, h)] if roof == 'side' else None
    side = [(0, 0), (y1 - y0, 0), (y1 - y0, h), ((y1 - y0) / 2, h + rise), (0, h)] if roof == 'gable' else None
    parts = [
        wall((x0, y0), (x1, y0), z, h, t, m, front, gable),
        wall((x1, y0), (x1, y1), z - 0.008, h, t, m, right, side),  # so that two tops never share a plane
        wall((x1, y1), (x0, y1), z, h, t, m, (), gable),
        wall((x0, y1), (x0, y0), z - 0.008, h, t, m, (), side),
    ]
    for x, low, w, height, *_ in front:
        if w > 2.5:
            bars = [
                (x0 + x + w * i / 3 - 0.06, y0 + 0.2, z + low, x0 + x + w * i / 3 + 0.06, y0 + 0.3, z + low + height)
                for i in (1, 2)
            ]
            parts.append(boxes(bars, m))
    if core:
        parts.append(
            box(x0 + 1.3, y0 + 1.3, z + 0.02, x1 - 1.3, y1 - t, z + h - (0.6 if roof == 'flat' else 0.1), core, 0)
        )
    if roof == 'flat':
        parts.append(box(x0 + 0.1, y0 + 0.1, z + h - 0.5, x1 - 0.1, y1 - 0.1, z + h - 0.3, m, 0))
    elif roof:
        parts += tile_roof(x0, y0, x1, y1, z + h, rise, axis='x' if roof == 'gable' else 'y', m=m)
    return parts
