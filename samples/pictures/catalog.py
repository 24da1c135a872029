"""All pictures in their order, with their stable file names; run directly, it writes pictures.json."""

import json
from collections import Counter
from pathlib import Path

from PIL import Image

from catalog_buildings import COMMONS, EXTERIORS
from catalog_rooms import ROOMS
from catalog_series import SERIES, VIEWS

WIDTH, HEIGHT = 960, 640
SERIES_WIDTH = 1600
#: The site shows them beside its own texts, and so holds them.
PICTURES = Path(__file__).resolve().parents[2] / "backend/seed/pictures"


def pictures():
    """Every picture as a dict: name, kind, caption, tags, scene, seed."""
    out = []
    for kind, group in (("room", ROOMS), ("exterior", EXTERIORS), ("common", COMMONS)):
        for i, entry in enumerate(group, 1):
            out.append({"name": f"{kind}-{i:02d}", "seed": 1000 * len(kind) + i, **entry})
    for i, entry in enumerate(SERIES, 1):
        for view in VIEWS:
            name = f"series-{i:02d}"
            out.append({"name": f"{name}-{view}", "kind": "series", "seed": 9100 + i, "series": name, "view": view, "tags": entry["tags"],
                        "caption": entry["captions"][view], "scene": {**entry["scene"], "view": view}})
    return out


def true_size(path):
    """Width and height of a picture."""
    with Image.open(path) as picture:
        return picture.size


def write_rows(rows):
    lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
    (PICTURES / "pictures.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def write_manifest():
    """Lists the pictures that are rendered; of a series only if all its views are."""
    there = [p for p in pictures() if (PICTURES / f"{p['name']}.webp").exists()]
    views = Counter(p.get("series") for p in there)
    rows = []
    for p in there:
        if "series" in p and views[p["series"]] < len(VIEWS):
            continue
        width, height = true_size(PICTURES / f"{p['name']}.webp")
        part = {"series": p["series"], "view": p["view"]} if "series" in p else {}
        rows.append({"file": f"{p['name']}.webp", "kind": "room" if part else p["kind"], "width": width, "height": height,
                     "caption": p["caption"], **part, "tags": p["tags"]})
    write_rows(rows)
    return rows


if __name__ == "__main__":
    print(len(write_manifest()), "pictures")
