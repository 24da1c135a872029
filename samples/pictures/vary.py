"""Writes variations of the rendered rooms and buildings: another side, another daylight, other colours.

python3 vary.py   (after catalog.py; needs numpy and Pillow; writes the pictures and adds them to pictures.json)

Each room and building gets two: `b` is seen in a mirror, `c` from a little nearer. Walls, textiles and paint take
other colours; wood, sky and plants keep theirs. Sentences of a caption that name a colour or the light are left out.
"""

import json
import pathlib
import re

import numpy
from PIL import Image

PICTURES = pathlib.Path(__file__).resolve().parents[2] / "backend/seed/pictures"
COLOURS = re.compile("白|黒|ネイビー|紺|グレー|ピンク|テラコッタ|グリーン|ベージュ|クリーム|れんが|ブラック|色|夕|夜|光|灯")
# Turn of the colours in degrees, red and blue of the daylight, red and blue of the walls, share of the picture seen.
LOOKS = {"b": (150, 1.03, 0.95, 1.0, 0.965, 0.96), "c": (-95, 0.975, 1.03, 0.975, 1.0, 0.88)}


def ramp(x, low, high):
    return numpy.clip((x - low) / (high - low), 0, 1)


def within(degrees, low, high, soft=10):
    """1 between two hues, and less and less beside them."""
    return ramp(degrees, low - soft, low) * (1 - ramp(degrees, high, high + soft))


def repaint(picture, is_room, turn, wall_red, wall_blue):
    """Paints what has a colour of its own in another one, and plain bright walls in a shade."""
    plain = numpy.asarray(picture).astype(float)
    channels = numpy.moveaxis(numpy.asarray(picture.convert("HSV")), 2, 0)
    hue, saturation, value = (channel.astype(float) for channel in channels)
    degrees = hue * 360 / 255
    # Wood is brown, and so are the bricks of buildings.
    kept = within(degrees, 16, 58) if is_room else numpy.maximum(within(degrees, 0, 58), ramp(degrees, 335, 350))
    kept = numpy.maximum(kept, within(degrees, 185, 232) * ramp(value, 120, 170))
    kept = numpy.maximum(kept, within(degrees, 75, 150))
    share = (1 - kept) * (ramp(saturation, 45, 75) if is_room else ramp(saturation, 90, 130))
    turned = numpy.stack([(hue + turn * 255 / 360) % 255, saturation, value], axis=2).astype(numpy.uint8)
    turned = numpy.asarray(Image.fromarray(turned, "HSV").convert("RGB")).astype(float)
    painted = plain * (1 - share[..., None]) + turned * share[..., None]
    wall = ramp(value, 120, 200) * (1 - ramp(saturation, 18, 48))
    painted[..., 0] *= 1 - wall * (1 - wall_red)
    painted[..., 2] *= 1 - wall * (1 - wall_blue)
    return painted


def vary(picture, variant, is_room):
    turn, red, blue, wall_red, wall_blue, seen = LOOKS[variant]
    painted = repaint(picture, is_room, turn, wall_red, wall_blue) * (red, 1, blue)
    varied = Image.fromarray(numpy.clip(painted, 0, 255).astype(numpy.uint8))
    if variant == "b":
        varied = varied.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    width, height = varied.size
    left, top = (width * (1 - seen)) / 2, (height * (1 - seen)) * 0.6
    box = (left, top, left + width * seen, top + height * seen)
    return varied.resize((width, height), Image.Resampling.LANCZOS, box=box)


def caption_of(caption):
    kept = [sentence for sentence in caption.split("。") if sentence and not COLOURS.search(sentence)]
    return "。".join(kept)


catalogue = [entry for entry in json.loads((PICTURES / "pictures.json").read_text()) if "varies" not in entry]
varied = []
for entry in catalogue:
    if entry["kind"] == "common":
        continue
    original = Image.open(PICTURES / entry["file"]).convert("RGB")
    for variant in LOOKS:
        file = entry["file"].replace(".webp", f"{variant}.webp")
        vary(original, variant, entry["kind"] == "room").save(PICTURES / file, quality=74, method=6)
        varied.append({**entry, "file": file, "caption": caption_of(entry["caption"]), "varies": entry["file"]})
lines = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in catalogue + varied)
(PICTURES / "pictures.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
print(len(varied), "variations")
