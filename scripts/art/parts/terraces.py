"""Ground as a model maker cuts it: heights on a grid, laminated in contour layers. And the flights of steps between."""

import math

import bpy
import contourpy
import numpy as np

from parts.geometry import add_ring, box, link, poly
from parts.materials import material


def fbm(X, Y, scale, octaves=5, seed=0, ridged=False, gain=0.5):
    """Fractal noise from 0 to 1; the largest features are `scale` metres wide."""
    rng = np.random.RandomState(seed)
    total, weight, amplitude = np.zeros_like(X, dtype=float), 0, 1
    n = 256
    for _ in range(octaves):
        grid = rng.rand(n, n)
        fx, fy = X / scale, Y / scale
        xi, yi = np.floor(fx).astype(int), np.floor(fy).astype(int)
        u, v = (q * q * q * (q * (q * 6 - 15) + 10) for q in (fx - xi, fy - yi))
        a, b, c, d = (grid[(yi + j) % n, (xi + i) % n] for j in (0, 1) for i in (0, 1))
        s = (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v
        if ridged:
            s = (1 - np.abs(2 * s - 1)) ** 2
        total += amplitude * s
        weight += amplitude
        amplitude *= gain
        scale /= 2.03
    return total / weight


def area(ring):
    x, y = ring[:, 0], ring[:, 1]
    return 0.5 * np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)


def contours(X, Y, H, level, smallest, smallest_hole=None):
    """What lies above `level`, as [(outer, [holes])]; pieces below `smallest` square metres are left out."""
    generator = contourpy.contour_generator(X, Y, H, fill_type=contourpy.FillType.OuterOffset)
    least = smallest if smallest_hole is None else smallest_hole
    polygons = []
    for points, offsets in zip(*generator.filled(level, 1e9)):
        rings = [points[a : b - 1] for a, b in zip(offsets, offsets[1:])]
        rings = [ring for ring in rings if len(ring) >= 4]
        if rings and abs(area(rings[0])) > smallest:
            polygons.append((rings[0].tolist(), [hole.tolist() for hole in rings[1:] if abs(area(hole)) > least]))
    return polygons


def layer(X, Y, H, level, m, base, smallest=0.5):
    polygons = contours(X, Y, H, level, smallest)
    if polygons:
        poly(polygons, base, level, m, 0, 'layer')


class Ground:
    """Heights on a grid: X, Y, H in metres."""

    def __init__(self, x0, x1, y0, y1, cell):
        self.X, self.Y = np.meshgrid(np.arange(x0, x1 + 0.01, cell), np.arange(y0, y1 + 0.01, cell))
        self.H = np.zeros_like(self.X)

    def height(self, x, y, step=0.0):
        """At the nearest point of the grid; of the layer there, if `step` is given."""
        h = self.H[np.argmin((self.Y[:, 0] - y) ** 2), np.argmin((self.X[0] - x) ** 2)]
        return math.floor((h + 0.001) / step) * step if step else h

    def pad(self, x0, y0, x1, y1, z, slope):
        """A level place for a house, running out over `slope` metres."""
        outside = np.maximum(np.maximum(x0 - self.X, self.X - x1), np.maximum(y0 - self.Y, self.Y - y1))
        q = np.clip(1 - outside / slope, 0, 1)
        self.H = self.H * (1 - q) + z * q

    def cut(self, levels, step, tones=('millboard', 'millboard2'), smallest=1.0):
        """Layers `step` thick, in these materials in turn."""
        for k, level in enumerate(levels):
            layer(self.X, self.Y, self.H, level, tones[k % len(tones)], level - step, smallest)


def stairs(x, y, z0, z1, w, d, n, m, rot=0, body=None):
    """A flight of `n` steps from (x, y), rising `d` metres along +Y before it is turned by `rot` (radians)."""
    flight = link(bpy.data.objects.new('stairs', None))
    flight.location = (x, y, 0)
    flight.rotation_euler.z = rot
    for i in range(n):
        top = z0 + (z1 - z0) * (i + 1) / n
        q = 0.006 * i
        riser = box(-w / 2 + q, d * i / n, z0 + q, w / 2 - q, d - q, top - (0.07 if body else 0), body or m, 0.015)
        riser.parent = flight
        if body:
            tread = box(
                -w / 2 - 0.03, d * i / n - 0.07, top - 0.07, w / 2 + 0.03, d * (i + 1) / n + 0.02, top, m, 0.012
            )
            tread.parent = flight


def cross_section(ring):
    """A ring that `sweep` draws along lines; not rendered itself."""
    section = bpy.data.curves.new('section', 'CURVE')
    section.dimensions = '2D'
    add_ring(section, ring)
    profile = link(bpy.data.objects.new('section', section))
    profile.hide_render = True
    return profile


def sweep(name, line, z, profile):
    """A dry-stone edge or wall along a contour line, in the material of its name."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    spline = curve.splines.new('POLY')
    spline.points.add(len(line) - 1)
    spline.points.foreach_set('co', np.array([[x, y, z, 1] for x, y in line], dtype=np.float32).ravel())
    curve.bevel_mode = 'OBJECT'
    curve.bevel_object = profile
    curve.use_fill_caps = True
    curve.twist_mode = 'Z_UP'
    curve.materials.append(material(name))
    link(bpy.data.objects.new(name, curve))
