"""The table top, and what lies on it: plywood bases, a scale rule, a brass weight, a plan. In centimetres."""

import math

import bpy
import numpy as np

from parts.geometry import box, boxes, grid_mesh, group, lathe, link, mesh, slab
from parts.materials import material


def table_top(x0, x1, y0, y1, thickness=4.6, m='boards'):
    """Its upper side is at height 0."""
    box(x0, y0, -thickness, x1, y1, 0, m, 0.5)
    for x in (x0 + 14, x1 - 20):
        for y in (y0 + 9, y1 - 15):
            box(x, y, -75, x + 6, y + 6, -thickness, 'post', 0.3)
    box(x0 + 15, y0 + 11, -13, x1 - 15, y0 + 13, -thickness, 'timber', 0)


def base(x0, y0, x1, y1, z=1.8):
    """A plywood board lying on the table, `z` thick."""
    return box(x0, y0, 0.02, x1, y1, z, 'plywood', 0.04)


def text(label, x, y, z, size, m='line'):
    font = bpy.data.curves.new('text', 'FONT')
    font.body = label
    font.size = size
    font.align_x = 'CENTER'
    font.materials.append(material(m))
    ob = link(bpy.data.objects.new('text', font))
    ob.location = (x, y, z)
    return ob


def rule(x, y, z, turn=0.0, length=30):
    """A scale rule of boxwood, a tick every millimetre, a number every five centimetres."""
    body = box(-0.8, -1.6, 0, length + 0.8, 1.6, 0.28, 'boxwood', 0.06)
    ticks = []
    for i in range(length * 10 + 1):
        reach = 0.9 if i % 50 == 0 else 0.65 if i % 10 == 0 else 0.45 if i % 5 == 0 else 0.3
        half = 0.02 if i % 10 == 0 else 0.013
        ticks.append((i / 10 - half, 1.52 - reach, 0.28, i / 10 + half, 1.52, 0.284))
    numbers = [text(str(i), i, -0.35, 0.286, 0.75) for i in range(0, length + 1, 5)]
    return group(x, y, z, turn, [body, boxes(ticks, 'line'), *numbers])


def weight(x, y, z, r=2.2):
    """A turned brass weight, as it keeps a plan flat."""
    profile = [
        (0, 0),
        (r, 0),
        (r, 2.6),
        (r - 0.15, 2.75),
        (0.75, 2.85),
        (0.6, 3.2),
        (0.95, 3.7),
        (0.95, 4.1),
        (0.6, 4.45),
        (0, 4.5),
    ]
    return lathe(x, y, z, profile, 'brass', seg=64)


def crease(x, panel, height):
    """The height of a sheet that was folded every `panel` centimetres and lies open again."""
    return height * np.abs((x / panel + 1) % 2 - 1) ** 1.3


def folded_plan(x, y, z, turn, width, depth, strokes, undeclared=(), panel=15.0, height=0.5):
    """An open sheet with creases; `strokes` are (x0, y0, x1, y1, width) in its own centimetres."""
    u = np.linspace(0, width, int(width * 2) + 1)
    U, V = np.meshgrid(u, np.linspace(0, depth, 9))
    lift = 0.35 * (V / depth - 0.5) ** 2
    paper = grid_mesh('paper', U, V, 0.03 + crease(U, panel, height) + lift, 'paper')
    shell = paper.modifiers.new('shell', 'SOLIDIFY')
    shell.thickness = 0.02
    inks = [
        ink(drawn, m, lambda u, v: 0.055 + crease(u, panel, height) + 0.35 * (v / depth - 0.5) ** 2)
        for drawn, m in ((strokes, 'line'), (undeclared, 'undeclared'))
        if drawn
    ]
    return group(x, y, z, turn, [paper, *inks])


def ink(strokes, m, lift):
    """Strokes that follow the surface at height `lift(x, y)`."""
    vertices, faces = [], []
    for x0, y0, x1, y1, w in strokes:
        count = max(2, int(math.hypot(x1 - x0, y1 - y0) * 2))
        t = np.linspace(0, 1, count)
        px, py = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        nx, ny = -(y1 - y0), x1 - x0
        scale = w / 2 / math.hypot(nx, ny)
        first = len(vertices)
        for side in (-1, 1):
            sx, sy = px + side * nx * scale, py + side * ny * scale
            vertices += list(zip(sx, sy, lift(sx, sy)))
        faces += [(first + i, first + i + 1, first + count + i + 1, first + count + i) for i in range(count - 1)]
    return mesh('ink', vertices, faces, m)


def arc(cx, cy, r, a0, a1, w=0.05, steps=10):
    """The swing of a door, as strokes."""
    points = [
        (cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a))) for a in np.linspace(a0, a1, steps)
    ]
    return [(*p, *q, w) for p, q in zip(points, points[1:])]


def stand(x0, y0, x1, y1, bottom, rim, ground='boards'):
    """
    A table of oak, or of another `ground`, with a plywood tray on it that holds a model of these extents, from `bottom` up to
    `rim`. For scenes whose meters are centimeters of the table: 1:100.
    """
    box(-240, -170, bottom - 4.6, 240, 190, bottom, ground, 0.25)
    t = 1.0
    box(x0, y0, bottom, x1, y1, bottom + 1.4, 'plywood', 0)
    slab(x0 - t, y0 - t, x1 + t, y1 + t, bottom, rim, 'plywood', [(x0, y0, x1, y1)], 0.04)
