"""
Inference of Intel Open Image Denoise's U-Net in plain PyTorch: Debian's Blender is built without the denoiser. The
weights (Apache-2.0, see OIDN-LICENSE.txt) are not in this repository; the README says where they come from.
"""

import os
import struct

import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = os.path.join(os.path.dirname(__file__), 'rt_hdr_alb_nrm.tza')


def load_weights(path):
    with open(path, 'rb') as file:
        data = file.read()
    magic, _, _, table = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7:
        raise ValueError(f'{path} is not a .tza file')
    (count,) = struct.unpack_from('<I', data, table)
    at = table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 5 * rank  # the sizes, then a letter each for the layout
        kind = np.float16 if chr(data[at]) == 'h' else np.float32
        (offset,) = struct.unpack_from('<Q', data, at + 1)
        at += 9
        values = np.frombuffer(data, dtype=kind, count=int(np.prod(shape)), offset=offset).reshape(shape)
        tensors[name] = torch.from_numpy(values.astype(np.float32))
    return tensors


# The transfer function of OIDN for high dynamic range, its inverse, and its thresholds.
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, G, H = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1 = 1.57945760e-06, 3.22087631e-02
X0, X1 = 2.23151711e-03, 3.70974749e-01


def encode(y):
    middle = B * np.power(np.maximum(y, 1e-12), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, middle, E * np.log(y + G) + H))


def decode(x):
    middle = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - H) / E) - G))


RANGE = float(encode(np.array(65504.0)))


def exposure(c):
    """The key of the picture: what its mean luminance, by blocks of 16 pixels, needs to become 0.18."""
    luminance = 0.212671 * c[..., 0] + 0.715160 * c[..., 1] + 0.072169 * c[..., 2]
    h, w = luminance.shape[0] // 16, luminance.shape[1] // 16
    blocks = luminance[: h * 16, : w * 16].reshape(h, 16, w, 16).mean((1, 3))
    return 0.18 / float(np.exp2(np.log2(blocks[blocks > 1e-8]).mean()))


def u_net(weights, x):
    def conv(name, t):
        t = F.conv2d(t, weights[f'{name}.weight'], weights[f'{name}.bias'], padding=1)
        return t if name == 'dec_conv0' else F.relu_(t)

    def down(name, t):
        return F.max_pool2d(conv(name, t), 2)

    def up(name, t, skip):
        t = torch.cat([F.interpolate(t, scale_factor=2, mode='nearest'), skip], 1)
        return conv(f'{name}b', conv(f'{name}a', t))

    p1 = down('enc_conv1', conv('enc_conv0', x))
    p2 = down('enc_conv2', p1)
    p3 = down('enc_conv3', p2)
    t = conv('enc_conv5b', conv('enc_conv5a', down('enc_conv4', p3)))
    t = up('dec_conv4', t, p3)
    t = up('dec_conv3', t, p2)
    t = up('dec_conv2', t, p1)
    return conv('dec_conv0', up('dec_conv1', t, x))


def denoise(color, albedo, normal):
    """All three height x width x 3, linear; so is what comes back."""
    torch.set_num_threads(2)
    color = np.maximum(np.nan_to_num(color), 0).astype(np.float32)
    key = exposure(color)
    x = np.concatenate(
        [encode(color * key) / RANGE, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], -1
    ).astype(np.float32)
    h, w = x.shape[:2]
    t = torch.from_numpy(x).permute(2, 0, 1)[None]
    t = F.pad(t, (0, -w % 16, 0, -h % 16), mode='reflect')
    with torch.no_grad():
        y = u_net(load_weights(WEIGHTS), t)[0, :, :h, :w].permute(1, 2, 0).numpy()
    return (decode(np.clip(y, 0, 1) * RANGE) / key).astype(np.float32)
