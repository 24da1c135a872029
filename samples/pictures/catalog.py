"""All pictures in their order, with their stable file names; run directly, it writes pictures.json."""

import json
from pathlib import Path

from PIL import Image

from catalog_buildings import COMMONS, EXTERIORS
from catalog_rooms import ROOMS

WIDTH, HEIGHT = 960, 640
#: The site shows them beside its own texts, and so holds them.
PICTURES = Path(__file__).resolve().parents[2] / "backend/seed/pictures"


def pictures():
    """Every picture as a dict: name, kind, caption, tags, scene, seed."""
    out = []
    for kind, group in (("room", ROOMS), ("exterior", EXTERIORS), ("common", COMMONS)):
        for i, entry in enumerate(group, 1):
            out.append({"name": f"{kind}-{i:02d}", "seed": 1000 * len(kind) + i, **entry})
    return out


def true_size(path):
    """Width and height of a picture."""
    with Image.open(path) as picture:
        return picture.size


def write_rows(rows):
    lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
    (PICTURES / "pictures.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def write_manifest():
    """Lists the pictures that are rendered."""
    rows = []
    for p in pictures():
        path = PICTURES / f"{p['name']}.webp"
        if path.exists():
            width, height = true_size(path)
            rows.append({"file": path.name, "kind": p["kind"], "width": width, "height": height, "caption": p["caption"], "tags": p["tags"]})
    write_rows(rows)
    return rows


if __name__ == "__main__":
    print(len(write_manifest()), "pictures")
