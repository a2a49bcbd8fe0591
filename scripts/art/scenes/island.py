"""Mallorca as a relief of layers in a resin sea."""

import os

import numpy as np
from scipy.ndimage import gaussian_filter

from parts.geometry import poly, sheet, slab
from parts.island import distance_from_shore, relief
from parts.light import camera, sky, sun
from parts.materials import color, new_material, reset, water
from parts.render import render
from parts.terraces import contours, fbm

reset(3)


def sea(X, Y, shore):
    """Steps of the sea floor: they follow the distance from the shore (km) and are no bathymetry."""
    shelf = shore * (0.75 + 0.9 * fbm(X, Y, 22, 3, 12))
    for i, (distance, tint) in enumerate(
        (
            (-0.0, '#8fb9b4'),
            (-0.7, '#5f9da3'),
            (-1.7, '#3b8091'),
            (-3.2, '#25657c'),
            (-5.4, '#184e67'),
            (-8.6, '#113d55'),
            (-13, '#0d3147'),
        )
    ):
        z = -0.2 * (i + 1) - 0.05
        field = gaussian_filter(shelf, 2.5 + i * 1.2) if i else shore + 0.55
        m = new_material(f'sea{i}', tint, rough=0.7, var=0.02)
        poly(contours(X, Y, field, distance, 0.3), z - 0.5, z, m, 0, 'sea')
    slab(-400, -400, 400, 400, -2.1, -1.65, new_material('deep', '#0a283b', rough=0.7, var=0.02))
    sheet(-400, -400, 400, 400, -0.02, water('resin', (0.8, 0.93, 0.97), rough=0.06, bump=0.05, bscale=0.22))


def land(X, Y, shore, H):
    """Laminations; 20 m apart in the plain, so that it is not bare, and 50 m in the mountains."""
    exaggeration = 0.0047
    levels = [8, 28, 50, 70, 90, 110, 130, 150, *range(200, 1450, 50)]
    low, high = np.array(color('#e9dfcd')), np.array(color('#f3eee6'))
    below = -0.68
    for k, level in enumerate(levels):
        t = min(level / 1200, 1)
        m = new_material(
            f'land{level}', tuple(low * (1 - t) + high * t), rough=0.85, bump=0.1, bscale=2.2, var=0.03, vscale=0.3
        )
        field = np.where(shore > -0.3, H if k else shore * 60, -50)
        z = level * exaggeration + 0.08
        polygons = contours(X, Y, field, level if k else 0.5, 0.1, 0.25)
        if polygons:
            poly(polygons, below - 0.02, z, m, 0, 'land')
        below = z


X, Y, shore = distance_from_shore(-85, 70, -65, 65)
sea(X, Y, shore)
# Smoothed, so that the layers of a mountain stay in one piece.
land(X, Y, shore, gaussian_filter(relief(X, Y, shore), 2.2))
sky((0.58, 0.7, 0.95), 0.42)
grade = dict(exposure=0.34, saturation=1.12, bloom=0.04, vignette=0.14, balance=(1.02, 1.0, 0.985))
if os.environ.get('VIEW') == 'portrait':
    sun(160, 17, 5.6, (1, 0.77, 0.53), 1.0)
    camera((-24, -124, 205), (-10.5, 3, 0), 60, 0.03, focus=(-24, 14, 3), shift=(0, 0.116))
    render('hero-island-portrait', 1200, 1600, **grade)
else:
    sun(166, 18, 5.6, (1, 0.77, 0.53), 1.0)
    camera((-112, -92, 92), (-13, -1, 0), 43, 0.03, focus=(-24, 14, 3), shift=(-0.155, -0.012))
    render('hero-island', 2880, 1620, **grade)
