"""Solids. Lengths in metres; a name of a material or a material does for `m`."""

import math

import bpy
import numpy as np

from parts.materials import material

BOX_FACES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def link(ob, parent=None):
    bpy.context.scene.collection.objects.link(ob)
    ob.parent = parent
    return ob


def group(x, y, z, turn, parts, s=1.0):
    """The parts as one object, turned by `turn` degrees and moved to (x, y, z)."""
    root = link(bpy.data.objects.new('group', None))
    root.location = (x, y, z)
    root.rotation_euler.z = math.radians(turn)
    root.scale = (s, s, s)
    for part in parts:
        part.parent = root
    return root


def corners(x0, y0, z0, x1, y1, z1):
    return [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]


def add_ring(curve, ring):
    spline = curve.splines.new('POLY')
    spline.points.add(len(ring) - 1)
    spline.points.foreach_set('co', np.array([[x, y, 0, 1] for x, y in ring], dtype=np.float32).ravel())
    spline.use_cyclic_u = True


def extrusion(name, rings, depth, m, bevel):
    """A flat curve of closed rings (a ring within a ring is a hole), `depth` thick, its edges chamfered."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    for ring in rings:
        add_ring(curve, ring)
    curve.extrude = max(depth / 2 - bevel, 1e-4)
    curve.bevel_depth = bevel
    curve.offset = -bevel
    curve.bevel_resolution = 1
    curve.materials.append(material(m))
    return bpy.data.objects.new(name, curve)


def poly(polygons, z0, z1, m, bevel=0.03, name='poly'):
    """polygons: [(outer, [holes])], closed rings in the plane."""
    ob = extrusion(name, [ring for outer, holes in polygons for ring in (outer, *holes)], z1 - z0, m, bevel)
    ob.location.z = (z0 + z1) / 2
    return link(ob)


def rect(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def slab(x0, y0, x1, y1, z0, z1, m, holes=(), bevel=0.03):
    return poly([(rect(x0, y0, x1, y1), [rect(*hole) for hole in holes])], z0, z1, m, bevel)


def mesh(name, vertices, faces, m, smooth=False):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, p)) for p in vertices], [], [tuple(map(int, f)) for f in faces])
    data.materials.append(material(m))
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return link(bpy.data.objects.new(name, data))


def round_off(ob, angle):
    """Smooth shading, but for edges sharper than `angle` (radians)."""
    for polygon in ob.data.polygons:
        polygon.use_smooth = True
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = angle
    return ob


def grid_mesh(name, X, Y, Z, m):
    rows, columns = Z.shape
    i = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    return mesh(name, np.stack([X, Y, Z], -1).reshape(-1, 3), faces, m, smooth=True)


def sheet(x0, y0, x1, y1, z, m):
    return mesh('sheet', [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], m)


def box_mesh(width, depth, height):
    x, y, z = width / 2, depth / 2, height / 2
    data = bpy.data.meshes.new('box')
    data.from_pydata(corners(-x, -y, -z, x, y, z), [], BOX_FACES)
    return data


def box(x0, y0, z0, x1, y1, z1, m, bevel=0.02):
    ob = bpy.data.objects.new('box', box_mesh(abs(x1 - x0), abs(y1 - y0), abs(z1 - z0)))
    ob.location = ((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2)
    ob.data.materials.append(material(m))
    if bevel:
        chamfer(ob, bevel, 2)
    return link(ob)


def chamfer(ob, width, segments):
    modifier = ob.modifiers.new('chamfer', 'BEVEL')
    modifier.width = width
    modifier.segments = segments


def boxes(extents, m):
    """Many sharp boxes as one object: railings, slats, frames."""
    vertices, faces = [], []
    for extent in extents:
        first = len(vertices)
        vertices += corners(*extent)
        faces += [[first + i for i in face] for face in BOX_FACES]
    return mesh('boxes', vertices, faces, m)


def cylinder(x, y, z0, z1, r, m, r2=None, seg=24):
    bpy.ops.mesh.primitive_cone_add(
        vertices=seg,
        radius1=r,
        radius2=r if r2 is None else r2,
        depth=z1 - z0,
        location=(x, y, (z0 + z1) / 2),
    )
    ob = bpy.context.object
    ob.data.materials.append(material(m))
    return round_off(ob, 0.5236)


def lathe(x, y, z, profile, m, seg=56):
    """profile: [(radius, height)], turned about the vertical."""
    angles = np.linspace(0, 2 * np.pi, seg, endpoint=False)
    vertices = [(x + r * np.cos(a), y + r * np.sin(a), z + h) for r, h in profile for a in angles]
    faces = [
        (i * seg + j, i * seg + (j + 1) % seg, (i + 1) * seg + (j + 1) % seg, (i + 1) * seg + j)
        for i in range(len(profile) - 1)
        for j in range(seg)
    ]
    return round_off(mesh('lathe', vertices, faces, m), 0.7)
