"""Chairs, in centimetres."""

import bpy
import numpy as np
from mathutils import Vector

from parts.geometry import box, chamfer, grid_mesh, group
from parts.materials import material


def chair(x, y, z=-75.0, turn=0.0, s=1.0, m='timber'):
    """A plain chair, 82 centimetres high, its back in the north before it is turned."""
    seat = box(-22.5, -22, 43, 22.5, 21, 45.4, m, 1.1)
    upright = 'post' if m == 'timber' else m
    parts = [seat]
    for side in (-1, 1):
        parts.append(leg((side * 19.5, -18.5, 44), (side * 20.5, -20, 0), upright))
        parts.append(leg((side * 19.5, 18.5, 44), (side * 20.5, 22.5, 0), upright))
        parts.append(leg((side * 19.5, 18.5, 44), (side * 20, 26, 81), upright, 1.5, 1.3))
    t = np.linspace(-1, 1, 25)
    U, W = np.meshgrid(21.5 * t, np.linspace(66, 82, 9))
    wood = 'edge' if m == 'timber' else m
    back = grid_mesh('back', U, 26 + 3.2 * (1 - (U / 21.5) ** 2) + (W - 82) * 0.19, W, wood)
    shell = back.modifiers.new('shell', 'SOLIDIFY')
    shell.thickness = 1.7
    chamfer(back, 0.5, 3)
    return group(x, y, z, turn, [*parts, back], s)


def leg(top, foot, m, r0=1.7, r1=1.15):
    axis = Vector(foot) - Vector(top)
    bpy.ops.mesh.primitive_cone_add(vertices=20, radius1=r0, radius2=r1, depth=axis.length)
    ob = bpy.context.object
    ob.location = (Vector(top) + Vector(foot)) / 2
    ob.rotation_euler = axis.to_track_quat('Z', 'Y').to_euler()
    ob.data.materials.append(material(m))
    for polygon in ob.data.polygons:
        polygon.use_smooth = True
    ob.data.use_auto_smooth = True
    return ob
