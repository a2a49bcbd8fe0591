"""The materials of the models: limewash, marès, dry stone, terracotta, oak, leaves, resin water."""

import random

import bpy
import numpy as np

PALETTE = {
    'lime': '#efe9df',
    'lime2': '#e4dccf',
    'mares': '#d9bd92',
    'oak': '#b08a62',
    'bronze': '#5b4a3a',
}

MATERIALS = {}


def reset(seed):
    """Empty the scene and start both random generators at `seed`: the same script draws the same picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    np.random.seed(seed)
    MATERIALS.clear()
    standard_materials()


def color(name):
    """Linear RGB of a palette name or of an sRGB '#rrggbb'."""
    code = PALETTE.get(name, name).lstrip('#')
    channels = [int(code[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in channels)


def material(name):
    return MATERIALS[name] if isinstance(name, str) else name


class Graph:
    """The node tree of a new material; an input is either a value or the socket that feeds it."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.links = self.material.node_tree.links
        MATERIALS[name] = self.material

    def feed(self, node, inputs):
        for key, value in inputs.items():
            if isinstance(value, bpy.types.NodeSocket):
                self.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value

    def add(self, kind, inputs=None, **settings):
        node = self.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        self.feed(node, inputs or {})
        return node

    def math(self, operation, a, b=None):
        inputs = {0: a} if b is None else {0: a, 1: b}
        return self.add('Math', inputs, operation=operation).outputs[0]

    def scale(self, vector, factor):
        return self.add('VectorMath', {0: vector, 'Scale': factor}, operation='SCALE').outputs[0]

    def between(self, value, low, high, start=0.0, end=1.0):
        """`value` from `start` to `end`, mapped to `low` to `high`."""
        return self.add('MapRange', {0: value, 1: start, 2: end, 3: low, 4: high}).outputs[0]

    def noise(self, position, scale, detail, roughness=0.5):
        return self.add(
            'TexNoise', {'Vector': position, 'Scale': scale, 'Detail': detail, 'Roughness': roughness}
        ).outputs['Fac']

    def bump(self, height, strength, distance, normal=None):
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if normal:
            inputs['Normal'] = normal
        return self.add('Bump', inputs).outputs[0]

    def surface(self, shader):
        self.links.new(shader, self.nodes['Material Output'].inputs['Surface'])


def new_material(
    name,
    col,
    rough=0.7,
    spec=0.25,
    bump=0.0,
    bscale=6,
    var=0.04,
    vscale=0.6,
    brick=None,
    leaf=False,
    objrand=0,
):
    """An opaque material, mottled by `var`, rough to the touch by `bump`, with a bond of stones if `brick` is given."""
    if name in MATERIALS:
        return MATERIALS[name]
    g = Graph(name)
    shader = g.nodes['Principled BSDF']
    g.feed(shader, {'Roughness': rough, 'Specular': spec})
    geometry = g.add('NewGeometry')
    position = geometry.outputs['Position']
    tint = g.scale(
        color(col) if isinstance(col, str) else col,
        g.between(g.noise(position, vscale, 6), 1 - var, 1 + var, 0.3, 0.7),
    )
    if objrand:
        tint = g.scale(tint, g.between(g.add('ObjectInfo').outputs['Random'], 1 - objrand, 1 + objrand))
    normal = None
    if brick:
        stones = bond(g, geometry, **brick)
        tint = g.add('VectorMath', {0: tint, 1: stones.outputs['Color']}, operation='MULTIPLY').outputs[0]
        normal = g.bump(g.math('SUBTRACT', 1, stones.outputs['Fac']), brick.get('b', 0.6), 0.04)
    if bump:
        normal = g.bump(g.noise(position, bscale, 8, 0.62), bump, 0.06, normal)
    g.feed(shader, {'Base Color': tint} if normal is None else {'Base Color': tint, 'Normal': normal})
    if leaf:
        glow = g.add('BsdfTranslucent', {'Color': tint}).outputs[0]
        g.surface(g.add('MixShader', {0: 0.25, 1: shader.outputs[0], 2: glow}).outputs[0])
    return g.material


def bond(g, geometry, w, h, m=0.02, b=0.6, mort=0.8, warp=0, free=False):
    """
    Stones `w` by `h` metres, joints `m` wide, mapped on walls and floors alike. `free` lays them as a mason lays field
    stones: courses of unequal height, and in each its own rhythm of widths. `warp` bends the joints.
    """
    place = g.add('SeparateXYZ', {0: geometry.outputs['Position']})
    facing = g.add('SeparateXYZ', {0: geometry.outputs['True Normal']})
    ax, ay, az = (g.math('ABSOLUTE', facing.outputs[i]) for i in range(3))
    floor = g.math('GREATER_THAN', az, 0.7)
    along_x = g.math('MAXIMUM', g.math('GREATER_THAN', ay, ax), floor)

    def choose(switch, yes, no):
        return g.math('ADD', g.math('MULTIPLY', yes, switch), g.math('MULTIPLY', no, g.math('SUBTRACT', 1, switch)))

    x, y, z = (place.outputs[i] for i in range(3))
    u = g.math('ADD', choose(along_x, x, y), 100.037)
    v = g.math('ADD', choose(floor, y, z), 100.02)
    if free:
        u, v = loosen(g, u, v, w, h)
    vector = g.add('CombineXYZ', {0: u, 1: v}).outputs[0]
    if warp:
        wander = g.add('TexNoise', {'Vector': vector, 'Scale': 1.6}).outputs['Color']
        vector = g.add('VectorMath', {0: wander, 1: (warp,) * 3, 2: vector}, operation='MULTIPLY_ADD').outputs[0]
    stones = g.add(
        'TexBrick',
        {
            'Vector': vector,
            'Color1': (0.86, 0.86, 0.86, 1),
            'Color2': (1.08, 1.08, 1.08, 1),
            'Mortar': (mort, mort, mort, 1),
            'Scale': 1,
            'Brick Width': w,
            'Row Height': h,
            'Mortar Size': m,
            'Mortar Smooth': 0.4,
        },
    )
    stones.offset = 0.5
    return stones


def loosen(g, u, v, w, h):
    def drift(position, amount):
        noise = g.add('TexNoise', {'W': position, 'Scale': 1, 'Detail': 0}, noise_dimensions='1D').outputs['Fac']
        return g.math('MULTIPLY', g.math('SUBTRACT', noise, 0.5), amount)

    v = g.math('ADD', v, drift(g.math('DIVIDE', v, 2.5 * h), h))
    row = g.math('FLOOR', g.math('DIVIDE', v, h))
    chance = g.add('TexWhiteNoise', {'W': row}, noise_dimensions='1D')
    red, green = chance.outputs['Value'], g.add('SeparateRGB', {0: chance.outputs['Color']}).outputs[1]
    u = g.math('MULTIPLY', g.math('ADD', u, g.math('MULTIPLY', red, 7.3 * w)), g.between(green, 0.8, 1.25))
    rhythm = g.math('ADD', g.math('DIVIDE', u, 2 * w), g.math('MULTIPLY', row, 3.71))
    return g.math('ADD', u, drift(rhythm, 0.9 * w)), v


def water(name, tint, rough=0.03, bump=0.15, bscale=0.35, reflection=1.0, body=None, bodymix=0):
    """Thin resin sheet: Fresnel reflection over plain transparency, so there are no caustics and little noise."""
    if name in MATERIALS:
        return MATERIALS[name]
    g = Graph(name)
    g.nodes.remove(g.nodes['Principled BSDF'])
    fresnel = g.add('Fresnel', {'IOR': 1.36})
    glossy = g.add('BsdfGlossy', {'Roughness': rough})
    under = g.add('BsdfTransparent', {0: (*tint, 1)}).outputs[0]
    if body:
        milk = g.add('BsdfDiffuse', {0: (*body, 1)}).outputs[0]
        under = g.add('MixShader', {0: bodymix, 1: under, 2: milk}).outputs[0]
    path = g.add('LightPath')
    unseen = g.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
    mirror = g.math('MULTIPLY', fresnel.outputs[0], g.math('SUBTRACT', 1, unseen))
    if reflection != 1:
        mirror = g.math('MULTIPLY', mirror, reflection)
    g.surface(g.add('MixShader', {0: mirror, 1: under, 2: glossy.outputs[0]}).outputs[0])
    if bump:
        waves = g.bump(g.noise(g.add('NewGeometry').outputs['Position'], bscale, 3), bump, 0.3)
        g.feed(fresnel, {'Normal': waves})
        g.feed(glossy, {'Normal': waves})
    return g.material


def standard_materials():
    new_material('lime', 'lime', bump=0.12, bscale=5, var=0.03)
    new_material('lime2', 'lime2', bump=0.15, bscale=4, var=0.04)
    new_material('land', '#e3d8c6', bump=0.18, bscale=3, var=0.05)
    ashlar = dict(w=0.8, h=0.4, m=0.012, b=0.5)
    new_material('mares', 'mares', rough=0.85, brick=ashlar, bump=0.25, bscale=7, var=0.06)
    rubble = dict(w=0.55, h=0.3, m=0.022, b=0.8, warp=0.06, mort=0.74, free=True)
    new_material('rubble', '#cdb08a', rough=0.9, brick=rubble, bump=0.4, bscale=8, var=0.12, vscale=1.5)
    new_material('terra', '#b9714c', rough=0.8, bump=0.2, bscale=9, var=0.16, vscale=2.2)
    new_material('oak', 'oak', rough=0.5, var=0.12, vscale=2)
    new_material('bronze', 'bronze', rough=0.4, spec=0.5)
    paving = dict(w=1.2, h=0.8, m=0.012, b=0.25, mort=0.85)
    new_material('pave', '#e6dcc9', rough=0.6, brick=paving, bump=0.06, var=0.04)
    new_material('olive', '#7d8263', rough=0.75, leaf=True, var=0.22, vscale=1.5, objrand=0.12)
    new_material('pine', '#55633f', rough=0.75, leaf=True, var=0.25, vscale=1.2, objrand=0.12)
    new_material('cyp', '#414f36', rough=0.75, leaf=True, var=0.22, vscale=1.4, objrand=0.1)
    new_material('needle', '#858c66', rough=0.75, leaf=True, var=0.25, vscale=1.2, objrand=0.2)
    new_material('core', '#2f3626', rough=0.9)
    new_material('shade', '#59613f', rough=0.9)
    new_material('trunk', '#6f5a47', rough=0.85, bump=0.5, bscale=5)
    new_material('linen', '#f4efe6', rough=0.85)
    new_material('poolin', '#4f7a79', rough=0.5, var=0.03)
    new_material('inner', '#d8c7ad', rough=0.8, var=0.03)
    new_material('backdrop', '#e7dfd2', rough=0.9, spec=0.1, var=0.02, vscale=0.03)
    water('glass', tint=(0.62, 0.7, 0.72), rough=0.01, bump=0)
    water('poolw', tint=(0.72, 0.93, 0.95), rough=0.02, bump=0.1, bscale=0.9)
