"""One light for every picture: a low warm sun, a cool sky, a curved paper backdrop, a long lens."""

import math

import bpy
import numpy as np
from mathutils import Vector

from parts.geometry import extrusion, grid_mesh, link


def studio(floor, backdrop_at=60, azimuth=207, elevation=21, softness=1.0):
    """The light of all pictures but the island's. `floor` is the height of the table, in metres."""
    backdrop(floor, backdrop_at)
    sky((0.62, 0.74, 0.97), 0.45)
    sun(azimuth, elevation, 4.6, (1, 0.79, 0.56), softness)


def sun(azimuth, elevation, energy, tint, softness):
    """Angles in degrees; `softness` is the sun's diameter."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy = energy
    lamp.color = tint
    lamp.angle = math.radians(softness)
    ob = link(bpy.data.objects.new('sun', lamp))
    a, e = math.radians(azimuth), math.radians(elevation)
    direction = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    ob.rotation_euler = direction.to_track_quat('Z', 'Y').to_euler()


def sky(tint, strength):
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*tint, 1)
    background.inputs[1].default_value = strength


def painted_sky(tint, strength, low, high, brightness):
    """A sky that lights the scene as `sky` does; camera and reflections see it painted, from `low` at the horizon up to `high`."""
    sky(tint, strength)
    tree = bpy.context.scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    place, height, path = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'SeparateXYZ', 'LightPath'))
    ramp, painted, mixed = (nodes.new(f'ShaderNode{kind}') for kind in ('ValToRGB', 'Background', 'MixShader'))
    either = nodes.new('ShaderNodeMath')
    either.operation = 'MAXIMUM'
    start, end = ramp.color_ramp.elements
    start.color, end.color, end.position = (*low, 1), (*high, 1), 0.55
    painted.inputs[1].default_value = brightness
    for source, target in (
        (place.outputs['Generated'], height.inputs[0]),
        (height.outputs[2], ramp.inputs[0]),
        (ramp.outputs[0], painted.inputs[0]),
        (path.outputs['Is Camera Ray'], either.inputs[0]),
        (path.outputs['Is Glossy Ray'], either.inputs[1]),
        (either.outputs[0], mixed.inputs[0]),
        (nodes['Background'].outputs[0], mixed.inputs[1]),
        (painted.outputs[0], mixed.inputs[2]),
        (mixed.outputs[0], nodes['World Output'].inputs[0]),
    ):
        links.new(source, target)


def sun_glow(azimuth, elevation, tint, strength, narrow):
    """Brighten a painted sky around the sun, for camera and reflections; `narrow` is the exponent of its fall-off."""
    tree = bpy.context.scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    a, e = math.radians(azimuth), math.radians(elevation)
    toward = (math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e))
    place = nodes.new('ShaderNodeTexCoord')
    near = nodes.new('ShaderNodeVectorMath')
    near.operation = 'DOT_PRODUCT'
    near.inputs[1].default_value = toward
    links.new(place.outputs['Generated'], near.inputs[0])
    power = nodes.new('ShaderNodeMath')
    power.operation = 'POWER'
    power.use_clamp = True
    power.inputs[1].default_value = narrow
    positive = nodes.new('ShaderNodeMath')
    positive.operation = 'MAXIMUM'
    positive.inputs[1].default_value = 0
    links.new(near.outputs['Value'], positive.inputs[0])
    links.new(positive.outputs[0], power.inputs[0])
    amount = nodes.new('ShaderNodeMath')
    amount.operation = 'MULTIPLY'
    amount.inputs[1].default_value = strength
    links.new(power.outputs[0], amount.inputs[0])
    glow, total = nodes.new('ShaderNodeBackground'), nodes.new('ShaderNodeAddShader')
    glow.inputs[0].default_value = (*tint, 1)
    links.new(amount.outputs[0], glow.inputs[1])
    mixed = nodes['World Output'].inputs[0].links[0].from_node
    painted = mixed.inputs[2].links[0].from_node
    links.new(painted.outputs[0], total.inputs[0])
    links.new(glow.outputs[0], total.inputs[1])
    links.new(total.outputs[0], mixed.inputs[2])


def camera(place, target, lens, fstop, focus, shift=(0, 0)):
    """The f-stops are those of a model's scale: the smaller, the shallower the focus."""
    data = bpy.data.cameras.new('camera')
    ob = link(bpy.data.objects.new('camera', data))
    ob.location = place
    view = Vector(target) - Vector(place)
    ob.rotation_euler = view.to_track_quat('-Z', 'Y').to_euler()
    data.lens = lens
    data.clip_end = 1e5
    data.shift_x, data.shift_y = shift
    data.dof.use_dof = True
    data.dof.aperture_fstop = fstop
    data.dof.focus_distance = (Vector(focus) - Vector(place)).dot(view.normalized())
    bpy.context.scene.camera = ob


PITCH = {'elevation': 0, 'low': 17, 'thirty': 30, 'plan': 90}


def view(height, target, distance, turn=0, lens=70, fstop=0.16):
    """One of the camera heights or the degrees of another, in centimetres: from the south, `turn` degrees towards the east, at f/16."""
    pitch, turn = math.radians(PITCH.get(height, height)), math.radians(turn)
    level = distance * math.cos(pitch)
    offset = Vector((math.sin(turn) * level, -math.cos(turn) * level, distance * math.sin(pitch)))
    camera(Vector(target) + offset, target, lens, fstop, target)


def plan_view(x, y, width):
    """The third height without perspective, so that a picture lies exactly over a drawing."""
    view('plan', (x, y, 0), 300)
    data = bpy.context.scene.camera.data
    data.type = 'ORTHO'
    data.ortho_scale = width
    data.dof.use_dof = False


def window(azimuth, elevation, target, panes, pane, bar=4, jamb=30, distance=260):
    """The shadow of a window of `panes` (columns, rows), each `pane` wide and high, between the sun and the target."""
    a, e = math.radians(azimuth), math.radians(elevation)
    toward = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    columns, rows = panes
    width, height = columns * (pane[0] + bar) - bar, rows * (pane[1] + bar) - bar
    wall = rect_ring(-width / 2 - jamb, -height / 2 - jamb, width + 2 * jamb, height + 2 * jamb)
    holes = [
        rect_ring(i * (pane[0] + bar) - width / 2, j * (pane[1] + bar) - height / 2, *pane)
        for i in range(columns)
        for j in range(rows)
    ]
    ob = link(extrusion('window', [wall, *holes], 3, 'card', 0.01))
    ob.location = Vector(target) + toward * distance
    ob.rotation_euler = toward.to_track_quat('Z', 'Y').to_euler()
    ob.visible_camera = ob.visible_diffuse = ob.visible_glossy = False


def rect_ring(x, y, width, height):
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def backdrop(z, y, size=340, bend=30):
    """Flat to `y`, then a quarter circle, then upright."""
    turn = np.linspace(0.05, math.pi / 2, 40)
    profile = [(a, z) for a in np.linspace(-size, y - bend, 4)]
    profile += [(y - bend + bend * math.sin(t), z + bend - bend * math.cos(t)) for t in turn]
    profile = np.array(profile + [(y, z + size)])
    X = np.repeat(np.array([[-size * 2, size * 2]]), len(profile), 0)
    return grid_mesh('backdrop', X, np.repeat(profile[:, :1], 2, 1), np.repeat(profile[:, 1:], 2, 1), 'backdrop')
