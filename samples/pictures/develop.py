"""From two noisy half-renders to a finished photograph: denoise, expose, tone, sharpen, webp."""

import io
import os

import numpy as np

os.environ.setdefault("OPENCV_IO_ENABLE_OPENEXR", "1")
import cv2  # noqa: E402
from PIL import Image  # noqa: E402

MAX_BYTES = 60_000
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def read(path):
    """An EXR as float32 rows of r, g, b."""
    img = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
    img = img if img.ndim == 3 else np.repeat(img[..., None], 3, 2)
    return np.nan_to_num(np.ascontiguousarray(img[..., 2::-1], np.float32), posinf=60.0)


def tame(light):
    """Pulls single bright specks down to what their neighbours allow."""
    lum = light @ LUMA
    around = cv2.medianBlur(lum.astype(np.float32), 5)
    limit = np.maximum(around * 2.5, 0.02) + 0.15
    return light * np.minimum(1, limit / np.maximum(lum, 1e-6))[..., None]


def shifted(a, dy, dx):
    return cv2.warpAffine(a, np.float32([[1, 0, -dx], [0, 1, -dy]]), (a.shape[1], a.shape[0]),
                          flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT)


def denoise(first, second, albedo, normal, depth, strength=1.3):
    """An edge-avoiding wavelet filter on the light alone (albedo divided out); the difference of
    the two halves tells how noisy each place is, normal, depth and albedo where its edges are."""
    a, b = (tame(i / (albedo + 0.03)) for i in (first, second))
    light, var = (a + b) / 2, ((a - b) @ LUMA / 2) ** 2
    var = cv2.GaussianBlur(var.astype(np.float32), (0, 0), 2.0)
    var = np.maximum(var, 0.25 * cv2.GaussianBlur(var, (0, 0), 8.0))
    kernel = {0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
    slope = np.abs(cv2.Sobel(depth, cv2.CV_32F, 1, 0, scale=1 / 8)) + np.abs(cv2.Sobel(depth, cv2.CV_32F, 0, 1, scale=1 / 8))
    slope = cv2.erode(slope, np.ones((3, 3))) + depth * 0.002
    for level in range(5):
        step = 2 ** level
        lum = cv2.GaussianBlur(light @ LUMA, (0, 0), 0.7)
        sigma = 1 / (4.0 * strength * np.sqrt(cv2.GaussianBlur(var, (0, 0), 1.0)) + 0.012 * lum + 1e-4)
        total, weight, spread = np.zeros_like(light), np.zeros_like(lum), np.zeros_like(lum)
        for dy in (-2, -1, 0, 1, 2):
            for dx in (-2, -1, 0, 1, 2):
                sy, sx = dy * step, dx * step
                w = np.float32(kernel[abs(dy)] * kernel[abs(dx)])
                if dy or dx:
                    e = np.abs(shifted(lum, sy, sx) - lum) * sigma
                    e += np.abs(shifted(depth, sy, sx) - depth) / (slope * step * 2.5)
                    e += np.abs(shifted(albedo, sy, sx) - albedo).max(2) * 5
                    dot = np.clip((shifted(normal, sy, sx) * normal).sum(2), 0, 1)
                    w = w * np.exp(-e) * dot ** 32
                else:
                    w = np.full_like(lum, w)
                total += shifted(light, sy, sx) * w[..., None]
                spread += shifted(var, sy, sx) * w * w
                weight += w
        light, var = total / weight[..., None], spread / weight ** 2
        if level == 2:
            light = mend_edges(light, weight)
    return light


def mend_edges(light, weight):
    """Pixels on an edge found no like neighbours; they take the mean of the settled ones beside them."""
    settled = (weight > 0.34).astype(np.float32)
    share = cv2.blur(settled, (3, 3))
    mean = cv2.blur(light * settled[..., None], (3, 3)) / np.maximum(share, 1e-3)[..., None]
    lonely = ((settled == 0) & (share > 0.2))[..., None]
    return np.where(lonely, mean, light).astype(np.float32)


def spread_out(light, small, full):
    """Brings the denoised light to full size: each pixel takes it from those of the nine nearest
    coarse pixels that lie on the same surface (albedo, normal, depth)."""
    size = (full[0].shape[1], full[0].shape[0])
    total, weight = np.zeros_like(full[0]), np.full(full[2].shape, 1e-6, np.float32)
    total += cv2.resize(light, size, interpolation=cv2.INTER_LINEAR) * 1e-6
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            near, albedo, normal, depth = (
                cv2.resize(shifted(a, dy, dx), size, interpolation=cv2.INTER_LINEAR) for a in (light, *small))
            e = np.abs(albedo - full[0]).max(2) * 6 + np.abs(depth - full[2]) / (0.02 * full[2] + 0.01)
            w = np.exp(-np.minimum(e, 12)) * np.clip((normal * full[1]).sum(2), 0, 1) ** 8 * (1 if dx or dy else 3)
            total += near * w[..., None]
            weight += w
    return total / weight[..., None]


def bloom(x):
    over = np.clip(x - 1.2, 0, 4)
    return x + 0.05 * cv2.GaussianBlur(over, (0, 0), 5) + 0.05 * cv2.GaussianBlur(over, (0, 0), 22)


def tone(linear, key, contrast=0.3, white=4.0):
    """Exposes the median to the key, rolls highlights off, adds a little contrast; returns 8-bit RGB."""
    lum = linear @ LUMA
    x = bloom(linear * (key / max(np.median(lum), 1e-4)))
    x = x * (1 + x / white ** 2) / (1 + x)
    x = np.clip(x, 0, 1)
    x = np.where(x <= 0.0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - 0.055)
    x = x + contrast * (x * x * (3 - 2 * x) - x)
    gray = x @ LUMA
    x = gray[..., None] + (x - gray[..., None]) * 1.0
    soft = cv2.GaussianBlur(x, (0, 0), 1.0)
    x = x + 0.35 * (x - soft)
    return (np.clip(x, 0, 1) * 255 + 0.5).astype(np.uint8)


def save(rgb, path, max_bytes):
    """The best quality that stays under the size limit; returns it."""
    for quality in range(88, 40, -4):
        data = io.BytesIO()
        Image.fromarray(rgb).save(data, "WEBP", quality=quality, method=6)
        if data.tell() <= max_bytes:
            break
    path.write_bytes(data.getvalue())
    return quality


def features(folder, *names):
    """Albedo, normal and depth of the named renders, averaged."""
    albedo, normal = (sum(read(folder / f"{n}-{kind}.exr") for n in names) / len(names) for kind in ("Albedo", "Normal"))
    normal /= np.maximum(np.linalg.norm(normal, axis=2, keepdims=True), 1e-4)
    return albedo, normal, np.minimum(read(folder / f"{names[0]}-Depth.exr")[..., 0], 400)


def develop(folder, out, key, max_bytes=MAX_BYTES):
    """Reads the halves a and b of one picture, and its full-size surfaces if the halves are smaller;
    writes the webp."""
    small = features(folder, "a", "b")
    light = denoise(read(folder / "a-Image.exr"), read(folder / "b-Image.exr"), *small)
    albedo = small[0]
    if (folder / "full-Albedo.exr").exists():
        full = features(folder, "full")
        light, albedo = spread_out(light, small, full), full[0]
    return save(tone(light * (albedo + 0.03), key), out, max_bytes)
