"""The fronts of the buildings: windows, balconies, galleries, entrances, roofs."""

from kit import BOX_FACES
from materials import clear_glass, glow, pane, plain, rough, sheer, tiles

BEHIND = ("#b9b4a8", "#7d868c", "#d8d3c6", "#9aa3a6", "#c9bda6", "#6f7880")


def glass(b):
    """The pane of one flat: curtains drawn or not."""
    return pane(b.rng.choice(BEHIND))


def window(k, b, x0, x1, z0, z1, y, panes=2):
    """A framed window on the wall plane y, looking to -y."""
    frame = plain("#3f4245", 0.4, 0.3) if b.type == "hall" else plain("#c4c6c7", 0.4, 0.4)
    m = glass(b)
    k.box(frame, x0 - 0.05, y - 0.05, z0 - 0.05, x1 + 0.05, y + 0.02, z1 + 0.05)
    w = (x1 - x0) / panes
    for i in range(panes):
        k.box(m, x0 + i * w + 0.04, y - 0.062, z0 + 0.04, x0 + (i + 1) * w - 0.04, y - 0.04, z1 - 0.04)


def body(k, b):
    k.box(b.wall, 0, 0, 0, b.width, b.depth, b.height)
    k.box(rough("#8f8c86", 2, 0.08), -0.03, -0.03, 0, b.width + 0.03, b.depth, 0.35)
    for x, d in ((0, -1), (b.width, 1)):
        for f in range(b.floors):
            z = f * b.storey
            for y in (2.6, 6.2):
                k.box(plain("#c4c6c7", 0.4, 0.4), x + d * 0.05, y - 0.05, z + 1.1, x, y + 0.75, z + 2.15)
                k.box(glass(b), x + d * 0.06, y, z + 1.15, x, y + 0.7, z + 2.1)
        if b.floors > 2:
            k.box(b.trim, x + d * 0.03, 4.2, 0.35, x, 5.3, b.height)
        k.tube(plain("#d2d0ca", 0.5), (x + d * 0.09, 0.6, 0.1), (x + d * 0.09, 0.6, b.height - 0.1), 0.05)


def railing(k, b, x0, x1, y, z):
    """The front of one balcony, in the manner of the building."""
    if b.rail == "solid":
        k.box(b.trim, x0, y, z - 0.2, x1, y + 0.12, z + 0.95)
        k.tube(plain("#c9cacb", 0.35, 0.7), (x0, y + 0.06, z + 1.12), (x1, y + 0.06, z + 1.12), 0.025)
        for i in range(4):
            x = x0 + 0.1 + (x1 - x0 - 0.2) * i / 3
            k.tube(plain("#c9cacb", 0.35, 0.7), (x, y + 0.06, z + 0.95), (x, y + 0.06, z + 1.12), 0.016, n=6)
        return
    metal = plain("#5b5e61", 0.4, 0.5) if b.rail == "bars" and b.side == "L" else plain("#d3d4d4", 0.35, 0.5)
    k.box(metal, x0, y + 0.02, z + 1.05, x1, y + 0.08, z + 1.1)
    k.box(metal, x0, y + 0.03, z + 0.08, x1, y + 0.07, z + 0.12)
    if b.rail == "glass":
        k.box(sheer("#c4d6da", 0.62), x0 + 0.03, y + 0.045, z + 0.12, x1 - 0.03, y + 0.05, z + 1.05)
        k.box(clear_glass("#dfeff2", 0.2), x0 + 0.03, y + 0.04, z + 0.12, x1 - 0.03, y + 0.042, z + 1.05)
        step = (x1 - x0) / 3
    else:
        step = 0.12
    for i in range(int((x1 - x0) / step) + 1):
        x = min(x0 + i * step, x1 - 0.02)
        k.box(metal, x, y + 0.04, z, x + 0.02, y + 0.06, z + 1.06)


def balcony(k, b, x0, x1, z, ground):
    """One flat's front: sliding window, outdoor unit, pole, slab, rail."""
    mid, w = (x0 + x1) / 2, 0.9
    window(k, b, mid - w, mid + w, z + 0.12, z + 2.1, 0)
    white = plain("#e4e3df", 0.5)
    u = x1 - 0.95
    k.box(white, u, -0.42, z + 0.06, u + 0.78, -0.12, z + 0.62, 0.0)
    k.tube(plain("#4a4c4e", 0.7), (u + 0.3, -0.425, z + 0.34), (u + 0.3, -0.43, z + 0.34), 0.22, n=20)
    k.path(white, [(u + 0.7, -0.05, z + 0.3), (u + 0.7, -0.05, z + 2.3)], 0.03, n=6)
    k.tube(plain("#c9cacb", 0.35, 0.7), (x0 + 0.15, -0.75, z + 1.75), (x1 - 0.15, -0.75, z + 1.75), 0.016, n=6)
    if ground:
        return
    k.box(rough("#dcd9d2", 1.5, 0.05), x0, -1.35, z - 0.2, x1, 0, z)
    railing(k, b, x0, x1, -1.35, z)
    k.box(plain("#dcdcd8", 0.6), x1 - 0.015, -1.3, z + 0.05, x1 + 0.015, 0, z + 1.95)


def balcony_front(k, b):
    pillars = b.type == "mansion" and b.rng.random() < 0.6
    for f in range(b.floors):
        for i in range(b.bays):
            if f == 0 and i == b.entrance:
                continue
            x0 = i * b.bay
            balcony(k, b, x0, x0 + b.bay, f * b.storey + (0.0 if f else 0.15), f == 0)
    top = b.floors * b.storey
    k.box(rough("#dcd9d2", 1.5, 0.05), 0, -1.35, top - 0.15, b.width, 0, top)
    ends = (0, b.width) if not pillars else [i * b.bay for i in range(b.bays + 1)]
    for x in ends:
        k.box(b.wall, x - 0.14, -1.42, 0, x + 0.14, 0, b.height)
    if b.floors >= 5:
        band = b.entrance * b.bay
        k.box(b.trim, band - 0.16, -1.46, b.storey, band + 0.16, -1.3, b.height + 0.25)
        k.box(b.trim, band + b.bay - 0.16, -1.46, b.storey, band + b.bay + 0.16, -1.3, b.height + 0.25)
    entrance(k, b, b.entrance * b.bay, (b.entrance + 1) * b.bay)


def entrance(k, b, x0, x1, deep=1.9):
    """The way in: stone surround, glass doors, canopy with its light, a plate for the name."""
    stone = tiles("#6f6a64", "#5a5651", 0.6, 0.3, 0.1, 0.4)
    k.box(stone, x0 + 0.1, -0.25, 0, x0 + 0.75, 0.05, 2.7)
    k.box(stone, x1 - 0.75, -0.25, 0, x1 - 0.1, 0.05, 2.7)
    k.box(b.trim, x0 - 0.25, -deep, 2.62, x1 + 0.25, 0.05, 2.86)
    k.box(plain("#e9e7e2", 0.4), x0 - 0.2, -deep + 0.05, 2.6, x1 + 0.2, 0.0, 2.625)
    for x in (x0 + 0.8, (x0 + x1) / 2, x1 - 0.8):
        k.tube(glow("#ffe3b3", 5.0), (x, -deep * 0.5, 2.585), (x, -deep * 0.5, 2.6), 0.09)
    k.box(pane("#cdb893", 0.35), x0 + 0.78, -0.05, 0.05, x1 - 0.78, -0.02, 2.55)
    frame = plain("#3b3d40", 0.35, 0.6)
    n = 3
    for i in range(n + 1):
        x = x0 + 0.78 + (x1 - x0 - 1.56) * i / n
        k.box(frame, x - 0.025, -0.09, 0, x + 0.025, 0, 2.55)
    k.box(frame, x0 + 0.75, -0.09, 2.1, x1 - 0.75, 0, 2.16)
    k.box(plain("#b8b9ba", 0.25, 0.9), x0 + 0.2, -0.28, 1.35, x0 + 0.65, -0.25, 1.6)
    k.box(rough("#a39d93", 2, 0.08), x0 + 0.2, -deep + 0.1, 0, x1 - 0.2, 0, 0.1)
    k.tube(plain("#c9cacb", 0.3, 0.8), (x0 + 0.15, -deep + 0.15, 0), (x0 + 0.15, -deep + 0.15, 2.62), 0.05)
    k.tube(plain("#c9cacb", 0.3, 0.8), (x1 - 0.15, -deep + 0.15, 0), (x1 - 0.15, -deep + 0.15, 2.62), 0.05)


def hall_front(k, b):
    """Regular windows, a glazed ground floor and a wide entrance."""
    e0, e1 = (b.entrance - 0.5) * b.bay, (b.entrance + 1.5) * b.bay
    for f in range(b.floors):
        z = f * b.storey
        k.box(b.trim, -0.04, -0.06, z - 0.12 if f else 0.3, b.width + 0.04, 0, z + 0.12 if f else 0.4)
        for i in range(b.bays):
            x = i * b.bay + b.bay / 2
            if f == 0:
                if e0 - 0.5 < x < e1 + 0.5:
                    continue
                window(k, b, x - 1.05, x + 1.05, 0.5, 2.4, -0.02, 3)
            else:
                window(k, b, x - 0.8, x + 0.8, z + 0.85, z + 2.2, -0.02, 2)
                k.box(rough("#d6d3cc", 2, 0.05), x - 0.92, -0.16, z + 0.72, x + 0.92, 0, z + 0.79)
    for i in range(0, b.bays + 1, 2):
        x = i * b.bay
        k.box(b.trim, x - 0.22, -0.16, 0, x + 0.22, 0, b.height)
    k.box(b.trim, e0 + 0.3, -0.3, b.storey + 0.2, e1 - 0.3, 0, b.height + 0.7)
    for f in range(1, b.floors):
        window(k, b, e0 + 0.7, e1 - 0.7, f * b.storey + 0.3, f * b.storey + 2.5, -0.3, 4)
    entrance(k, b, e0 + 0.3, e1 - 0.3, 3.2)


def gallery_front(k, b):
    """A two-storey apartment house: doors on a gallery, outdoor stairs at the far end."""
    steel = plain("#7a7d80", 0.45, 0.5)
    for f in range(2):
        z = f * b.storey + (0.12 if f == 0 else 0)
        for i in range(b.bays):
            x = i * b.bay
            k.box(plain("#8f8f8d", 0.5), x + 0.35, -0.04, z, x + 1.35, 0.0, z + 2.1)
            k.box(b.trim, x + 0.42, -0.06, z + 0.02, x + 1.28, 0.0, z + 2.04)
            k.tube(plain("#d0d1d2", 0.3, 0.8), (x + 1.18, -0.09, z + 0.9), (x + 1.18, -0.09, z + 1.2), 0.015)
            window(k, b, x + 1.8, x + 2.9, z + 1.0, z + 2.0, 0)
            for j in range(8):
                k.box(steel, x + 1.78 + 0.15 * j, -0.12, z + 0.95, x + 1.8 + 0.15 * j, -0.1, z + 2.05)
            k.box(plain("#dcdcd6", 0.5), x + 0.08, -0.14, z + 1.3, x + 0.28, 0, z + 1.75)
            k.tube(glow("#ffdda6", 2.0), (x + 1.55, -0.1, z + 2.0), (x + 1.55, -0.02, z + 2.0), 0.07)
    k.box(rough("#b9b6af", 2, 0.06), -0.1, -1.5, b.storey - 0.2, b.width + 0.1, 0, b.storey)
    k.box(rough("#b0ada6", 2, 0.06), -0.1, -1.7, 0, b.width + 0.1, 0, 0.12)
    for i in range(b.bays + 1):
        x = min(max(i * b.bay, 0.05), b.width - 0.05)
        under_roof = b.height - 0.1 + 2.3 * (1 - abs(2 * x - b.width) / (b.width + 1.2))
        k.box(steel, x - 0.05, -1.48, 0.1, x + 0.05, -1.38, under_roof)
    railing(k, b, 0, b.width, -1.5, b.storey)
    stairs(k, b, steel)


def stairs(k, b, steel):
    """Steel stairs along the front, up to the gallery at the end away from the camera."""
    n, run = 15, 3.6
    flip = b.side == "R"

    def at(x):
        return x if flip else b.width - x

    for i in range(n):
        t = (i + 1) / n
        x = 0.3 + run * (1 - t)
        k.box(steel, at(x), -2.6, b.storey * t - 0.04, at(x + 0.27), -1.65, b.storey * t)
    for y in (-2.62, -1.63):
        for lift, r in ((-0.1, 0.06), (0.85, 0.025)):
            k.tube(steel, (at(0.3 + run), y, lift + 0.1), (at(0.3), y, b.storey + lift), r)
        for i in range(0, n, 2):
            t = (i + 1) / n
            k.tube(steel, (at(0.4 + run * (1 - t)), y, b.storey * t), (at(0.4 + run * (1 - t)), y, b.storey * t + 0.9), 0.012, n=6)
    k.box(steel, at(-0.5), -2.64, b.storey - 0.1, at(0.32), -1.4, b.storey)


def roof(k, b):
    h, w, d = b.height, b.width, b.depth
    tile = rough("#39465c" if b.trim.name.startswith("rough #34455e") else "#4a4d52", 3, 0.15, 0.5)
    if b.roof == "flat":
        k.box(b.wall, -0.05, -0.08, h, w + 0.05, 0.12, h + 0.5)
        for x0, x1 in ((-0.05, 0.15), (w - 0.15, w + 0.05)):
            k.box(b.wall, x0, 0, h, x1, d, h + 0.5)
        k.box(plain("#c9c8c4", 0.4, 0.3), -0.09, -0.12, h + 0.5, w + 0.09, 0.16, h + 0.57)
        if b.floors > 4:
            k.box(b.wall, w * 0.35, 5, h, w * 0.35 + 4, 9, h + 2.6)
        k.tube(plain("#b9bbbd", 0.4, 0.5), (w * 0.7, 4, h), (w * 0.7, 4, h + 2.2), 0.03)
        for i in range(4):
            k.tube(plain("#b9bbbd", 0.4, 0.5), (w * 0.7 - 0.6, 4, h + 1.4 + i * 0.2), (w * 0.7 + 0.6, 4, h + 1.4 + i * 0.2), 0.012, n=5)
        return
    sloped(k, b, tile, -1.9 if b.floors <= 2 else -1.7)


def sloped(k, b, tile, f):
    """A gable that faces the street, or one slope that rises away from the entrance side."""
    h, w, back, e = b.height, b.width, b.depth + 0.5, 0.6
    if b.roof == "gable":
        line = [(-e, h - 0.1), (w / 2, h + 2.2), (w + e, h - 0.1)]
    else:
        line = [(-e, h + 0.1), (w + e, h + 1.5)] if b.side == "L" else [(-e, h + 1.5), (w + e, h + 0.1)]
    for (x0, z0), (x1, z1) in zip(line, line[1:]):
        verts = [(x, y, z + up) for up in (0.0, 0.2) for x, z, y in ((x0, z0, f), (x1, z1, f), (x1, z1, back), (x0, z0, back))]
        k.mesh(tile, verts, BOX_FACES)
        soffit = [(x, y, z + up) for up in (-0.06, -0.01) for x, z, y in ((x0, z0, f + 0.05), (x1, z1, f + 0.05), (x1, z1, back), (x0, z0, back))]
        k.mesh(plain("#dcd7cc", 0.6), soffit, BOX_FACES)
        lip = [(x, y, z + up) for up in (-0.08, 0.22) for x, z, y in ((x0, z0, f - 0.03), (x1, z1, f - 0.03), (x1, z1, f), (x0, z0, f))]
        k.mesh(plain("#e8e5dd", 0.5), lip, BOX_FACES)
    inner = [(0.0, h - 0.3)] + [(min(max(x, 0.0), w), z) for x, z in line] + [(w, h - 0.3)]
    for y in (-0.012, b.depth + 0.012):
        k.mesh(b.wall, [(x, y, z) for x, z in inner], [tuple(range(len(inner)))])
    for (x0, z0), (x1, z1) in zip(line, line[1:]):
        if b.roof == "shed":
            x, z = (w + 0.012, h + 1.45) if z1 > z0 else (-0.012, h + 1.45)
            k.mesh(b.wall, [(x, 0, h - 0.1), (x, b.depth, h - 0.1), (x, b.depth, z), (x, 0, z)], [(0, 1, 2, 3)])
    if b.roof == "gable":
        for i in range(7):
            k.box(b.trim, w / 2 - 0.5, -0.06, h + 0.55 + i * 0.11, w / 2 + 0.5, 0, h + 0.62 + i * 0.11)
