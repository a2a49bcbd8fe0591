"""Mallorca: its coast, and a stylized relief. Lengths in kilometres, which are centimetres at 1:100,000."""

import json
import math
import os
import re

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt, gaussian_filter

from parts.geometry import poly
from parts.terraces import contours, fbm

STEP = 0.125  # of the grid, km; here lengths are kilometres, and the origin is at 3° E, 39.6° N


def km(longitude, latitude):
    return (longitude - 3.0) * 111.32 * math.cos(math.radians(39.6)), (latitude - 39.6) * 110.95


def coast():
    """The rings of the coastline, without Cabrera in the south."""
    with open(os.path.join(os.path.dirname(__file__), '..', 'map', 'coast.json')) as file:
        rings = [[km(*point) for point in ring] for ring in json.load(file)]
    return [ring for ring in rings if np.mean([y for _, y in ring]) > -38.5]


def distance_from_shore(x0, x1, y0, y1, rings=None):
    """X, Y and the distance from the edge of `rings` (the coast): positive inside, negative outside."""
    nx, ny = int((x1 - x0) / STEP), int((y1 - y0) / STEP)
    image = Image.new('L', (nx * 3, ny * 3), 0)
    draw = ImageDraw.Draw(image)
    for ring in coast() if rings is None else rings:
        draw.polygon([((x - x0) / STEP * 3, (y - y0) / STEP * 3) for x, y in ring], fill=255)
    land = np.array(image.resize((nx, ny), Image.BOX)) / 255.0
    X, Y = np.meshgrid(x0 + (np.arange(nx) + 0.5) * STEP, y0 + (np.arange(ny) + 0.5) * STEP)
    distance = (distance_transform_edt(land > 0.5) - distance_transform_edt(land <= 0.5)) * STEP
    distance = np.where(np.abs(distance) < 2 * STEP, (land - 0.5) * 2 * STEP, distance)
    return X, Y, gaussian_filter(distance, 1.0)


UNITS = 16  # of the site's map, a kilometre
MAP_MIDDLE = (800, 640)  # of the site's map, the origin of `regions`


def regions():
    """The rings of the six regions of the site's map, by name, in kilometres from the middle of the map."""
    with open(os.path.join(os.path.dirname(__file__), '..', 'map', 'outlines.json')) as file:
        outlines = json.load(file)
    return {name: [ring_of(part) for part in outline.split('M')[1:]] for name, outline in outlines.items()}


def ring_of(part):
    steps = np.array(re.findall(r'-?\d+', part), float).reshape(-1, 2)
    points = np.cumsum(steps, 0)
    return [((x - MAP_MIDDLE[0]) / UNITS, (MAP_MIDDLE[1] - y) / UNITS) for x, y in points]


def map_origin():
    """The middle of the site's map in the kilometres of `km`."""
    (x0, x1), (y0, y1) = (
        (min(values), max(values))
        for values in zip(*(p for rings in regions().values() for ring in rings for p in ring))
    )
    coast_x, coast_y = zip(*max(coast(), key=len))
    return (min(coast_x) + max(coast_x) - x0 - x1) / 2, (min(coast_y) + max(coast_y) - y0 - y1) / 2


def laminate(X, Y, H, inside, levels, z, step, m, smallest=2.5):
    """A piece of the relief in layers `step` thick from `z` up: its outline, then what rises above each level."""
    layers = []
    for k, level in enumerate([None, *levels]):
        field = inside if level is None else np.minimum((H - level) / 80, inside)
        polygons = contours(X, Y, field, 0, 0.5 if level is None else smallest)
        if polygons:
            bottom = z - 3 * step if level is None else z + (k - 1) * step - 0.01
            layers.append(poly(polygons, bottom, z + k * step, m, 0, 'layer'))
    return layers


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
