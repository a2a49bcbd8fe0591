"""Roofs in curved Arab tile: corrugated, in stepped courses."""

import math

import bpy
import numpy as np

from parts.geometry import grid_mesh
from parts.materials import material


def tile_roof(x0, y0, x1, y1, z, rise, over=0.45, axis='x', mono=False, m='terra'):
    """A gable roof with its ridge along `axis`, or a single slope; the eaves project by `over`. Returns its objects."""
    along, across = ((x0, x1), (y0, y1)) if axis == 'x' else ((y0, y1), (x0, x1))
    u0, u1 = along[0] - over * 0.5, along[1] + over * 0.5
    e0, e1 = across[0] - over, across[1] + over
    if mono:
        pitch = rise / (e1 - e0 - 2 * over)
        return [slope(u0, u1, e0, e1, z - over * pitch, z + rise + over * pitch, axis, m)]
    pitch = rise / ((e1 - e0) / 2 - over)
    middle = (e0 + e1) / 2
    return [
        slope(u0, u1, e0, middle, z - over * pitch, z + rise, axis, m),
        slope(u0, u1, e1, middle, z - over * pitch, z + rise, axis, m),
        *ridge(u0, u1, middle, z + rise + 0.06, axis, m),
    ]


def slope(u0, u1, eave, ridge_at, eave_z, ridge_z, axis, m='terra'):
    tiles = max(2, int((u1 - u0) / 0.3))
    points = 12
    u = np.linspace(u0, u1, tiles * points + 1)
    wave = 0.085 * np.maximum(np.cos((u - u0) / (u1 - u0) * tiles * 2 * math.pi), -0.35)
    courses = max(2, int(math.hypot(ridge_at - eave, ridge_z - eave_z) / 0.42))
    t = np.array([edge for i in range(courses) for edge in (i / courses, (i + 1) / courses - 1e-4)])
    lift = np.tile([0.07, 0.0], courses)
    U, V = np.meshgrid(u, eave + (ridge_at - eave) * t)
    uneven = np.random.RandomState(3).uniform(-0.012, 0.012, (courses, len(u))).repeat(2, 0)
    Z = (eave_z + (ridge_z - eave_z) * t + lift)[:, None] + wave[None, :] + uneven
    ob = grid_mesh('roof', *((U, V) if axis == 'x' else (V, U)), Z, m)
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = 1.0
    shell = ob.modifiers.new('shell', 'SOLIDIFY')
    shell.thickness = 0.06
    shell.offset = 0
    return ob


def ridge(u0, u1, middle, z, axis, m='terra'):
    tiles = []
    count = int((u1 - u0) / 0.45)
    for i in range(count):
        length = (u1 - u0) / count * 1.08
        u = u0 + (u1 - u0) * i / count + length / 2
        bpy.ops.mesh.primitive_cylinder_add(
            vertices=12,
            radius=0.13,
            depth=length,
            location=(u, middle, z) if axis == 'x' else (middle, u, z),
            rotation=(0, math.pi / 2, 0) if axis == 'x' else (math.pi / 2, 0, 0),
        )
        ob = bpy.context.object
        ob.data.materials.append(material(m))
        for polygon in ob.data.polygons:
            polygon.use_smooth = True
        tiles.append(ob)
    return tiles
