"""Writes the video of the sample home from its panoramas: slow looks around, one after the other.

python3 make_video.py   (needs numpy, Pillow and ffmpeg; writes samples/files/videos/rooms-1dk.mp4)
"""

import math
import pathlib
import subprocess

import numpy
from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parents[2]
PANORAMAS = ROOT / "backend/seed/pictures"
OUT = ROOT / "samples/files/videos/rooms-1dk.mp4"
WIDTH, HEIGHT, FPS = 640, 360, 24
FIELD_OF_VIEW = math.radians(86)
FADE_S = 0.6

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


def frames():
    """All frames; each look begins while the one before it fades."""
    last = None
    for name, seconds, begin, end in LOOKS:
        panorama = numpy.asarray(Image.open(PANORAMAS / f"{name}.webp").convert("RGB"), dtype=float)
        for index in range(seconds * FPS):
            share = index / (seconds * FPS - 1)
            eased = (1 - math.cos(math.pi * share)) / 2
            picture = look(panorama, *(a + (b - a) * eased for a, b in zip(begin, end)))
            fade = min(index / (FADE_S * FPS), 1)
            if last is not None and fade < 1:
                picture = last * (1 - fade) + picture * fade
            yield picture
        last = picture


RAYS = rays()
OUT.parent.mkdir(exist_ok=True)
ffmpeg = subprocess.Popen(
    ["ffmpeg", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH}x{HEIGHT}"]
    + ["-r", str(FPS), "-i", "-", "-c:v", "libx264", "-preset", "veryslow", "-crf", "27", "-pix_fmt", "yuv420p"]
    + ["-movflags", "+faststart", "-an", str(OUT)],
    stdin=subprocess.PIPE,
)
for frame in frames():
    ffmpeg.stdin.write(numpy.clip(frame + 0.5, 0, 255).astype(numpy.uint8).tobytes())
ffmpeg.stdin.close()
raise SystemExit(ffmpeg.wait())
