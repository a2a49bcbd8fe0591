"""The materials of the table: oak boards, birch plywood, brass, white card. Lengths in centimetres."""

from parts.materials import Graph, color, new_material


def mix(g, share, a, b):
    return g.add('MixRGB', {0: share, 1: (*color(a), 1), 2: (*color(b), 1)}).outputs[0]


def stretched(g, u, v, w):
    return g.add('CombineXYZ', {0: u, 1: v, 2: w}).outputs[0]


def oak_boards(name='boards', board=13.5, light='#c6a57c', dark='#8f6b44', upright=False):
    """Boards along x (or z, if `upright`), each with its own grain and tone, with a fine joint between them."""
    g = Graph(name)
    shader = g.nodes['Principled BSDF']
    place = g.add('SeparateXYZ', {0: g.add('NewGeometry').outputs['Position']})
    u, w = (place.outputs[i] for i in ((2, 0) if upright else (0, 2)))
    v = g.math('ADD', place.outputs[1], w)
    rows = g.math('DIVIDE', v, board)
    chance = g.add('TexWhiteNoise', {'W': g.math('FLOOR', rows)}, noise_dimensions='1D').outputs['Value']
    shift = g.math('MULTIPLY', chance, 190)
    flow = g.noise(stretched(g, g.math('MULTIPLY', u, 0.012), g.math('MULTIPLY', v, 0.13), shift), 1, 2)
    rings = g.math('PINGPONG', g.math('MULTIPLY', flow, 16), 1)
    pores = g.noise(stretched(g, g.math('MULTIPLY', u, 0.3), g.math('MULTIPLY', v, 9), shift), 1, 4, 0.6)
    grain = g.math('ADD', g.math('MULTIPLY', rings, 0.36), g.between(pores, 0, 0.64, 0.32, 0.68))
    tint = g.scale(mix(g, grain, dark, light), g.between(chance, 0.8, 1.12))
    edge = g.math('PINGPONG', rows, 0.5)
    joint = g.between(edge, 0.55, 1, 0.0, 0.01)
    tint = g.scale(tint, joint)
    normal = g.bump(g.math('ADD', g.math('MULTIPLY', pores, 0.3), joint), 0.25, 0.05)
    g.feed(shader, {'Base Color': tint, 'Normal': normal, 'Specular': 0.3})
    g.feed(shader, {'Roughness': g.between(pores, 0.5, 0.38, 0.3, 0.7)})
    return g.material


def plywood(name='plywood', ply=0.2, light='#e3caa0', dark='#9c7547', face='#dfc8a3'):
    """Birch plywood: its plies show as bands wherever the surface is not level."""
    g = Graph(name)
    shader = g.nodes['Principled BSDF']
    geometry = g.add('NewGeometry')
    place = g.add('SeparateXYZ', {0: geometry.outputs['Position']})
    x, y, z = (place.outputs[i] for i in range(3))
    level = g.math('GREATER_THAN', g.add('SeparateXYZ', {0: geometry.outputs['True Normal']}).outputs[2], 0.7)
    along = g.math('ADD', x, y)
    streaks = g.noise(stretched(g, g.math('MULTIPLY', along, 0.5), 0.0, g.math('MULTIPLY', z, 14)), 1, 3)
    band = g.math('PINGPONG', g.math('DIVIDE', z, ply), 1)
    edge = g.scale(mix(g, g.between(band, 0, 1, 0.42, 0.58), light, dark), g.between(streaks, 0.86, 1.12, 0.3, 0.7))
    veins = g.noise(stretched(g, g.math('MULTIPLY', x, 0.04), g.math('MULTIPLY', y, 0.8), 3.0), 1, 5, 0.6)
    top = g.scale(color(face), g.between(veins, 0.9, 1.07, 0.3, 0.7))
    tint = g.add('MixRGB', {0: level, 1: edge, 2: top}).outputs[0]
    g.feed(shader, {'Base Color': tint, 'Roughness': 0.6, 'Specular': 0.2})
    return g.material


def board(name, face, edge):
    """Millboard as a laser cuts it: the cut edges are darker than the face."""
    g = Graph(name)
    shader = g.nodes['Principled BSDF']
    geometry = g.add('NewGeometry')
    level = g.math('GREATER_THAN', g.add('SeparateXYZ', {0: geometry.outputs['True Normal']}).outputs[2], 0.7)
    mottle = g.between(g.noise(geometry.outputs['Position'], 0.6, 6), 0.95, 1.05, 0.3, 0.7)
    g.feed(shader, {'Base Color': g.scale(mix(g, level, edge, face), mottle), 'Roughness': 0.85, 'Specular': 0.1})
    return g.material


def table_materials():
    oak_boards()
    oak_boards('timber', board=400, light='#b8966c', dark='#7d5c39')
    oak_boards('post', board=400, light='#b8966c', dark='#7d5c39', upright=True)
    plywood()
    board('millboard', '#dccfb9', '#a18e76')
    board('millboard2', '#dccfb9', '#bcaa8f')
    new_material('boxwood', '#dcc48d', rough=0.45, spec=0.3, var=0.05, vscale=0.5)
    new_material('card', '#ebe3d5', rough=0.85, spec=0.1, bump=0.04, bscale=9, var=0.012, vscale=0.4)
    new_material('paper', '#f5f0e6', rough=0.9, spec=0.1, var=0.02, vscale=0.1)
    new_material('line', '#3a4546', rough=0.9, spec=0.1)
    new_material('teal', '#1d4a52', rough=0.6, bump=0.06, bscale=6, var=0.03)
    brass = new_material('brass', '#b8924f', rough=0.28, spec=0.5, var=0.02)
    brass.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
