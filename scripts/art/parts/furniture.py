"""What stands on a terrace."""

import numpy as np

from parts.geometry import box, cylinder


def pergola(x0, y0, x1, y1, z, top, posts, beams, spacing=0.44):
    """Slats along y from x0 to x1 at height `top`, on beams at the given y, on posts at the given x."""
    for x in np.arange(x0, x1, spacing):
        box(x, y0, top - 0.23, x + 0.1, y1, top, 'oak', 0.01)
    for y in beams:
        box(x0 - 0.15, y, top - 0.45, x1 + 0.1, y + 0.14, top - 0.23, 'oak', 0.01)
        for x in posts:
            box(x, y, z, x + 0.15, y + 0.15, top - 0.45, 'oak', 0.01)


def lounger(x, y, z):
    """Its foot at (x, y), its head two metres behind."""
    box(x, y, z + 0.27, x + 0.8, y + 1.9, z + 0.4, 'linen', 0.05)
    box(x, y + 1.5, z + 0.4, x + 0.8, y + 2.0, z + 0.6, 'linen', 0.05)


def parasol(x, y, z):
    cylinder(x, y, z, z + 2.5, 0.04, 'bronze')
    cylinder(x, y, z + 2.3, z + 2.85, 1.6, 'linen', 0.05, seg=8)


def table(x0, y0, x1, y1, z):
    """A long oak table along x, with linen stools to both sides."""
    box(x0, y0, z + 0.66, x1, y1, z + 0.74, 'oak', 0.02)
    for x in (x0 + 0.4, x1 - 0.5):
        box(x, y0 + 0.1, z, x + 0.1, y1 - 0.1, z + 0.66, 'bronze', 0.01)
    for x in np.arange(x0 + 0.2, x1 - 0.5, 1.0):
        for y in (y0 - 0.8, y1 + 0.3):
            box(x, y, z, x + 0.5, y + 0.5, z + 0.45, 'linen', 0.04)
