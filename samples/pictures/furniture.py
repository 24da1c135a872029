"""Furniture. Each piece stands in a local frame: x along the wall, y out into the room, back at y = 0."""

import math

from materials import fabric, glow, leaf, plain, rough, wood

BOOKS = ["#8c3b36", "#2f4e6f", "#c9a24b", "#5b7355", "#d8d2c4", "#3a3a3f", "#a8643e", "#7b8ea3", "#b7aa94", "#6d4c6b"]

CUSHION = {"navy": "mustard", "grey": "terracotta", "white": "sage", "beige": "rust", "blue": "cream", "rust": "cream",
           "charcoal": "grey", "mustard": "charcoal", "green": "linen", "pink": "white"}


class Style:
    """The materials a room's furniture shares; axis is the world axis of the piece's length."""

    def __init__(self, spec, axis="y"):
        self.name, self.axis = spec.get("wood", "oak"), axis
        self.bedding, self.cushion = spec.get("bedding", "grey"), spec.get("cushion", CUSHION.get(spec.get("bedding"), "mustard"))
        self.pan = spec.get("pan", "#b5442f")
        self.metal = plain("#2c2d2f", 0.4, 0.6) if self.name in ("black", "walnut") else plain("#d9dadb", 0.35, 0.3)

    def timber(self, axis=None):
        if self.name in ("white", "black"):
            return plain(self.name, 0.4)
        return wood(self.name, axis or self.axis)


def bed(k, s):
    """2.0 x 1.0: the head at x = 0."""
    t = s.timber()
    k.box(t, 0, 0, 0.12, 0.05, 1.0, 0.82, 0.008)
    k.box(t, 0.05, 0, 0.14, 2.0, 0.03, 0.3, 0.006)
    k.box(t, 0.05, 0.97, 0.14, 2.0, 1.0, 0.3, 0.006)
    k.box(t, 1.97, 0.03, 0.14, 2.0, 0.97, 0.3, 0.006)
    k.box(t, 0.05, 0.03, 0.22, 1.97, 0.97, 0.25)
    for x in (0.02, 1.93):
        for y in (0.01, 0.94):
            k.box(t, x, y, 0, x + 0.05, y + 0.05, 0.16)
    sleeping(k, s, 0.06, 0.03, 0.25, 1.96, 0.97)


def sleeping(k, s, x0, y0, z, x1, y1):
    """Mattress, pillow, folded-back duvet."""
    sheet, cover = fabric("#f2efe8"), fabric(s.bedding)
    k.puff(sheet, x0, y0, z, x1, y1, z + 0.2, 0.14)
    k.puff(fabric("#faf8f3"), x0 + 0.06, y0 + 0.14, z + 0.16, x0 + 0.44, y1 - 0.14, z + 0.32, 0.5, 0.008)
    k.puff(cover, x0 + 0.62, y0 - 0.025, z + 0.08, x1 + 0.02, y1 + 0.045, z + 0.285, 0.2, 0.009)
    k.puff(sheet, x0 + 0.5, y0 - 0.02, z + 0.1, x0 + 0.74, y1 + 0.042, z + 0.298, 0.25, 0.008)
    k.puff(fabric(s.cushion), x0 + 0.36, y0 + 0.1, z + 0.2, x0 + 0.52, y0 + 0.48, z + 0.5, 0.5)


def desk(k, s, length=1.1):
    t = s.timber()
    k.box(t, 0, 0.01, 0.69, length, 0.56, 0.72, 0.006)
    for x in (0.03, length - 0.06):
        for y in (0.05, 0.5):
            k.box(s.metal, x, y, 0, x + 0.03, y + 0.03, 0.69)
    k.box(t, length - 0.4, 0.06, 0.5, length - 0.04, 0.5, 0.685, 0.004)
    k.box(s.metal, length - 0.28, 0.5, 0.59, length - 0.16, 0.515, 0.605)
    laptop(k, 0.34, 0.18)
    books(k, length - 0.36, length - 0.06, 0.08, 0.72, 0.22)
    desk_lamp(k, s, 0.12, 0.14, 0.72)
    k.tube(plain("#e9e4da", 0.3), (length - 0.3, 0.4, 0.72), (length - 0.3, 0.4, 0.81), 0.035, 0.04)
    k.tube(plain("#cfd0ce", 0.5), (length + 0.14, 0.2, 0), (length + 0.14, 0.2, 0.28), 0.09, 0.12, n=24)
    with k.at(0.5, 0.62, 0, 168):
        chair(k, s)


def laptop(k, x, y):
    body = plain("#b9bcc0", 0.35, 0.6)
    k.box(body, x, y, 0.72, x + 0.33, y + 0.23, 0.735, 0.003)
    k.box(plain("#3a3c40", 0.5), x + 0.02, y + 0.02, 0.735, x + 0.31, y + 0.13, 0.737)
    verts = [(x, y, 0.735), (x + 0.33, y, 0.735), (x + 0.33, y - 0.07, 0.95), (x, y - 0.07, 0.95)]
    k.mesh(body, verts, [(3, 2, 1, 0)])
    inner = [(x + 0.01, y + 0.004, 0.745), (x + 0.32, y + 0.004, 0.745), (x + 0.32, y - 0.062, 0.942), (x + 0.01, y - 0.062, 0.942)]
    k.mesh(plain("#1b2230", 0.15), inner, [(0, 1, 2, 3)])


def desk_lamp(k, s, x, y, z):
    k.tube(s.metal, (x, y, z), (x, y, z + 0.02), 0.07)
    k.path(s.metal, [(x, y, z), (x - 0.03, y - 0.02, z + 0.28), (x + 0.12, y + 0.05, z + 0.42)], 0.008)
    k.tube(s.metal, (x + 0.1, y + 0.04, z + 0.44), (x + 0.16, y + 0.08, z + 0.36), 0.025, 0.07)


def chair(k, s):
    """A desk chair with its seat in front of (0, 0), facing -y after the turn."""
    f = fabric("charcoal" if s.name != "white" else "#c9ccd0")
    k.puff(f, -0.23, -0.42, 0.41, 0.23, 0.02, 0.49, 0.3)
    k.puff(f, -0.21, -0.48, 0.55, 0.21, -0.42, 0.98, 0.35)
    k.path(plain("#55585c", 0.4, 0.3), [(0, -0.45, 0.75), (0, -0.47, 0.5), (0, -0.2, 0.4)], 0.022)
    k.tube(s.metal, (0, -0.2, 0.1), (0, -0.2, 0.42), 0.028)
    for i in range(5):
        a = 2 * math.pi * i / 5 + 0.3
        p = (0.27 * math.cos(a), -0.2 + 0.27 * math.sin(a))
        k.tube(s.metal, (0, -0.2, 0.11), (*p, 0.07), 0.022, 0.015)
        k.ball(plain("black", 0.5), *p, 0.03, 0.03)


def dining_chair(k, s):
    """Centre of the seat at (0, 0), the back towards +y."""
    t = s.timber("z")
    k.puff(fabric("beige" if s.name != "white" else "grey"), -0.21, -0.21, 0.42, 0.21, 0.2, 0.47, 0.25)
    for x in (-0.19, 0.16):
        k.box(t, x, -0.2, 0, x + 0.03, -0.17, 0.43)
        k.box(t, x, 0.18, 0, x + 0.03, 0.21, 0.82, 0.004)
    for z in (0.58, 0.72):
        k.box(t, -0.19, 0.185, z, 0.19, 0.205, z + 0.08, 0.004)


def books(k, x0, x1, y, z, room):
    """Books from x0 to x1, no taller than the room above."""
    x = x0
    while x < x1 - 0.05:
        w, h = k.rng.uniform(0.015, 0.045), k.rng.uniform(0.7, 1) * min(room, 0.27)
        k.box(plain(k.rng.choice(BOOKS), 0.6), x, y, z, x + w - 0.002, y + k.rng.uniform(0.13, 0.18), z + h, 0.002)
        x += w


def shelf(k, s, length=0.6, height=1.45):
    t = s.timber("z")
    for x in (0, length - 0.02):
        k.box(t, x, 0, 0, x + 0.02, 0.3, height, 0.003)
    k.box(s.timber(), 0, 0, 0, length, 0.01, height)
    rows = max(2, round(height / 0.38))
    for i in range(rows + 1):
        z = 0.04 + (height - 0.06) * i / rows
        k.box(s.timber(), 0.02, 0, z, length - 0.02, 0.29, z + 0.02)
        if i == rows:
            break
        pick = k.rng.random()
        if i == 0 or pick < 0.25:
            k.box(fabric("linen"), 0.05, 0.03, z + 0.02, length - 0.05, 0.28, z + 0.24, 0.012)
        elif pick < 0.8:
            books(k, 0.03, length - k.rng.uniform(0.02, 0.25), 0.06, z + 0.02, 0.3)
        else:
            pot(k, length * 0.3, 0.15, z + 0.02, 0.05, 0.16)
            books(k, length * 0.5, length - 0.03, 0.06, z + 0.02, 0.26)
    pot(k, length / 2, 0.15, height, 0.06, 0.2)


def pot(k, x, y, z, r, h):
    """A small plant on a surface."""
    k.tube(plain("#efe9df", 0.5), (x, y, z), (x, y, z + r * 1.3), r * 0.8, r)
    k.leaves(leaf_green(), [(x, y, z + r * 1.5 + h / 2, r * 1.5, r * 1.5, h / 2)], 90, 0.045)


def leaf_green():
    return leaf("#5f8a4a")


def plant(k, s):
    """A tall foliage plant in a basket, 0.4 x 0.4."""
    k.tube(rough("#b08d5f", 60, 0.3), (0.2, 0.22, 0), (0.2, 0.22, 0.28), 0.13, 0.16)
    k.tube(plain("#3b2c20", 0.9), (0.2, 0.22, 0.26), (0.2, 0.22, 0.285), 0.145, 0.145)
    trunk = plain("#7a6148", 0.8)
    for i in range(7):
        a, h = i * 2.4, 0.75 + 0.09 * i
        tip = (0.2 + 0.17 * math.cos(a), 0.24 + 0.15 * math.sin(a), h)
        k.path(trunk, [(0.2, 0.22, 0.28), (0.2 + 0.05 * math.cos(a), 0.23 + 0.04 * math.sin(a), h * 0.7), tip], 0.008)
        k.leaves(leaf_green(), [(*tip, 0.14, 0.13, 0.13)], 34, 0.13)


def tv(k, s, length=1.2):
    t = s.timber()
    k.box(t, 0, 0.02, 0.06, length, 0.4, 0.4, 0.005)
    k.box(plain("black", 0.7), 0.03, 0.4, 0.24, length / 2 - 0.01, 0.403, 0.37)
    k.box(t, length / 2 + 0.01, 0.4, 0.09, length - 0.03, 0.41, 0.37, 0.003)
    for x in (0.05, length - 0.09):
        k.box(s.metal, x, 0.06, 0, x + 0.04, 0.34, 0.06)
    k.box(plain("black", 0.3), length / 2 - 0.15, 0.12, 0.4, length / 2 + 0.15, 0.3, 0.412)
    k.box(plain("black", 0.3), length / 2 - 0.03, 0.17, 0.41, length / 2 + 0.03, 0.2, 0.5)
    k.box(plain("#111214", 0.12), length / 2 - 0.46, 0.17, 0.46, length / 2 + 0.46, 0.21, 1.0, 0.004)
    pot(k, 0.1, 0.2, 0.4, 0.045, 0.12)


def lowshelf(k, s):
    shelf(k, s, 0.8, 0.78)


def wallshelf(k, s):
    """Two boards on the wall with books and plants, 0.9 wide."""
    for z, x0 in ((1.35, 0.0), (1.68, 0.3)):
        k.box(s.timber(), x0, 0, z, x0 + 0.7, 0.17, z + 0.02, 0.003)
        pot(k, x0 + 0.1, 0.09, z + 0.02, 0.045, 0.13)
        books(k, x0 + 0.24, x0 + k.rng.uniform(0.45, 0.66), 0.01, z + 0.02, 0.2)


def clock(k, s):
    k.tube(s.timber("z"), (0.15, 0, 1.85), (0.15, 0.035, 1.85), 0.14, n=40)
    k.tube(plain("#f7f5ef", 0.5), (0.15, 0.03, 1.85), (0.15, 0.037, 1.85), 0.125, n=40)
    k.box(plain("#2a2b2d", 0.5), 0.145, 0.037, 1.84, 0.155, 0.04, 1.94)
    k.box(plain("#2a2b2d", 0.5), 0.15, 0.037, 1.845, 0.22, 0.04, 1.855)


def sofa(k, s, length=1.5):
    f = fabric({"walnut": "#6d7276", "oak": "#a7aaa4", "white": "#c7c9c8"}.get(s.name, "grey"))
    k.puff(f, 0.0, 0.02, 0.1, length, 0.78, 0.32, 0.12)
    k.puff(f, 0.0, 0.0, 0.12, length, 0.22, 0.78, 0.2)
    for x in (0.0, length - 0.16):
        k.puff(f, x, 0.0, 0.12, x + 0.16, 0.78, 0.56, 0.22)
    half = (length - 0.34) / 2
    for i in range(2):
        x = 0.17 + i * half
        k.puff(f, x, 0.16, 0.3, x + half, 0.76, 0.44, 0.25)
        k.puff(f, x + 0.01, 0.16, 0.4, x + half - 0.01, 0.34, 0.78, 0.35)
    k.puff(fabric(s.cushion), 0.22, 0.3, 0.43, 0.56, 0.44, 0.76, 0.5)
    for x in (0.06, length - 0.1):
        for y in (0.06, 0.68):
            k.box(s.timber("z"), x, y, 0, x + 0.04, y + 0.04, 0.12)


def rack(k, s):
    """An open clothes rack with clothes, 0.9 x 0.4."""
    bar = plain("#3a3b3d", 0.4, 0.6)
    for x in (0.03, 0.87):
        k.tube(bar, (x, 0.2, 0), (x, 0.2, 1.5), 0.012)
        k.tube(bar, (x, 0.03, 0.03), (x, 0.38, 0.03), 0.012)
    k.tube(bar, (0.03, 0.2, 1.48), (0.87, 0.2, 1.48), 0.012)
    k.box(s.timber(), 0.04, 0.05, 0.18, 0.86, 0.36, 0.2)
    for i, c in enumerate(("#dcd6ca", "#39476b", "#8a8f85", "#b98d6a", "#2f3033", "#a9b7c4", "#7d3f3a")):
        x, long = 0.14 + i * 0.1, k.rng.uniform(0.5, 0.85)
        k.path(bar, [(x, 0.06, 1.38), (x, 0.2, 1.45), (x, 0.34, 1.38)], 0.006)
        rim = [(0.04, 1.36), (0.14, 1.42), (0.26, 1.42), (0.36, 1.36), (0.34, 1.42 - long), (0.06, 1.42 - long)]
        n = len(rim)
        verts = [(x + dx, y, z) for dx in (-0.022, 0.022) for y, z in rim]
        k.mesh(fabric(c), verts, [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(j, (j + 1) % n, n + (j + 1) % n, n + j) for j in range(n)], 0.01)
    k.box(fabric("linen"), 0.12, 0.08, 0.2, 0.45, 0.34, 0.42, 0.015)
    k.box(fabric("#8d7a66"), 0.5, 0.08, 0.2, 0.8, 0.34, 0.36, 0.015)


def mirror(k, s):
    k.box(s.timber("z"), 0.0, 0.04, 0.02, 0.4, 0.07, 1.5, 0.004)
    k.box(plain("#e8eaea", 0.02, 1.0), 0.03, 0.07, 0.06, 0.37, 0.073, 1.47)


def lamp(k, s):
    """A floor lamp, 0.3 x 0.3; the shade glows."""
    k.tube(s.metal, (0.16, 0.18, 0), (0.16, 0.18, 0.02), 0.13)
    k.tube(s.metal, (0.16, 0.18, 0), (0.16, 0.18, 1.3), 0.01)
    k.tube(glow("#ffdcae", 5.0), (0.16, 0.18, 1.22), (0.16, 0.18, 1.48), 0.15, 0.11, n=28)


def tansu(k, s):
    """A low chest of drawers, 0.9 x 0.4."""
    t = s.timber()
    k.box(t, 0, 0.01, 0, 0.9, 0.4, 0.72, 0.006)
    for i in range(3):
        k.box(wood(s.name if s.name not in ("white", "black") else "oak", s.axis), 0.02, 0.4, 0.04 + i * 0.225, 0.88, 0.41, 0.245 + i * 0.225, 0.004)
        for x in (0.22, 0.62):
            k.box(plain("#2b2623", 0.5, 0.5), x, 0.41, 0.14 + i * 0.225, x + 0.07, 0.425, 0.15 + i * 0.225)
    pot(k, 0.2, 0.2, 0.72, 0.06, 0.2)
    books(k, 0.45, 0.8, 0.1, 0.72, 0.22)


def futon(k, s):
    """2.0 x 1.0 on the mat."""
    sleeping(k, s, 0.0, 0.05, -0.09, 1.95, 0.98)


def fuzukue(k, s):
    """A low writing table with a cushion and a lamp."""
    k.box(s.timber(), 0, 0.02, 0.3, 1.0, 0.47, 0.335, 0.005)
    for x in (0.03, 0.93):
        k.box(s.timber("z"), x, 0.05, 0, x + 0.04, 0.44, 0.3)
    with k.at(0, 0, -0.39):
        laptop(k, 0.4, 0.2)
        books(k, 0.76, 0.97, 0.06, 0.725, 0.2)
    k.tube(glow("#ffe2b8", 4.0), (0.16, 0.2, 0.37), (0.16, 0.2, 0.56), 0.09, 0.09, n=24)
    k.puff(fabric("indigo"), 0.22, 0.62, 0.0, 0.78, 1.18, 0.09, 0.25)


def loftbed(k, s):
    """A high bed with a desk and shelves below, 2.0 x 1.0."""
    t = s.timber("z")
    for x in (0, 1.94):
        for y in (0, 0.94):
            k.box(t, x, y, 0, x + 0.06, y + 0.06, 1.8, 0.004)
    k.box(s.timber(), 0, 0, 1.36, 2.0, 1.0, 1.42, 0.004)
    for z in (1.56, 1.74):
        k.box(s.timber(), 0.06, 0.955, z, 1.45, 0.985, z + 0.06, 0.004)
        k.box(s.timber(), 0, 0.06, z, 0.03, 0.94, z + 0.06)
    with k.at(0, 0, 1.18):
        sleeping(k, s, 0.06, 0.05, 0.24, 1.94, 0.93)
    for i in range(5):
        k.tube(t, (1.5, 1.0, 0.25 + 0.26 * i), (1.94, 1.0, 0.25 + 0.26 * i), 0.018)
    k.box(t, 1.46, 0.97, 0, 1.51, 1.03, 1.5, 0.004)
    with k.at(0.08, 0.0):
        desk(k, s, 1.15)
    with k.at(1.35, 0.0):
        shelf(k, s, 0.5, 1.1)
