"""Writes variations of the rendered rooms and buildings: the other side, and a step nearer.

python3 vary.py   (after catalog.py; needs Pillow; writes the pictures and adds them to pictures.json)

Each room and building gets two, in its own colours: `b` is seen in a mirror, `c` from a little nearer. Series have none.
"""

import json

from PIL import Image

from catalog import HEIGHT, PICTURES, WIDTH, write_rows

#: The share of the picture that is seen, and whether in a mirror.
LOOKS = {"b": (1.0, True), "c": (0.86, False)}


def vary(picture, seen, mirrored):
    width, height = picture.size
    left, top = (width * (1 - seen)) / 2, (height * (1 - seen)) * 0.6
    box = (left, top, left + width * seen, top + height * seen)
    varied = picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS, box=box)
    return varied.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if mirrored else varied


catalogue = [entry for entry in json.loads((PICTURES / "pictures.json").read_text()) if "varies" not in entry]
varied = []
for entry in catalogue:
    if entry["kind"] == "common" or "series" in entry:
        continue
    original = Image.open(PICTURES / entry["file"]).convert("RGB")
    for variant, (seen, mirrored) in LOOKS.items():
        file = entry["file"].replace(".webp", f"{variant}.webp")
        vary(original, seen, mirrored).save(PICTURES / file, quality=70, method=6)
        varied.append({**entry, "file": file, "width": WIDTH, "height": HEIGHT, "varies": entry["file"]})
write_rows(catalogue + varied)
print(len(varied), "variations")
