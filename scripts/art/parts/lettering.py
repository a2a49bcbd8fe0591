"""Letters in the site's serif: printed on a sheet, or cut into a front. In centimetres."""

import math
import os

import bpy

from parts.geometry import link
from parts.materials import material

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), '..', '..', '..'))
FONT = os.path.join(ROOT, 'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff')


def load(path):
    return bpy.data.fonts.load(os.path.abspath(path), check_existing=True)


def letters(name, label, size, m):
    curve = bpy.data.curves.new(name, 'FONT')
    curve.font = load(FONT)
    curve.body, curve.size = label, size
    curve.materials.append(material(m))
    return link(bpy.data.objects.new(name, curve))


def words(label, x, y, size, width=0.0, z=0.026, m='line'):
    """Text on a sheet, its first line below `y`; wrapped at `width` centimeters."""
    ob = letters('words', label, size, m)
    ob.data.align_y, ob.data.space_line = 'TOP', 1.05
    ob.data.text_boxes[0].width = width
    ob.location = (x, y, z)
    return ob


def figure(label, x, y, z, size, depth=0.45, m='teal'):
    """The solid that cuts `label` into a front at `y`."""
    ob = letters('figure', label, size, m)
    ob.data.align_x, ob.data.extrude = 'CENTER', depth
    ob.location, ob.rotation_euler = (x, y, z), (math.pi / 2, 0, 0)
    bpy.context.view_layer.objects.active = ob
    ob.select_set(True)
    bpy.ops.object.convert(target='MESH')
    ob.select_set(False)
    ob.hide_render = True
    return ob
