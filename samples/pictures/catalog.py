"""All pictures in their order, with their stable file names; run directly, it writes pictures.json."""

import json
from pathlib import Path

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


def write_manifest():
    rows = [{"file": f"{p['name']}.webp", "kind": p["kind"], "width": WIDTH, "height": HEIGHT,
             "caption": p["caption"], "tags": p["tags"]} for p in pictures()]
    lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
    (PICTURES / "pictures.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return rows


if __name__ == "__main__":
    print(len(write_manifest()), "pictures")
