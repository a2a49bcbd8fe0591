"""Reading glasses, in centimetres."""

import math

import bpy
import numpy as np

from parts.geometry import group, link
from parts.materials import material


def tube(points, r, m, closed=False):
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    spline = curve.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    for point, place in zip(spline.points, points):
        point.co = (*place, 1)
    spline.use_cyclic_u, spline.use_endpoint_u, spline.order_u = closed, True, 3
    curve.bevel_depth, curve.bevel_resolution = r, 4
    curve.materials.append(material(m))
    return link(bpy.data.objects.new('tube', curve))


def glasses(x, y, z, turn):
    """Reading glasses on their lenses' lower rims, the sides folded out."""
    angles = np.linspace(0, 2 * math.pi, 28, endpoint=False)
    parts = []
    for side in (-1, 1):
        rim = [(side * 3.3 + 2.45 * math.cos(a), 0, 2.1 + 2.1 * math.sin(a)) for a in angles]
        parts.append(tube(rim, 0.22, 'horn', closed=True))
        temple = [(5.7, 0, 2.9), (6.5, -0.3, 2.9), (6.6, -4, 2.7), (6.4, -9.5, 2.3), (6.2, -12, 1.0), (6.1, -13.6, 0.2)]
        parts.append(tube([(side * u, v, w) for u, v, w in temple], 0.17, 'horn'))
    parts.append(tube([(-1.0, 0, 2.5), (0, -0.25, 3.2), (1.0, 0, 2.5)], 0.2, 'horn'))
    group(x, y, z, turn, parts)
