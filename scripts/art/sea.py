"""python3 scripts/art/sea.py IN.png OUT.png: turns the navy of a finished picture into the sea of the brand (#12343B). Needs NumPy and Pillow."""

import sys

import numpy as np
from PIL import Image

TEAL = 189  # degrees of hue


def step(x, low, high):
    """From 0 at `low` to 1 at `high`, smoothly."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def hsv(rgb):
    r, g, b = np.moveaxis(rgb, -1, 0)
    value, chroma = rgb.max(-1), np.ptp(rgb, -1)
    safe = np.maximum(chroma, 1e-6)
    hue = 60 * np.select([value == r, value == g], [(g - b) / safe % 6, (b - r) / safe + 2], (r - g) / safe + 4)
    return hue, chroma / np.maximum(value, 1e-6), value


def from_hsv(hue, saturation, value):
    """The formula of CSS Color 4 for hues, for HSV."""

    def channel(n):
        k = (n + hue / 60) % 6
        return value - value * saturation * np.clip(np.minimum(k, 4 - k), 0, 1)

    return np.stack([channel(5), channel(3), channel(1)], -1)


def grade(rgb):
    hue, saturation, value = hsv(rgb)
    # The gray shadows on the land keep their color.
    sea = step(saturation, 0.14, 0.28) * step(hue, 176, 188) * (1 - step(hue, 245, 262))
    toward = np.where(hue > TEAL, TEAL + (hue - TEAL) * 0.1, hue)
    graded = from_hsv(
        hue + (toward - hue) * sea,
        saturation * (1 + 0.06 * sea),
        value * (1 - 0.06 * sea),
    )
    return np.where(sea[..., None] > 0, graded, rgb)


source, target = sys.argv[1:]
pixels = np.asarray(Image.open(source).convert('RGB')) / 255
Image.fromarray((np.clip(grade(pixels), 0, 1) * 255 + 0.5).astype(np.uint8)).save(target)
