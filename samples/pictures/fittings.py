"""What belongs to the flat itself: window, curtains, doors, storage, kitchen, air conditioner."""

import math

from furniture import books, dining_chair, pot
from materials import fabric, glow, linear, plain, sheer, start, tiles, wood

ALU = ("#c9cbcc", 0.35, 0.5)


def window(k, x0, x1, z0, z1, y, paper=False):
    """A sliding two-panel window set in the wall at y; paper makes it shoji."""
    frame = wood("oak", "z") if paper else plain(*ALU)
    t = 0.035
    for a, b, c, d in ((x0, z0, x1, z0 + t), (x0, z1 - t, x1, z1), (x0, z0 + t, x0 + t, z1 - t), (x1 - t, z0 + t, x1, z1 - t)):
        k.box(frame, a, y, b, c, y + 0.09, d)
    mid = (x0 + x1) / 2
    for i, (a, b) in enumerate(((x0 + t, mid + 0.03), (mid - 0.03, x1 - t))):
        v = y + 0.02 + 0.035 * i
        for c, d, e, f in ((a, z0 + t, a + 0.045, z1 - t), (b - 0.045, z0 + t, b, z1 - t),
                           (a + 0.045, z0 + t, b - 0.045, z0 + t + 0.07), (a + 0.045, z1 - t - 0.05, b - 0.045, z1 - t)):
            k.box(frame, c, v, d, e, v + 0.03, f)
        if paper:
            k.box(sheer("#fbf6e8", 0.93), a, v + 0.02, z0 + t, b, v + 0.021, z1 - t)
            for n in range(1, 4):
                x = a + (b - a) * n / 4
                k.box(frame, x - 0.006, v + 0.005, z0 + t, x + 0.006, v + 0.02, z1 - t)
            for n in range(1, 8):
                z = z0 + (z1 - z0) * n / 8
                k.box(frame, a, v + 0.005, z - 0.006, b, v + 0.02, z + 0.006)
    if not paper:
        k.box(plain("#8a8d90", 0.4, 0.5), mid - 0.015, y, (z0 + z1) / 2, mid + 0.015, y + 0.02, (z0 + z1) / 2 + 0.09, 0.004)


def curtains(k, color, x0, x1, y, top):
    """A rail with drapes drawn to both sides, or one sheer curtain over the whole width."""
    k.tube(plain("#e8e6e2", 0.4), (x0 - 0.12, y, top + 0.03), (x1 + 0.12, y, top + 0.03), 0.012)
    if color == "lace":
        k.cloth(sheer("#fdfcf8", 0.42), x0 - 0.06, x1 + 0.06, y, 0.04, top, 0.08, 0.02)
        return
    m, w = fabric(color), (x1 - x0) * 0.17
    k.cloth(m, x0 - 0.1, x0 - 0.1 + w, y, 0.03, top, 0.07, 0.035)
    k.cloth(m, x1 + 0.1 - w, x1 + 0.1, y, 0.03, top, 0.07, 0.035)
    k.cloth(sheer("#fdfcf8", 0.34), x1 - w - 0.3, x1 - w + 0.1, y + 0.06, 0.03, top, 0.07, 0.02)


def balcony(k, x0, x1, y, bars):
    floor = plain("#a9a7a2", 0.8)
    k.box(floor, x0, y, -0.15, x1, y + 1.25, -0.05)
    rail = plain("#d5d4d0", 0.5) if bars else plain("#e2e0da", 0.7)
    k.box(rail, x0, y + 1.15, 1.02, x1, y + 1.22, 1.08)
    if bars:
        k.box(rail, x0, y + 1.17, 0.03, x1, y + 1.2, 0.07)
        for i in range(int((x1 - x0) / 0.11)):
            k.box(rail, x0 + i * 0.11, y + 1.175, 0.05, x0 + i * 0.11 + 0.02, y + 1.195, 1.03)
    else:
        k.box(rail, x0, y + 1.16, -0.1, x1, y + 1.2, 0.98)
    k.tube(plain("#dadad8", 0.4, 0.5), (x0, y + 0.75, 1.75), (x1, y + 0.75, 1.75), 0.016)


def backdrop(k, light, y):
    """The town outside, unfocused: sky, roofs and a line of trees, seen by the camera only."""
    sky = {"day": ("#f4f8fb", "#a9cdec", 3.4), "sun": ("#fbfaf4", "#97c3ee", 3.8)}[light]
    mat, n = start("scenery backdrop")
    xyz = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs
    up = n.add("ShaderNodeMapRange", {0: xyz[2], 1: 1.0, 2: 9.0}).outputs[0]
    air = n.ramp(up, (*linear(sky[0]), 1), (*linear(sky[1]), 1), 0.0, 1.0)
    v = n.coords((1, 0, 1))
    crown = n.add("ShaderNodeMath", {0: n.noise(n.coords((0.55, 0, 0)), 0.7, 2), 1: 4.2}, operation="MULTIPLY").outputs[0]
    edge = n.add("ShaderNodeMath", {0: n.add("ShaderNodeMath", {0: crown, 1: n.noise(v, 1.6, 2)}, operation="ADD").outputs[0], 1: xyz[2]}, operation="SUBTRACT").outputs[0]
    tree = n.add("ShaderNodeMapRange", {0: edge, 1: 0.5, 2: 0.95}).outputs[0]
    green = n.ramp(n.noise(v, 2.3, 2), (*linear("#5b7d4d"), 1), (*linear("#b9cf9a"), 1), 0.35, 0.7)
    color = n.mix("MIX", tree, air, green)
    n.set(n.out, "Surface", n.add("ShaderNodeEmission", {"Color": color, "Strength": sky[2]}).outputs[0])
    k.mesh(mat, [(-40, y + 14, -12), (44, y + 14, -12), (44, y + 14, 26), (-40, y + 14, 26)], [(0, 1, 2, 3)])
    for x, w, h, c in ((-7, 5, 3.2, "#e9e2d6"), (0.5, 4, 2.4, "#cfd3d6"), (7, 6, 4.2, "#dccfc0"), (-15, 6, 4.6, "#d5d8da"), (15, 5, 3, "#efe9df")):
        k.box(glow(c, sky[2] * 0.62, True), x, y + 13.2, -8, x + w, y + 13.8, h)
        pane = glow("#8fa3b3", sky[2] * 0.6, True)
        for i in range(int(w / 1.3)):
            for j in range(3):
                if k.rng.random() < 0.75:
                    k.box(pane, x + 0.4 + i * 1.3, y + 13.15, h - 1.7 - j * 2.2, x + 1.1 + i * 1.3, y + 13.2, h - 0.7 - j * 2.2)


def ac(k, s):
    """A wall air conditioner, 0.8 wide, hung high."""
    w, dark = plain("#f6f5f2", 0.35), plain("#5d6063", 0.6)
    k.box(w, 0, 0, 2.0, 0.8, 0.23, 2.28, 0.025)
    k.box(dark, 0.04, 0.16, 2.005, 0.76, 0.232, 2.03)
    k.box(w, 0.03, 0.17, 1.995, 0.77, 0.245, 2.012, 0.004)
    k.box(plain("#d9d9d6", 0.5), 0.02, 0.231, 2.075, 0.78, 0.233, 2.08)
    k.box(w, 0.8, 0.0, 2.08, 0.86, 0.05, 2.14, 0.01)


def door(k, s, color=None):
    """A room door with a slit of glass, 0.8 wide."""
    m = wood(color or ("oak" if s.name in ("white", "black") else s.name), "z")
    frame = plain("#ecebe6", 0.5)
    k.box(frame, 0, -0.01, 0, 0.05, 0.03, 2.0, 0.003)
    k.box(frame, 0.81, -0.01, 0, 0.86, 0.03, 2.0, 0.003)
    k.box(frame, 0, -0.01, 2.0, 0.86, 0.03, 2.06, 0.003)
    k.box(m, 0.05, 0, 0.01, 0.81, 0.018, 2.0, 0.002)
    k.box(plain("#dfe6e4", 0.25), 0.2, 0.016, 0.35, 0.32, 0.022, 1.8)
    k.tube(plain("#b9babb", 0.25, 0.9), (0.72, 0.01, 0.98), (0.72, 0.07, 0.98), 0.012)
    k.tube(plain("#b9babb", 0.25, 0.9), (0.73, 0.065, 0.98), (0.61, 0.065, 0.98), 0.01)


def closet(k, s):
    """Folding doors over the storage, 1.7 wide."""
    m = plain("#f4f2ed", 0.45)
    k.box(plain("#dad8d2", 0.5), -0.04, -0.01, 0, 0.0, 0.025, 2.1)
    k.box(plain("#dad8d2", 0.5), 1.68, -0.01, 0, 1.72, 0.025, 2.1)
    k.box(plain("#dad8d2", 0.5), -0.04, -0.01, 2.1, 1.72, 0.025, 2.14)
    k.box(plain("#55524d", 0.9), 0.001, -0.005, 0.0, 1.679, 0.002, 2.099)
    for i in range(4):
        k.box(m, i * 0.42 + 0.004, 0, 0.02, i * 0.42 + 0.416, 0.02, 2.09, 0.003)
    for x in (0.38, 0.46, 1.22, 1.3):
        k.box(plain("#a9aaab", 0.3, 0.8), x - 0.008, 0.02, 0.95, x + 0.008, 0.045, 1.1, 0.004)


def fusuma(k, s):
    """Two sliding papered doors of the closet (oshiire), 1.7 wide."""
    k.box(wood("oak", s.axis), -0.05, -0.01, 1.82, 1.75, 0.05, 1.9)
    for x in (-0.05, 1.7):
        k.box(wood("oak", "z"), x, -0.01, 0, x + 0.05, 0.05, 1.82)
    for i in range(2):
        x, y = i * 0.83, 0.03 - 0.025 * i
        k.box(plain("#3a2c22", 0.5), x, y - 0.02, 0.01, x + 0.87, y, 1.82)
        k.box(plain("#efe7d3", 0.85), x + 0.025, y - 0.01, 0.035, x + 0.845, y + 0.003, 1.795)
        k.box(plain("#d8d3b4", 0.85), x + 0.025, y - 0.01, 0.035, x + 0.845, y + 0.004, 0.34 + 0.1 * i)
        k.tube(plain("#2b2623", 0.4, 0.6), (x + (0.1 if i == 0 else 0.77), y, 0.85), (x + (0.1 if i == 0 else 0.77), y + 0.008, 0.85), 0.035)


def intercom(k, s):
    k.box(plain("#f5f4f1", 0.35), 0, 0, 1.35, 0.15, 0.03, 1.56, 0.006)
    k.box(plain("#26303b", 0.2), 0.02, 0.03, 1.46, 0.13, 0.032, 1.54)
    k.box(plain("#f5f4f1", 0.35), 0.2, 0, 1.15, 0.28, 0.012, 1.27, 0.003)


def art(k, s):
    """Two framed prints of plain shapes."""
    for x, w, h, c in ((0, 0.34, 0.46, ("#c77b58", "#e9d8b8", "#5f7f86")), (0.46, 0.28, 0.36, ("#39476b", "#d9a54a", "#efe6d6"))):
        z = 1.72 - h / 2
        k.box(s.timber(), x, 0, z, x + w, 0.02, z + h, 0.003)
        k.box(plain("#f5f1e8", 0.7), x + 0.015, 0.018, z + 0.015, x + w - 0.015, 0.022, z + h - 0.015)
        for i, col in enumerate(c):
            a = k.rng.uniform(0.07, 0.11)
            cx, cz = x + w * (0.35 + 0.15 * i), z + h * (0.3 + 0.2 * i)
            k.tube(plain(col, 0.8), (cx, 0.02, cz), (cx, 0.023 + 0.001 * i, cz), a * (1 - 0.2 * i), n=24)


def kitchen(k, s, length=1.4, rings=1):
    """A kitchen unit along the wall with sink, hob, hood and cupboards."""
    front, top, steel = plain("#f0eee8", 0.3), plain("#b4b7b9", 0.32, 0.3), plain("#c3c6c8", 0.28, 0.25)
    if s.name not in ("white", "black"):
        front = wood(s.name, "z")
    k.box(tiles("#f3f3f0", "#c9c9c4", 0.2, 0.1, 0.02), 0, 0, 0.85, length, 0.008, 1.55)
    k.box(plain("#44423f", 0.7), 0, 0.05, 0, length, 0.5, 0.1)
    n = round(length / 0.45)
    for i in range(n):
        w = length / n
        k.box(front, i * w + 0.003, 0.02, 0.1, (i + 1) * w - 0.003, 0.56, 0.82, 0.003)
        k.box(steel, i * w + 0.08, 0.56, 0.76, (i + 1) * w - 0.08, 0.58, 0.775)
        k.box(front, i * w + 0.003, 0.01, 1.6, (i + 1) * w - 0.003, 0.36, 2.18, 0.003)
    k.box(top, 0, 0, 0.82, length, 0.6, 0.86, 0.004)
    k.box(plain("#8d9092", 0.3, 0.8), 0.12, 0.12, 0.84, 0.58, 0.48, 0.862)
    k.box(plain("#6c6f72", 0.3, 0.8), 0.15, 0.15, 0.84, 0.55, 0.45, 0.8635)
    k.path(steel, [(0.35, 0.08, 0.86), (0.35, 0.08, 1.12), (0.35, 0.14, 1.16), (0.35, 0.24, 1.14), (0.35, 0.25, 1.08)], 0.014)
    a = length - (0.42 if rings == 1 else 0.68)
    k.box(plain("#1c1d1f", 0.15), a, 0.08, 0.86, length - 0.04, 0.54, 0.872, 0.003)
    for i in range(1 if rings == 1 else 2):
        cx = a + 0.19 + 0.3 * i
        k.torus(plain("#56585b", 0.4, 0.5), (cx, 0.34, 0.876), (0, 0, 1), 0.085, 0.006)
    if rings > 2:
        k.torus(plain("#56585b", 0.4, 0.5), (a + 0.32, 0.17, 0.876), (0, 0, 1), 0.055, 0.006)
    k.box(steel, a - 0.02, 0.02, 1.52, length - 0.02, 0.46, 1.62, 0.006)
    k.tube(plain(s.pan, 0.3), (length - 0.25, 0.34, 0.88), (length - 0.25, 0.34, 0.99), 0.09, 0.1, n=24)
    k.box(plain(s.pan, 0.4), length - 0.16, 0.325, 0.94, length - 0.02, 0.355, 0.955)
    k.tube(plain("#8d9a6c", 0.4), (0.68, 0.12, 0.86), (0.68, 0.12, 1.06), 0.033)
    pot(k, 0.06, 0.1, 0.86, 0.04, 0.14)


def kitchen3(k, s):
    kitchen(k, s, 2.0, 3)


def fridge(k, s):
    """A two-door fridge with a microwave on it, 0.5 wide."""
    w = plain("#e9e9e7", 0.3)
    k.box(w, 0, 0.02, 0.02, 0.5, 0.55, 0.46, 0.012)
    k.box(w, 0, 0.02, 0.475, 0.5, 0.55, 1.2, 0.012)
    for z in (0.3, 0.52):
        k.box(plain("#9b9d9f", 0.3, 0.7), 0.03, 0.55, z, 0.05, 0.575, z + 0.14)
    k.box(plain("#3b3d40", 0.3), 0.03, 0.1, 1.2, 0.47, 0.45, 1.46, 0.01)
    k.box(plain("#15171a", 0.12), 0.05, 0.45, 1.23, 0.35, 0.453, 1.43)


def table(k, s, kind, x, y):
    """A low table at the middle of the rug: low (rectangular), round or chabudai."""
    if kind == "low":
        k.box(s.timber(), x - 0.3, y - 0.45, 0.34, x + 0.3, y + 0.45, 0.37, 0.006)
        for a in (-0.26, 0.22):
            for b in (-0.41, 0.37):
                k.box(s.timber("z"), x + a, y + b, 0, x + a + 0.04, y + b + 0.04, 0.34)
    else:
        k.tube(s.timber(), (x, y, 0.31), (x, y, 0.345), 0.4, n=48)
        for i in range(4):
            a = math.pi / 4 + i * math.pi / 2
            k.tube(s.timber("z"), (x + 0.3 * math.cos(a), y + 0.3 * math.sin(a), 0), (x + 0.24 * math.cos(a), y + 0.24 * math.sin(a), 0.31), 0.018, 0.024)
    top = 0.37 if kind == "low" else 0.345
    k.tube(plain("#f3efe6", 0.3), (x + 0.1, y + 0.12, top), (x + 0.1, y + 0.12, top + 0.08), 0.034, 0.04)
    with k.at(x - 0.18, y - 0.22, 0, 20):
        k.box(plain("#7b8ea3", 0.6), 0, 0, top, 0.17, 0.24, top + 0.018, 0.002)
        k.box(plain("#d8d2c4", 0.6), 0.01, 0.02, top + 0.018, 0.15, 0.22, top + 0.032, 0.002)


def dining(k, s, x, y):
    """A table for two at (x, y) with its chairs."""
    k.box(s.timber(), x - 0.4, y - 0.36, 0.69, x + 0.4, y + 0.36, 0.72, 0.006)
    for a in (-0.36, 0.31):
        for b in (-0.32, 0.27):
            k.box(s.timber("z"), x + a, y + b, 0, x + a + 0.05, y + b + 0.05, 0.69)
    for rot, b in ((0, 0.42), (180, -0.42)):
        with k.at(x, y + b, 0, rot):
            dining_chair(k, s)
    pot(k, x, y, 0.72, 0.05, 0.18)
    k.tube(plain("#f3efe6", 0.3), (x + 0.18, y - 0.1, 0.72), (x + 0.18, y - 0.1, 0.8), 0.034, 0.04)


def counter(k, s, y):
    """A kitchen island that faces the living room, from the left wall."""
    k.box(plain("#f1efe9", 0.4), 0, y + 0.55, 0, 1.75, y + 0.67, 1.02, 0.004)
    k.box(s.timber("x"), 0, y + 0.48, 1.02, 1.82, y + 0.82, 1.06, 0.006)
    k.box(plain("#e9e7e1", 0.35), 0, y - 0.1, 0.0, 1.75, y + 0.55, 0.82)
    k.box(plain("#c9c8c4", 0.35), 0, y - 0.12, 0.82, 1.75, y + 0.55, 0.86, 0.004)
    k.path(plain("#cfd2d4", 0.22, 0.9), [(0.8, y + 0.46, 0.86), (0.8, y + 0.46, 1.2), (0.8, y + 0.3, 1.22), (0.8, y + 0.26, 1.12)], 0.015)
    books(k, 0.1, 0.35, y + 0.55, 1.06, 0.22)
    pot(k, 1.55, y + 0.64, 1.06, 0.055, 0.22)
    for x in (0.55, 1.25):
        k.tube(plain("black", 0.5), (x, y + 0.65, 1.82), (x, y + 0.65, 2.4), 0.004)
        k.tube(plain("#2f3336", 0.4), (x, y + 0.65, 1.66), (x, y + 0.65, 1.84), 0.12, 0.03, n=28)
        k.ball(glow("#ffe0b0", 6.0), x, y + 0.65, 1.68, 0.045)


def ceiling_lamp(k, x, y, z):
    """The flat round light of Japanese rooms."""
    k.tube(plain("#fbfaf6", 0.4), (x, y, z - 0.1), (x, y, z), 0.22, 0.25, n=40)
    k.tube(plain("#e9e7e2", 0.5), (x, y, z - 0.03), (x, y, z), 0.27, n=40)
