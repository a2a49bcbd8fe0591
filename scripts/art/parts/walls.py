"""Walls with their openings, and walls laid stone by stone."""

import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from parts.geometry import box, box_mesh, chamfer, extrusion, link, mesh
from parts.materials import material, new_material


def outline(x, z, w, h, shape='r', *_):
    """The ring of an opening: 'r' a rectangle, 'a' a round arch."""
    if shape == 'r':
        return [(x, z), (x + w, z), (x + w, z + h), (x, z + h)]
    r = w / 2
    spring = z + h - r
    arch = [(x + r + r * math.cos(t), spring + r * math.sin(t)) for t in np.linspace(0, math.pi, 33 if w < 2 else 97)]
    return [(x, z), (x + w, z), *arch]


def wall(p0, p1, z0, h, t, m, openings=(), top=None, bevel=0.025):
    """
    An upright wall from p0 to p1, `t` thick to the left. Openings are (x, z, width, height, shape, filling): shape 'r' or
    'a' (arch), filling 'g' glass in bronze, 'd' an oak door, 'n' nothing. `top` replaces the outline (gables).
    """
    angle = math.atan2(p1[1] - p0[1], p1[0] - p0[0])
    along = Vector((math.cos(angle), math.sin(angle), 0))
    inset = 0.015  # so that the ends of two walls never share a plane
    length = math.hypot(p1[0] - p0[0], p1[1] - p0[1]) - 2 * inset
    start = Vector((p0[0], p0[1], z0)) + along * inset
    left = Vector((-along.y, along.x, 0))
    ring = [(min(x, length), z) for x, z in top] if top else [(0, 0), (length, 0), (length, h), (0, h)]
    notches = []
    for x, _, *rest in sorted((o for o in openings if o[1] <= 0), key=lambda o: o[0]):
        first, second, *others = outline(x, 0, *rest)
        notches += [first, *reversed(others), second]
    rings = [[ring[0], *notches, *ring[1:]], *(outline(*o) for o in openings if o[1] > 0)]
    ob = extrusion('wall', rings, t, m, bevel)
    turn = Matrix.Rotation(angle, 4, 'Z')
    ob.matrix_world = Matrix.Translation(start + left * t / 2) @ turn @ Matrix.Rotation(math.pi / 2, 4, 'X')
    link(ob)
    plane = Matrix.Translation(start + left * t * 0.6) @ turn
    for x, z, w, height, *kind in openings:
        fill(plane, x, max(z, 0), w, height, kind[1] if len(kind) > 1 else 'g')
    return ob


def fill(plane, x, z, w, h, filling):
    def piece(width, depth, height, cx, cz, m):
        ob = bpy.data.objects.new('pane', box_mesh(width, depth, height))
        ob.matrix_world = plane @ Matrix.Translation((cx, 0, cz))
        ob.data.materials.append(material(m))
        link(ob)

    if filling == 'n':
        return
    piece(w, 0.04, h, x + w / 2, z + h / 2, 'oak' if filling == 'd' else 'glass')
    if filling == 'g':
        lights = max(1, round(w / (1.6 if w > 2.4 else 1.0)))
        for i in range(lights + 1):
            piece(0.07, 0.1, h, x + w * i / lights, z + h / 2, 'bronze')
        for rail in (z + 0.03, z + h - 0.03):
            piece(w, 0.1, 0.07, x + w / 2, rail, 'bronze')


STONES = ('#cdbd9f', '#d8c9ad', '#c2b08f', '#dfd1b8', '#c9b493')


def stone_materials():
    return [
        new_material(f'stone{i}', tint, rough=0.92, bump=0.55, bscale=7, var=0.07, vscale=1.5)
        for i, tint in enumerate(STONES)
    ]


def stone_wall(p0, p1, z0, z1, seed=1, openings=(), top=None, size=1.0):
    """
    The face of a dry-stone wall, laid stone by stone: chamfered blocks in uneven courses, to the right of p0 to p1. Put a
    wall of 'joint' behind it. Stones end at the openings, which are those of `wall` but with z from the ground, and under
    `top`, the outline of `wall` from z0 up.
    """
    rng = random.Random(seed)
    along = Vector((p1[0] - p0[0], p1[1] - p0[1], 0))
    length = along.length
    along.normalize()
    out = Vector((along.y, -along.x, 0))
    origin = Vector((p0[0], p0[1], 0))
    vertices, faces, tints = [], [], []

    def stone(u0, u1, low, high):
        first = len(vertices)
        depth = (0.045 + rng.uniform(-0.02, 0.035)) * size
        edge = 0.032 * size

        def jitter():
            return rng.uniform(-0.014, 0.014) * size

        def frame(inset, d, shake):
            for u, z in (
                (u0 + inset, low + inset),
                (u1 - inset, low + inset),
                (u1 - inset, high - inset),
                (u0 + inset, high - inset),
            ):
                vertices.append(origin + along * (u + shake()) + out * d + Vector((0, 0, z + shake())))

        frame(0, -0.06, lambda: 0)
        frame(0, depth * 0.45, jitter)
        frame(edge, depth, jitter)
        for ring in (0, 4):
            for k in range(4):
                near, far = first + ring + k, first + ring + (k + 1) % 4
                faces.append((near, far, far + 4, near + 4))
        faces.append((first + 8, first + 9, first + 10, first + 11))
        tints.extend([rng.randrange(len(STONES))] * 9)

    z = z0
    while z < z1 - 0.05:
        height = min(rng.uniform(0.2, 0.36) * size, z1 - z)
        height = z1 - z if z1 - z - height < 0.14 * size else height
        course = z + height * 0.4
        left_end, right_end = span(top, course - z0) if top else (0.0, length)
        gaps = sorted(filter(None, (gap(*opening[:5], course) for opening in openings)))
        stops = [left_end, *(edge for gap_ends in gaps for edge in gap_ends), right_end]
        for begin, end in zip(stops[::2], stops[1::2]):
            u = begin - rng.uniform(0, 0.4) * size
            while u < end:
                width = rng.uniform(0.32, 0.86) * size
                if end - u - width < 0.25 * size:
                    width = end - u
                left, right = max(u, begin) + 0.014, min(u + width, end) - 0.014
                u += width
                if right - left >= 0.08:
                    joint = 0.012
                    stone(left, right, z + joint + rng.uniform(0, 0.014), z + height - joint - rng.uniform(0, 0.014))
        z += height
    materials = stone_materials()
    ob = mesh('stones', vertices, faces, materials[0])
    for m in materials[1:]:
        ob.data.materials.append(m)
    ob.data.polygons.foreach_set('material_index', tints)
    chamfer(ob, 0.012, 1)
    return ob


def gap(x, z, w, h, shape, course):
    """Where an opening interrupts a course, or None."""
    if not z <= course < z + h:
        return None
    above = course - (z + h - w / 2)
    half = math.sqrt((w / 2) ** 2 - above**2) if shape == 'a' and above > 0 else w / 2
    return x + w / 2 - half, x + w / 2 + half


def span(top, height):
    """The two ends of an outline at a height: where its sides, or the slopes of its gable, cross it."""
    crossings = [
        x0 + (x1 - x0) * (height - z0) / (z1 - z0)
        for (x0, z0), (x1, z1) in zip(top, top[1:] + top[:1])
        if min(z0, z1) <= height < max(z0, z1)
    ]
    return min(crossings), max(crossings)


def joint_material():
    return new_material('joint', '#a39478', rough=1, bump=0.5, bscale=9, var=0.1)


def dry_stone(p0, p1, z0, h, t, seed=1, openings=(), top=None, size=1.0):
    """A wall of field stones: dark joints, `t` thick to the left, and the stones before it."""
    joint_material()
    wall(p0, p1, z0, h - 0.06, t, 'joint', openings, top)
    rise = max(z for _, z in top) - 0.1 if top else h
    stone_wall(p0, p1, z0, z0 + rise, seed, [(x, z0 + max(z, 0), *rest) for x, z, *rest in openings], top, size)


def voussoirs(cx, y, spring, r0, r1, m, count=15, front=-0.06, back=0.1):
    """The ring of an arch in a wall along x at `y`, from radius r0 to r1 about (cx, spring)."""
    for i in range(count):
        a0, a1 = math.pi * i / count + 0.006, math.pi * (i + 1) / count - 0.006
        face = [(cx + r * math.cos(a), spring + r * math.sin(a)) for r, a in ((r0, a0), (r1, a0), (r1, a1), (r0, a1))]
        vertices = [(x, y + d, z) for d in (front, back) for x, z in face]
        mesh(
            'voussoir',
            vertices,
            [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
            m,
        )
