"""Mallorca as a relief of layers in a resin sea."""

import json
import math
import os

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt, gaussian_filter

from parts.geometry import poly, sheet, slab
from parts.light import camera, sky, sun
from parts.materials import color, new_material, reset, water
from parts.render import render
from parts.terraces import contours, fbm

reset(3)
STEP = 0.125  # of the grid, km; here lengths are kilometres, and the origin is at 3° E, 39.6° N


def km(longitude, latitude):
    return (longitude - 3.0) * 111.32 * math.cos(math.radians(39.6)), (latitude - 39.6) * 110.95


def coast():
    """The rings of the coastline, without Cabrera in the south."""
    with open(os.path.join(os.path.dirname(__file__), '..', 'map', 'coast.json')) as file:
        rings = [[km(*point) for point in ring] for ring in json.load(file)]
    return [ring for ring in rings if np.mean([y for _, y in ring]) > -38.5]


def distance_from_shore(x0, x1, y0, y1):
    """X, Y and the distance from the coast: positive on land, negative at sea."""
    nx, ny = int((x1 - x0) / STEP), int((y1 - y0) / STEP)
    image = Image.new('L', (nx * 3, ny * 3), 0)
    draw = ImageDraw.Draw(image)
    for ring in coast():
        draw.polygon([((x - x0) / STEP * 3, (y - y0) / STEP * 3) for x, y in ring], fill=255)
    land = np.array(image.resize((nx, ny), Image.BOX)) / 255.0
    X, Y = np.meshgrid(x0 + (np.arange(nx) + 0.5) * STEP, y0 + (np.arange(ny) + 0.5) * STEP)
    distance = (distance_transform_edt(land > 0.5) - distance_transform_edt(land <= 0.5)) * STEP
    distance = np.where(np.abs(distance) < 2 * STEP, (land - 0.5) * 2 * STEP, distance)
    return X, Y, gaussian_filter(distance, 1.0)


# Longitude, latitude, height in metres, breadth in km; heights and places are approximate, the relief is stylised.
SUMMITS = [
    (2.4, 39.585, 330, 2.2),
    (2.437, 39.6, 520, 2.2),
    (2.486, 39.635, 1027, 2.6),
    (2.54, 39.668, 900, 2.6),
    (2.575, 39.695, 760, 2.2),
    (2.61, 39.715, 880, 2.2),
    (2.648, 39.733, 1064, 2.5),
    (2.69, 39.737, 930, 2.3),
    (2.725, 39.742, 1068, 2.4),
    (2.776, 39.777, 1093, 2.4),
    (2.797, 39.807, 1445, 2.9),
    (2.853, 39.802, 1364, 2.9),
    (2.82, 39.83, 1000, 2.2),
    (2.865, 39.85, 1003, 2.2),
    (2.918, 39.838, 1103, 2.8),
    (2.95, 39.865, 650, 2.2),
    (3.0, 39.882, 520, 2),
    (3.05, 39.905, 440, 1.6),
    (3.095, 39.925, 380, 1.4),
    (3.13, 39.937, 340, 1.2),
    (3.165, 39.948, 335, 1.1),
    (3.2, 39.958, 260, 0.9),
    (2.52, 39.6, 620, 2.2),
    (2.56, 39.585, 486, 2.2),
    (2.58, 39.64, 600, 2.4),
    (2.75, 39.7, 520, 2),
    (2.62, 39.67, 500, 2.3),
    (2.9, 39.79, 600, 2.2),
    (3.17, 39.868, 446, 1.7),
    (3.135, 39.862, 300, 1.3),
    (2.925, 39.527, 543, 2.8),
    (2.86, 39.55, 300, 2.5),
    (3.187, 39.451, 509, 1.8),
    (3.205, 39.47, 400, 2),
    (3.245, 39.53, 360, 2.2),
    (3.3, 39.59, 400, 2.2),
    (3.335, 39.615, 473, 2.2),
    (3.32, 39.745, 540, 2.2),
    (3.35, 39.755, 520, 1.8),
    (3.385, 39.735, 430, 2.2),
    (3.43, 39.745, 300, 1.6),
    (3.39, 39.69, 330, 1.8),
    (3.44, 39.7, 270, 1.3),
    (3.08, 39.59, 317, 2.4),
    (2.945, 39.74, 300, 1.4),
    (2.325, 39.588, 350, 0.8),
]


def relief(X, Y, shore):
    """Heights in metres: summits with ridges, a rolling plain, all running down to the shore."""
    H = np.zeros_like(X)
    wx = X + 4.2 * (fbm(X, Y, 8, 5, 5) - 0.5)
    wy = Y + 4.2 * (fbm(X, Y, 8, 5, 9) - 0.5)
    for longitude, latitude, height, breadth in SUMMITS:
        x, y = km(longitude, latitude)
        d2 = ((wx - x) ** 2 + (wy - y) ** 2) / breadth**2
        H = (H**2.2 + (height * np.exp(-d2 * 0.62)) ** 2.2) ** (1 / 2.2)
    ridges = fbm(wx, wy, 5.5, 5, 21, True, 0.55)
    plain = 130 * fbm(X + 5 * fbm(X, Y, 12, 3, 31), Y, 15, 3, 2) * np.clip(shore / 5, 0, 1)
    H = H * (0.5 + 0.8 * ridges) + plain + 6
    H = np.where(shore > 0, H * (0.1 + 0.9 * np.clip(shore / 0.9, 0, 1) ** 0.75), 0)
    return gaussian_filter(H, 0.8)


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
land(X, Y, shore, relief(X, Y, shore))
sky((0.58, 0.7, 0.95), 0.42)
grade = dict(exposure=0.34, saturation=1.12, bloom=0.04, vignette=0.14, balance=(1.02, 1.0, 0.985))
if os.environ.get('VIEW') == 'portrait':
    sun(160, 17, 5.6, (1, 0.77, 0.53), 1.0)
    camera((-118, -106, 176), (-9, 3, 0), 59, 0.022, focus=(-24, 14, 3), shift=(0.015, 0.116))
    render('hero-island-portrait', 1200, 1600, **grade)
else:
    sun(166, 18, 5.6, (1, 0.77, 0.53), 1.0)
    camera((-112, -92, 92), (-13, -1, 0), 49, 0.022, focus=(-24, 14, 3), shift=(-0.135, -0.005))
    render('hero-island', 2000, 1000, **grade)  # then cut 20 pixels off the left, right and top
