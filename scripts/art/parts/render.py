"""Render with Cycles on the CPU, denoise, grade, and write OUT/<name>.png. Settings are environment variables (README)."""

import os
import sys
import time

import bpy

from parts.finish import BUFFERS, finish, read_buffer
from parts.light import view

OUT = os.environ.get('OUT', 'out')
LOOK = 'Medium High Contrast'


def render(name, width, height, exposure=0.0, **grade):
    """The scene as a picture, as `draw` does. Ends the process, because Blender and torch do not always leave quietly together."""
    draw(name, width, height, exposure, **grade)
    sys.stdout.flush()
    os._exit(0)


def draw(name, width, height, exposure=0.0, **grade):
    """The scene as a picture of `width` by `height` pixels; `grade` goes to parts.finish.finish."""
    scene = bpy.context.scene
    scale = float(os.environ.get('SCALE', '1'))
    scene.render.resolution_x = int(width * scale)
    scene.render.resolution_y = int(height * scale)
    set_sampling(scene)
    set_look(scene, exposure)
    write_buffers(scene, name)
    window = border(scene)
    before = {buffer: read_buffer(OUT, name, buffer) for buffer in BUFFERS} if window else None
    started = time.time()
    bpy.ops.render.render()
    print(f'{name}: rendered in {time.time() - started:.0f} s', flush=True)
    finish(OUT, name, window, before, **grade)


def render_house(name, target, turn, lens, size=(2400, 1600), height='thirty', **look):
    """A house on the table, from 30 degrees or another `height`; `VIEW=wide` has the shape of an article's picture, `VIEW=square` that of half a page."""
    if os.environ.get('VIEW') == 'wide':
        name, size = f'{name}-wide', (1600, 840)
        lens *= 0.79 if lens > 75 else 1
    if os.environ.get('VIEW') == 'square':
        name, size = f'{name}-square', (1800, 1800)
    view(height, target, 250, turn, lens)
    render(name, *size, **look)


def set_sampling(scene):
    scene.render.engine = 'CYCLES'
    scene.render.use_persistent_data = True
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = int(os.environ.get('THREADS', '2'))
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = int(os.environ.get('SPP', '32'))
    cycles.time_limit = float(os.environ.get('TLIM', '0'))
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 5
    cycles.diffuse_bounces = int(os.environ.get('DB', '2'))
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 2
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6
    cycles.blur_glossy = 0.5
    cycles.filter_width = 1.3
    cycles.debug_use_spatial_splits = True
    cycles.seed = 7


def set_look(scene, exposure):
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = LOOK
    scene.view_settings.exposure = exposure


def write_buffers(scene, name):
    """Let the compositor write what the denoiser needs: color, albedo and normals, as EXR."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    picture = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], picture.inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = OUT
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.color_mode = 'RGB'
    files.file_slots.clear()
    for i, (buffer, render_pass) in enumerate(BUFFERS.items()):
        files.file_slots.new(f'{name}_{buffer}_')
        tree.links.new(source.outputs[render_pass], files.inputs[i])
    scene.frame_set(1)


def border(scene):
    """BORDER=x0,y0,x1,y1 (fractions from the bottom left) renders that window alone, into the buffers of the last run."""
    value = os.environ.get('BORDER')
    if not value:
        return None
    window = [float(edge) for edge in value.split(',')]
    settings = scene.render
    settings.use_border = True
    settings.use_crop_to_border = False
    settings.border_min_x, settings.border_min_y, settings.border_max_x, settings.border_max_y = window
    return window
