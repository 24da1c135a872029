"""Writes the video of the sample home from its panoramas: slow looks around, one after the other.

python3 make_video.py   (needs numpy, Pillow and ffmpeg; writes samples/files/videos/rooms-1dk.mp4)
"""

import math
import pathlib

import numpy
from film import FPS, eased, faded, write_film
from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parents[2]
PANORAMAS = ROOT / "backend/seed/pictures"
OUT = ROOT / "samples/files/videos/rooms-1dk.mp4"
WIDTH, HEIGHT = 640, 360
FIELD_OF_VIEW = math.radians(86)

# Panorama, seconds, yaw and pitch in degrees at the beginning and at the end. The captions have the same times.
LOOKS = [
    ("panorama-02", 10, (-24, -14), (46, -12)),
    ("panorama-01", 10, (-38, -10), (24, -8)),
    ("panorama-03", 10, (128, -12), (196, -12)),
]


def rays():
    """Directions of the pixels for a camera that looks along +z."""
    half = math.tan(FIELD_OF_VIEW / 2)
    x = numpy.linspace(-half, half, WIDTH)
    y = numpy.linspace(half, -half, HEIGHT) * HEIGHT / WIDTH
    x, y = numpy.meshgrid(x, y)
    length = numpy.sqrt(x**2 + y**2 + 1)
    return x / length, y / length, 1 / length


def look(panorama, yaw, pitch):
    """The flat picture that a camera sees in an equirectangular one."""
    x, y, z = RAYS
    pitch = math.radians(pitch)
    y, z = y * math.cos(pitch) + z * math.sin(pitch), z * math.cos(pitch) - y * math.sin(pitch)
    height, width, _ = panorama.shape
    column = ((numpy.arctan2(x, z) + math.radians(yaw)) / (2 * math.pi) + 0.5) * width - 0.5
    row = numpy.clip((0.5 - numpy.arcsin(y) / math.pi) * height - 0.5, 0, height - 1.001)
    left, top = numpy.floor(column).astype(int), numpy.floor(row).astype(int)
    over, down = (column - left)[..., None], (row - top)[..., None]
    at = lambda r, c: panorama[r, c % width]
    upper = at(top, left) * (1 - over) + at(top, left + 1) * over
    lower = at(top + 1, left) * (1 - over) + at(top + 1, left + 1) * over
    return upper * (1 - down) + lower * down


def look_around(name, seconds, begin, end):
    """The frames of one look."""
    panorama = numpy.asarray(Image.open(PANORAMAS / f"{name}.webp").convert("RGB"), dtype=float)
    count = seconds * FPS
    for index in range(count):
        share = eased(index, count)
        yield look(panorama, *(a + (b - a) * share for a, b in zip(begin, end)))


RAYS = rays()
write_film(OUT, (WIDTH, HEIGHT), faded(look_around(*one) for one in LOOKS))
