"""python3 scripts/art/calm.py IN OUT: calms what is too orange in a picture, such as plywood in low sun, and the blue of pools (NumPy, Pillow)."""

import sys

import numpy as np
from PIL import Image

# Hues in degrees at which it begins, is whole, is whole to, and ends; the saturation that stays as it is; the share of light that stays.
TONES = (((22, 29, 52, 58), 0.4, 1), ((160, 172, 200, 210), 0.36, 0.62))
LUMINANCE = [0.2126, 0.7152, 0.0722]


def calm(rgb):
    value, chroma = rgb.max(-1), np.ptp(rgb, -1)
    saturation = chroma / np.maximum(value, 1e-6)
    r, g, b = np.moveaxis(rgb, -1, 0)
    safe = np.maximum(chroma, 1e-6)
    hue = 60 * np.select([value == r, value == g], [(g - b) / safe % 6, (b - r) / safe + 2], (r - g) / safe + 4)
    factor, light = np.ones_like(value), np.ones_like(value)
    for hues, most, kept in TONES:
        share = np.interp(hue, hues, (0, 1, 1, 0), left=0, right=0)
        light *= 1 - (1 - kept) * share * np.interp(saturation, (0.12, 0.3), (0, 1))
        pressed = np.minimum(saturation, most) + np.maximum(saturation - most, 0) / 4
        factor *= 1 + share * (pressed / np.maximum(saturation, 1e-6) - 1)
    gray = (rgb * LUMINANCE).sum(-1, keepdims=True)
    return (gray + (rgb - gray) * factor[..., None]) * light[..., None]


source, target = sys.argv[1:]
pixels = np.asarray(Image.open(source).convert('RGB')) / 255
Image.fromarray((np.clip(calm(pixels), 0, 1) * 255 + 0.5).astype(np.uint8)).save(target)
