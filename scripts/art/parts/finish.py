"""From the buffers of a render to the picture: denoise, bloom, vignette, a little grain, Filmic."""

import os

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter

from parts import oidn

BUFFERS = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
LUMINANCE = [0.2126, 0.7152, 0.0722]


def finish(
    folder,
    name,
    window=None,
    before=None,
    bloom=0.05,
    vignette=0.1,
    grain=0.012,
    balance=(1, 1, 1),
    saturation=1.0,
    terracotta=0.0,
):
    """
    `window` and `before` are those of a partial render. `terracotta` below 1 calms the roof tiles alone.
    """
    buffers = {buffer: read_buffer(folder, name, buffer) for buffer in BUFFERS}
    if window:
        merge(buffers, before, window)
        save_buffers(folder, name, buffers)
    c = oidn.denoise(buffers['color'], buffers['albedo'], buffers['normal'])
    if terracotta:
        c = calm_tiles(c, buffers['albedo'], terracotta)
    h, w = c.shape[:2]
    glow = np.minimum(c, 6)
    c = c * (1 - bloom) + bloom * (blur(glow, w / 300) + blur(glow, w / 60)) * 0.5
    y, x = np.mgrid[0:h, 0:w]
    distance = ((x / w - 0.5) ** 2 + ((y / h - 0.5) * h / w) ** 2) / 0.35
    c = c * (1 - vignette * np.clip(distance, 0, 1.2))[..., None]
    gray = luminance(c)
    c = (gray + (c - gray) * saturation) * np.array(balance)
    c = c * (1 + np.random.RandomState(1).normal(0, grain, (h, w, 1)))
    save_picture(folder, name, np.maximum(c, 0))


def luminance(c):
    return (c * LUMINANCE).sum(-1, keepdims=True)


def blur(c, sigma):
    return np.stack([gaussian_filter(c[..., i], sigma) for i in range(c.shape[-1])], -1)


def merge(buffers, before, window):
    h, w = buffers['color'].shape[:2]
    x0, y0, x1, y1 = int(window[0] * w) + 4, int(window[1] * h) + 4, int(window[2] * w) - 4, int(window[3] * h) - 4
    for buffer, old in before.items():
        old[y0:y1, x0:x1] = buffers[buffer][y0:y1, x0:x1]
        buffers[buffer] = old


def calm_tiles(c, albedo, amount):
    mask = blur(np.clip((albedo[..., :1] - albedo[..., 1:2] - 0.13) / 0.08, 0, 1), 0.8)
    gray = luminance(c)
    return c * (1 - mask) + mask * (gray + (c - gray) * amount) * (1.0, 0.965, 0.8)


def buffer_path(folder, name, buffer):
    return os.path.join(folder, f'{name}_{buffer}_0001.exr')


def read_buffer(folder, name, buffer):
    image = bpy.data.images.load(os.path.abspath(buffer_path(folder, name, buffer)))
    image.colorspace_settings.name = 'Linear'
    w, h = image.size
    pixels = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(h, w, 4)[..., :3]


def float_image(name, pixels):
    h, w = pixels.shape[:2]
    image = bpy.data.images.new(name, w, h, alpha=False, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    opaque = np.ones((h, w, 4), np.float32)
    opaque[..., :3] = pixels
    image.pixels.foreach_set(opaque.ravel())
    image.update()
    return image


def save_buffers(folder, name, buffers):
    """So that a second window builds on the first."""
    for buffer, pixels in buffers.items():
        image = float_image(buffer, pixels)
        image.file_format = 'OPEN_EXR'
        image.filepath_raw = os.path.abspath(buffer_path(folder, name, buffer))
        image.save()


def save_picture(folder, name, pixels):
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.file_format = 'PNG'
    settings.color_mode = 'RGB'
    settings.color_depth = '8'
    scene.render.dither_intensity = 1
    float_image(name, pixels).save_render(os.path.join(folder, f'{name}.png'), scene=scene)
