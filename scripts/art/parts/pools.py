"""Pools."""

from parts.geometry import box, sheet


def pool(x0, y0, x1, y1, z, m='poolin', filled=True):
    """A basin sunk into a floor at `z`, its water a hand below the edge. The floor needs a hole of the same extent."""
    box(x0, y0, z - 1.5, x1, y1, z - 1.4, m, 0)
    for side in (
        (x0 - 0.1, y0, x0 + 0.02, y1),
        (x1 - 0.02, y0, x1 + 0.1, y1),
        (x0, y1 - 0.05, x1, y1 + 0.05),
        (x0, y0 - 0.05, x1, y0 + 0.05),
    ):
        box(side[0], side[1], z - 1.5, side[2], side[3], z - 0.3, m, 0)
    if filled:
        sheet(x0, y0, x1, y1, z - 0.1, 'poolw')
