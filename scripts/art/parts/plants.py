"""Olives, pines, cypresses and shrubs: clouds of small leaves on a dark core."""

import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from parts.geometry import lathe, link
from parts.materials import material, new_material

TREES = {}
SEEDS = {'olive': 11, 'umb': 37, 'cyp': 41, 'shrub': 53, 'aleppo': 67, 'scrub': 59, 'old_olive': 71}


def leaf_cloud(lobes, count, size, seed):
    """Four-cornered leaves scattered over ellipsoids (x, y, z, rx, ry, rz), more on the upper side."""
    rng = np.random.RandomState(seed)
    lobes = np.array(lobes)
    rx, ry, rz = lobes[:, 3:6].T
    share = rx * ry + rx * rz + ry * rz
    chosen = rng.choice(len(lobes), count, p=share / share.sum())

    def unit(v):
        return v / np.linalg.norm(v, axis=1, keepdims=True)

    d = rng.normal(size=(count, 3))
    d[:, 2] += 0.25
    d = unit(d)
    lump = 1 + 0.1 * np.sin(7 * d[:, :1] + chosen[:, None] * 1.7) * np.cos(6 * d[:, 1:2] + chosen[:, None])
    middle = lobes[chosen, :3] + lobes[chosen, 3:6] * d * lump * rng.uniform(0.8, 1.03, (count, 1))
    normal = unit(d + rng.normal(size=(count, 3)) * 0.75)
    tip = unit(np.cross(normal, rng.normal(size=(count, 3))))
    side = np.cross(normal, tip)
    s = size * rng.uniform(0.6, 1.3, (count, 1))
    leaves = [middle - tip * s, middle - side * s * 0.45, middle + tip * s, middle + side * s * 0.45]
    return np.stack(leaves, 1).reshape(-1, 3), np.arange(4 * count).reshape(count, 4)


def tree_mesh(name, lobes, count, size, m, trunk, seed, core_material='core'):
    """trunk: [(from, to, radius, radius)]."""
    leaf_vertices, leaf_faces = leaf_cloud(lobes, count, size, seed)
    bm = bmesh.new()
    for x, y, z, rx, ry, rz in lobes:
        shape = Matrix.Translation((x, y, z)) @ Matrix.Diagonal((rx * 0.76, ry * 0.76, rz * 0.76, 1))
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1, matrix=shape)
    core = len(bm.faces)
    for p0, p1, r0, r1 in trunk:
        axis = Vector(p1) - Vector(p0)
        turn = axis.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        place = Matrix.Translation((Vector(p0) + Vector(p1)) / 2) @ turn
        bmesh.ops.create_cone(bm, segments=10, radius1=r0, radius2=r1, depth=axis.length, cap_ends=True, matrix=place)
    bm.verts.index_update()
    vertices = np.concatenate([leaf_vertices, [v.co[:] for v in bm.verts]])
    solid = [[v.index + len(leaf_vertices) for v in face.verts] for face in bm.faces]
    bm.free()
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices.tolist(), [], leaf_faces.tolist() + solid)
    data.polygons.foreach_set('material_index', [0] * count + [1] * core + [2] * (len(solid) - core))
    data.polygons.foreach_set('use_smooth', [False] * count + [True] * len(solid))
    for part in (m, core_material, 'trunk'):
        data.materials.append(material(part))
    return data


def branches(foot, fork, lobes, reach, r0, r1, r2, r3):
    return [(foot, fork, r0, r1)] + [
        ((fork[0], fork[1], fork[2] - 0.05), (lobe[0] * reach, lobe[1] * reach, lobe[2] - 0.2), r2, r3)
        for lobe in lobes
    ]


# Of the olives: how wide and how high the crown is, how far it leans, how many clouds of leaves it has, how many stems.
OLIVES = ((1.5, 0.8, 0.35, 9, 2), (0.85, 1.2, -0.3, 7, 1), (1.2, 1.0, 0.95, 8, 1), (1.75, 0.95, -0.5, 11, 3), (0.7, 0.75, 0.15, 5, 1))


def olive(rng, variant):
    wide, high, lean, count, stems = OLIVES[variant]
    lobes = []
    for i in range(count):
        angle, away = i * 2.4 + rng.uniform(-0.4, 0.4), wide * rng.uniform(0.15, 1)
        thick = rng.uniform(0.5, 0.85)
        x, y = lean + away * math.cos(angle), away * math.sin(angle)
        z = 1.5 + high * rng.uniform(0.35, 1.45) - 0.3 * away
        lobes.append((x, y, z, thick, thick * rng.uniform(0.75, 1.15), thick * rng.uniform(0.55, 0.85)))
    trunk = []
    for k in range(stems):
        turn = 2.1 * k + 0.4
        foot = (0.12 * k * math.cos(turn), 0.12 * k * math.sin(turn), -0.3)
        fork = (lean * 0.35 + 0.4 * k * math.cos(turn), 0.4 * k * math.sin(turn), rng.uniform(0.8, 1.15))
        trunk += branches(foot, fork, lobes[k::stems], 0.85, 0.3 - 0.05 * k, 0.17, 0.11, 0.04)
    return tree_mesh('olive', lobes, 520 * count, 0.095, 'olive', trunk, variant, 'shade')


def cypress(_, variant):
    height = 7 + variant * 0.6
    lobes = []
    for i in range(9):
        r = 0.62 if i < 6 else 0.62 - 0.14 * (i - 5)
        lobes.append((0, 0, 0.9 + height * i / 9, r, r, height / 9 * 0.85))
    return tree_mesh('cyp', lobes, 5200, 0.1, 'cyp', [((0, 0, -0.3), (0, 0, 1.2), 0.14, 0.12)], variant)


def umbrella_pine(rng, variant):
    lobes = [
        tuple(
            rng.uniform(*span) for span in ((-2.1, 2.1), (-2.1, 2.1), (6.3, 7.2), (1.2, 1.7), (1.2, 1.7), (0.55, 0.85))
        )
        for _ in range(9)
    ] + [(0, 0, 7.1, 1.9, 1.9, 0.8)]
    trunk = branches((0, 0, -0.3), (0.25, 0.1, 4.4), lobes, 0.75, 0.24, 0.17, 0.12, 0.04)
    return tree_mesh('umb', lobes, 7000, 0.12, 'pine', trunk, variant)


def shrub(rng, variant):
    lobes = [
        (
            rng.uniform(-0.4, 0.4),
            rng.uniform(-0.4, 0.4),
            0.35,
            rng.uniform(0.4, 0.6),
            rng.uniform(0.4, 0.6),
            rng.uniform(0.35, 0.5),
        )
        for _ in range(3)
    ]
    return tree_mesh('shrub', lobes, 900, 0.08, 'olive' if variant % 2 else 'pine', [], variant)


def scrub(rng, variant):
    """Low bushes of a hillside, wider than they are high."""
    spread = [(rng.uniform(-0.7, 0.7), rng.uniform(-0.5, 0.5), rng.uniform(0.35, 0.6)) for _ in range(5)]
    lobes = [(x, y, 0.2, wide, wide * 0.8, wide * rng.uniform(0.6, 0.9)) for x, y, wide in spread]
    return tree_mesh('scrub', lobes, 2600, 0.06, 'olive' if variant % 2 else 'needle', [], variant, 'shade')


def aleppo_pine(rng, variant):
    """A leaning trunk and flat, torn clouds of needles at unequal heights."""
    lean = rng.uniform(-0.9, 0.9), rng.uniform(-0.9, 0.9)
    lobes = []
    for i in range(16):
        t = rng.uniform(0.35, 1)
        reach = 2.5 * (1.25 - t) ** 0.6
        angle = i * 2.4 + rng.uniform(-0.5, 0.5)
        away = reach * rng.uniform(0.3, 1)
        x, y = lean[0] * t + away * math.cos(angle), lean[1] * t + away * math.sin(angle)
        wide = rng.uniform(0.55, 1.05)
        lobes.append((x, y, 2.2 + 4.6 * t, wide, wide * rng.uniform(0.7, 1.1), rng.uniform(0.28, 0.5)))
    fork = lean[0] * 0.7, lean[1] * 0.7, 4.2
    trunk = branches((0, 0, -0.3), fork, lobes, 0.85, 0.24, 0.14, 0.07, 0.03)
    return tree_mesh('aleppo', lobes, 16000, 0.07, 'needle', trunk, variant, 'shade')


def old_olive(rng, variant):
    """An olive seen close: many small, loose crowns of narrow leaves on a short, thick trunk."""
    lobes = []
    for i in range(15):
        angle, away = i * 2.4, rng.uniform(0.2, 1.55)
        wide = rng.uniform(0.42, 0.75)
        at = away * math.cos(angle), away * math.sin(angle), rng.uniform(1.7, 3.5) - 0.35 * away
        lobes.append((*at, wide, wide * rng.uniform(0.7, 1.1), rng.uniform(0.4, 0.7)))
    trunk = branches((0, 0, -0.3), (0.2, 0.05, 1.0), lobes, 0.8, 0.32, 0.22, 0.1, 0.03)
    return tree_mesh('old_olive', lobes, 15000, 0.055, 'olive', trunk, variant, 'shade')


KINDS = {
    'olive': olive,
    'cyp': cypress,
    'umb': umbrella_pine,
    'shrub': shrub,
    'scrub': scrub,
    'aleppo': aleppo_pine,
    'old_olive': old_olive,
}


def plant(kind, x, y, z=0, s=1):
    """kind: one of KINDS, in one of its forms, by chance turned and scaled."""
    variant = random.randrange(len(OLIVES) if kind == 'olive' else 3)
    key = kind, variant
    if key not in TREES:
        TREES[key] = KINDS[kind](random.Random(SEEDS[kind] + variant * 101), variant)
    ob = bpy.data.objects.new(kind, TREES[key])
    ob.location = (x, y, z)
    lean = 0.3 if kind == 'cyp' else 1
    ob.rotation_euler = (
        random.uniform(-0.05, 0.05) * lean,
        random.uniform(-0.05, 0.05) * lean,
        random.uniform(0, 6.28),
    )
    q = s * random.uniform(0.9, 1.1)
    ob.scale = (q, q, q * random.uniform(0.94, 1.06))
    return link(ob)


POT = (
    (0.02, 0),
    (0.3, 0),
    (0.33, 0.05),
    (0.4, 0.3),
    (0.46, 0.58),
    (0.47, 0.62),
    (0.53, 0.63),
    (0.55, 0.67),
    (0.55, 0.75),
    (0.53, 0.79),
    (0.47, 0.79),
    (0.44, 0.68),
    (0.02, 0.7),
)


def pot(x, y, z, s=1.0):
    """A terracotta pot, 1.1 metres wide before it is scaled."""
    new_material('pot', '#a86c4e', rough=0.85, bump=0.3, bscale=10, var=0.16, vscale=3)
    return lathe(x, y, z, [(r * s, h * s) for r, h in POT], 'pot')
