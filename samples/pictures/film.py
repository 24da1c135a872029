"""A film from pictures, one after the other: frames in, an mp4 that begins to play before all of it has come."""

import math
import subprocess

import numpy

FPS = 24
FADE_S = 0.6


def eased(index, count):
    """How far frame `index` of `count` has come: slowly away, slowly there."""
    return (1 - math.cos(math.pi * index / max(count - 1, 1))) / 2


def faded(looks):
    """All frames of the looks (iterables of frames); each begins while the one before it fades."""
    last = None
    for look in looks:
        for index, frame in enumerate(look):
            fade = min(index / (FADE_S * FPS), 1)
            shown = frame if last is None or fade == 1 else frame * fade + last * (1 - fade)
            yield shown
        last = frame


def write_film(path, size, frames, quality=27):
    """Writes frames (height x width x 3, 0 to 255) of `size` (width, height) without sound; needs ffmpeg."""
    path.parent.mkdir(exist_ok=True)
    ffmpeg = subprocess.Popen(
        ["ffmpeg", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "%dx%d" % size]
        + ["-r", str(FPS), "-i", "-", "-c:v", "libx264", "-preset", "veryslow", "-crf", str(quality)]
        + ["-pix_fmt", "yuv420p", "-movflags", "+faststart", "-an", str(path)],
        stdin=subprocess.PIPE,
    )
    for frame in frames:
        ffmpeg.stdin.write(numpy.clip(frame + 0.5, 0, 255).astype(numpy.uint8).tobytes())
    ffmpeg.stdin.close()
    if ffmpeg.wait() != 0:
        raise SystemExit("ffmpeg wrote no " + path.name)
