"""The materials of the table: oak boards, birch plywood, brass, white card. Lengths in centimetres."""

from parts.materials import Graph, color, new_material

RINGS = 4.4  # of the oak, a centimetre


def mix(g, share, a, b):
    return g.add('MixRGB', {0: share, 1: (*color(a), 1), 2: (*color(b), 1)}).outputs[0]


def stretched(g, u, v, w):
    return g.add('CombineXYZ', {0: u, 1: v, 2: w}).outputs[0]


def annual_rings(g, u, v, w, seed):
    """
    Where in its year's ring the wood of a place grew: 1 in spring, 0 in winter. The heart of the tree runs along u, a little
    askew, so its rings show as arches or lines on a board, and as arcs at its end. They differ in width and in contrast.
    """
    chance = g.add('TexWhiteNoise', {'W': seed}, noise_dimensions='1D').outputs['Value']
    side = g.math('SUBTRACT', v, g.between(chance, -4, 17))
    bend = g.noise(stretched(g, g.math('MULTIPLY', u, 0.011), seed, 7.0), 1, 1)
    depth = g.math('ADD', g.between(bend, 0.5, 11, 0.2, 0.8), w)
    askew = g.noise(stretched(g, g.math('MULTIPLY', u, 0.022), g.math('MULTIPLY', v, 0.3), seed), 1, 4, 0.55)
    distance = g.math('SQRT', g.math('ADD', g.math('POWER', side, 2), g.math('POWER', depth, 2)))
    distance = g.math('ADD', distance, g.between(askew, -0.8, 0.8, 0.2, 0.8))
    years = g.noise(stretched(g, distance, seed, 3.0), 0.8, 1)
    ring = g.math('MULTIPLY', g.math('ADD', distance, g.between(years, -0.5, 0.5, 0.2, 0.8)), RINGS)
    year = g.math('FRACT', ring)
    weather = g.add('TexWhiteNoise', {'W': g.math('FLOOR', ring)}, noise_dimensions='1D').outputs['Value']
    early = g.math('MULTIPLY', g.between(year, 0, 1, 0, 0.08), g.between(year, 1, 0, 0.08, 0.8))
    return g.math('MULTIPLY', early, g.between(weather, 0.35, 1))


def position(g, is_own):
    """In the coordinates of the object, or of the scene."""
    return g.add('TexCoord').outputs['Object'] if is_own else g.add('NewGeometry').outputs['Position']


def oak_boards(name='boards', board=13.5, light='#bf9b70', dark='#6f4c31', size=1.0, upright=False, on_edge=False):
    """
    Boards along x (or posts along z, if `upright`), each from another place of a tree, with a fine joint between them. `size` is
    that of the grain: 1 for real oak, 0.1 for the furniture of a model. `on_edge` is for a
    single board that is seen from its narrow side, or bent: its grain runs along it, in the coordinates of its object.
    """
    g = Graph(name)
    shader = g.nodes['Principled BSDF']
    place = g.add('SeparateXYZ', {0: position(g, on_edge)})
    u, v, w = (place.outputs[i] for i in ((2, 1, 0) if upright else (0, 2, 1) if on_edge else (0, 1, 2)))
    rows = g.math('DIVIDE', v, board)
    row = g.math('FLOOR', rows)
    piece = g.math('MULTIPLY', g.add('ObjectInfo').outputs['Random'], 1000) if on_edge else row
    chance = g.add('TexWhiteNoise', {'W': piece}, noise_dimensions='1D').outputs['Value']
    seed = g.math('MULTIPLY', chance, 190)
    across = g.math('DIVIDE', g.math('MULTIPLY', g.math('SUBTRACT', rows, row), board), size)
    u, w = g.math('DIVIDE', u, size), g.math('DIVIDE', 0 if on_edge else w, size)

    def grain(along, wide, detail=2, roughness=0.6):
        """Noise of `along` and `wide` per centimetre of oak."""
        cut = g.math('ADD', g.math('MULTIPLY', w, wide), seed)
        place = stretched(g, g.math('MULTIPLY', u, along), g.math('MULTIPLY', across, wide), cut)
        return g.noise(place, 1, detail, roughness)

    # A ring begins with a line of pores, and each pore is a dash.
    early = annual_rings(g, u, across, w, seed)
    pores = g.math('MULTIPLY', g.between(grain(2.2, 24), 0, 1, 0.53, 0.62), g.between(early, 0.3, 1))
    tint = mix(g, g.math('ADD', g.math('MULTIPLY', early, 0.32), g.math('MULTIPLY', pores, 0.6)), light, dark)
    fibers = g.between(grain(0.7, 11, 3), 0.92, 1.06, 0.3, 0.7)
    cloud = g.between(grain(0.05, 0.25, 3, 0.5), 0.93, 1.07, 0.3, 0.7)
    joint = g.between(g.math('PINGPONG', rows, 0.5), 0.35, 1, 0.002, 0.005)
    for factor in (fibers, cloud, g.between(chance, 0.84, 1.08), joint):
        tint = g.scale(tint, factor)
    normal = g.bump(g.math('SUBTRACT', joint, g.math('MULTIPLY', pores, 0.3)), 0.25, 0.03)
    g.feed(shader, {'Base Color': tint, 'Normal': normal, 'Specular': 0.4})
    g.feed(shader, {'Roughness': g.math('ADD', g.between(chance, 0.3, 0.42), g.math('MULTIPLY', pores, 0.15))})
    return g.material


def plywood(name='plywood', ply=0.2, light='#dccbae', dark='#938069', face='#dbcbb0'):
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
    oak_boards('timber', board=400)
    oak_boards('post', board=400, upright=True)
    oak_boards('edge', board=55, on_edge=True)
    plywood()
    board('millboard', '#dccfb9', '#a18e76')
    board('millboard2', '#dccfb9', '#bcaa8f')
    new_material('limestone', '#dcdad4', rough=0.55, spec=0.3, bump=0.1, bscale=4, var=0.05, vscale=0.12)
    new_material('slate', '#37434a', rough=0.6, spec=0.3, bump=0.14, bscale=2.5, var=0.07, vscale=0.15)
    new_material('cotton', '#e4dfd5', rough=0.95, spec=0.05, bump=0.25, bscale=60, var=0.03, vscale=0.2)
    new_material('boxwood', '#d8bb88', rough=0.45, spec=0.3, var=0.06, vscale=0.5)
    new_material('card', '#ebe3d5', rough=0.85, spec=0.1, bump=0.04, bscale=9, var=0.012, vscale=0.4)
    new_material('paper', '#f5f0e6', rough=0.9, spec=0.1, var=0.02, vscale=0.1)
    new_material('line', '#3a4546', rough=0.9, spec=0.1)
    new_material('teal', '#1d4a52', rough=0.6, bump=0.06, bscale=6, var=0.03)
    brass = new_material('brass', '#b8924f', rough=0.28, spec=0.5, var=0.02)
    brass.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
