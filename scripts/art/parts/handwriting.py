"""Written notes: fonts of two hands (README), and strokes drawn with a pen, on a sheet that is not quite flat. In centimetres."""

import math
import os

import bpy
import numpy as np

from parts.geometry import link
from parts.lettering import load
from parts.materials import material

HANDS = {'ink': 'la-belle-aurore', 'crayon': 'reenie-beanie'}
FOLDER = os.environ.get('HANDS', 'hands')


def note(label, x, y, size, m, lift, turn=0.0):
    """One line of writing at (x, y) that follows the surface at height `lift(x, y)`; `m` is what it is written with."""
    curve = bpy.data.curves.new('note', 'FONT')
    curve.font = load(os.path.join(FOLDER, f'{HANDS[m]}-latin-400-normal.woff'))
    curve.body, curve.size, curve.resolution_u = label, size, 3
    drawn = bpy.data.objects.new('note', curve)
    data = bpy.data.meshes.new_from_object(drawn)
    data.materials.clear()
    data.materials.append(material(m))
    a = math.radians(turn)
    flat = np.array([v.co for v in data.vertices])
    u = x + flat[:, 0] * math.cos(a) - flat[:, 1] * math.sin(a)
    v = y + flat[:, 0] * math.sin(a) + flat[:, 1] * math.cos(a)
    data.vertices.foreach_set('co', np.stack([u, v, lift(u, v) + 0.01], -1).ravel())
    data.update()
    return link(bpy.data.objects.new('note', data))


def pressed(points, width):
    """Strokes through the points whose width grows and thins as a hand's pressure does."""
    ends = list(zip(points, points[1:]))
    return [(*p, *q, width * (0.72 + 0.4 * math.sin(0.5 + 5 * i / len(ends)) ** 2)) for i, (p, q) in enumerate(ends)]


def loop(cx, cy, rx, ry, width, turns=1.12, start=2.2):
    """A ring around something that does not end where it began."""
    t = np.linspace(0, 1, 90)
    angle = start + 2 * math.pi * turns * t
    grown = 1 + 0.09 * t + 0.025 * np.sin(3 * angle)
    return pressed(list(zip(cx + rx * grown * np.cos(angle), cy + ry * grown * np.sin(angle))), width)


def arrow(x0, y0, x1, y1, bend, width, head=1.1):
    """A bowed line from a note to what it means, with its head."""
    t = np.linspace(0, 1, 24)
    dx, dy = x1 - x0, y1 - y0
    bow = bend * np.sin(math.pi * t)
    points = list(zip(x0 + dx * t - dy * bow, y0 + dy * t + dx * bow))
    tip, (bx, by) = points[-1], points[-4]
    back = math.atan2(by - tip[1], bx - tip[0])
    barbs = [(tip[0] + head * math.cos(back + s), tip[1] + head * math.sin(back + s)) for s in (0.5, -0.45)]
    return pressed(points, width) + [(*tip, *barb, width * 0.9) for barb in barbs]
