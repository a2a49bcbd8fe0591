"""A jacket over the back of a chair: its pattern, cut open at the shoulders, falls as Blender's cloth. In centimetres."""

import math

import bpy
import numpy as np

from parts.geometry import mesh

STEP = 1.7
RAIL = 27.5  # where the top of the chair's back is, from the middle of its seat


def is_cloth(x, y):
    """The pattern, its shoulders along y = 0: the back above, the two fronts below, a sleeve at each end."""
    body = abs(x) <= 24 + max(0, abs(y) - 14) * 0.06 and -60 <= y <= 62
    opening = y < 5 and abs(x) < max(0.9, 7.5 * (1 + y / 30))
    sleeve = 20 < abs(x) <= 76 and abs(y) <= 13 - (abs(x) - 20) * 0.07
    return (body and not opening) or sleeve


def pattern(height):
    xs, ys = np.arange(-76.5, 77, STEP), np.arange(-61.2, 63, STEP)
    index, vertices, faces = {}, [], []
    for i, x in enumerate(xs):
        for j, y in enumerate(ys):
            if is_cloth(x, y):
                index[i, j] = len(vertices)
                vertices.append((x / 100, (y + RAIL) / 100, height / 100 + 0.0006 * math.sin(37 * x + 91 * y)))
    for i, j in index:
        corner = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
        if all(c in index for c in corner):
            faces.append([index[c] for c in corner])
    return vertices, faces


def obstacle(parts):
    """What the cloth falls on: blocks `(x0, y0, z0, x1, y1, z1)`, in the scene while it falls."""
    obs = []
    for x0, y0, z0, x1, y1, z1 in parts:
        bpy.ops.mesh.primitive_cube_add(size=1, location=((x0 + x1) / 200, (y0 + y1) / 200, (z0 + z1) / 200))
        ob = bpy.context.object
        ob.scale = ((x1 - x0) / 100, (y1 - y0) / 100, (z1 - z0) / 100)
        bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
        ob.modifiers.new('collision', 'COLLISION')
        ob.collision.thickness_outer, ob.collision.cloth_friction = 0.004, 40
        obs.append(ob)
    return obs


def jacket(m, frames=70):
    """In the coordinates of a chair whose floor is at 0 (parts.chairs)."""
    blocks = [(-21.5, 25.6, 64, 21.5, 29.6, 82), (-22.5, -22, 43, 22.5, 21, 45.4)]
    blocks += [(x - 2.6, y - 2.6, z, x + 2.6, y + 2.6, z + 8) for x in (-19.8, 19.8) for y, z in ((19.3, 44), (20.9, 52), (22.5, 60), (24.2, 68), (25.4, 73.5))]
    obs = obstacle(blocks)
    vertices, faces = pattern(83.5)
    ob = mesh('jacket', vertices, faces, m)
    cloth = ob.modifiers.new('cloth', 'CLOTH')
    settings, collision = cloth.settings, cloth.collision_settings
    settings.quality, settings.mass, settings.air_damping = 7, 0.35, 2
    settings.tension_stiffness = settings.compression_stiffness = 40
    settings.shear_stiffness, settings.bending_stiffness = 8, 1.2
    collision.distance_min, collision.collision_quality, collision.friction = 0.006, 3, 40
    collision.use_self_collision, collision.self_distance_min = True, 0.006
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    fallen = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    ob.modifiers.clear()
    ob.data = fallen
    ob.data.transform(((100, 0, 0, 0), (0, 100, 0, 0), (0, 0, 100, 0), (0, 0, 0, 1)))
    for polygon in ob.data.polygons:
        polygon.use_smooth = True
    shell = ob.modifiers.new('shell', 'SOLIDIFY')
    shell.thickness, shell.offset = 0.5, 0
    smooth = ob.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 1
    for other in obs:
        bpy.data.objects.remove(other)
    bpy.context.scene.frame_set(1)
    return ob
