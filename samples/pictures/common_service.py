"""Laundry, shared kitchen, large bath and corridor."""

import fittings as fit
import furniture as fur
from kit import area_light, camera
from materials import clear_glass, fabric, glow, plain, planks, rough, start, tiles, wood
from shell import downlights, pendant, shell


def laundry(k, deep):
    W, D, H = 3.8, 5.2, 2.55
    floor = tiles("#b9bdbd", "#a3a7a7", 0.45, 0.45, 0.04, 0.35, True, offset=0.0)
    shell(k, W, D, H, floor, rough("#eef0ef", 5, 0.03, 0.3), windows=((1.7, 3.0, 1.1, 2.05),))
    k.box(tiles("#9fb4bd", "#8a9da6", 0.1, 0.1, 0.06, offset=0.0), 0, 0.2, 0, 0.012, D, H)
    for i in range(5):
        with k.at(0.02, D - 0.25 - i * 0.82, 0, basis=((0, -1), (1, 0))):
            drum(k, 0.02, "#eceeee")
            drum(k, 0.98, "#d5d9db")
    top = wood("oak", "y")
    k.box(top, W - 0.6, 1.2, 0.84, W, 4.6, 0.88, 0.006)
    for y in (1.25, 2.9, 4.5):
        k.box(plain("#e6e5e0", 0.5), W - 0.55, y, 0, W - 0.05, y + 0.05, 0.84)
    for y, c in ((1.6, "linen"), (3.3, "#8fa3b0"), (4.0, "linen")):
        k.box(fabric(c), W - 0.5, y, 0.88, W - 0.12, y + 0.5, 1.12, 0.02)
        k.puff(fabric("#f4f1ea"), W - 0.48, y + 0.03, 1.02, W - 0.14, y + 0.47, 1.2, 0.6, 0.02)
    k.box(top, W - 0.28, 1.2, 1.6, W, 4.6, 1.63, 0.004)
    for i in range(6):
        k.tube(plain(("#5f8fb0", "#e8e4da", "#b0c48a")[i % 3], 0.4), (W - 0.14, 1.5 + i * 0.24, 1.63), (W - 0.14, 1.5 + i * 0.24, 1.86), 0.05, 0.045)
    with k.at(2.1, 4.2):
        k.box(top, 0, 0, 0.4, 0.9, 0.4, 0.44, 0.006)
        for x in (0.05, 0.8):
            k.box(plain("#3c3e41", 0.5), x, 0.05, 0, x + 0.05, 0.35, 0.4)
    downlights(k, W, D, H, 2, 3, 24)
    camera((W - 0.75, -0.3, 1.45), (0.9, D, 1.0), 19)


def drum(k, z, color):
    """A front-loading machine, 0.76 wide, its round door towards +y."""
    body, steel = plain(color, 0.3), plain("#a4a9ac", 0.35, 0.2)
    k.box(body, 0, 0, z, 0.76, 0.72, z + 0.94, 0.015)
    k.box(plain("#3a3f44", 0.3), 0.06, 0.72, z + 0.79, 0.7, 0.725, z + 0.89, 0.003)
    k.box(glow("#9fd0e8", 1.5), 0.12, 0.726, z + 0.82, 0.26, 0.728, z + 0.86)
    k.tube(plain("#d9dcdc", 0.3, 0.4), (0.6, 0.725, z + 0.84), (0.6, 0.745, z + 0.84), 0.03)
    k.torus(steel, (0.38, 0.73, z + 0.4), (0, 1, 0), 0.25, 0.035, 40)
    k.tube(plain("#20262b", 0.08), (0.38, 0.715, z + 0.4), (0.38, 0.735, z + 0.4), 0.235, 0.2, n=36)
    k.box(steel, 0.64, 0.74, z + 0.33, 0.67, 0.79, z + 0.47, 0.006)
    k.box(plain("#a9adaf", 0.4), 0.05, 0.72, z + 0.02, 0.71, 0.723, z + 0.09)


def kitchen(k, deep):
    W, D, H = 6.4, 6.0, 2.7
    shell(k, W, D, H, planks("oak", "y", 0.12), rough("#f0ece4", 5, 0.03, 0.3), windows=((3.4, 5.6, 0.95, 2.2),))
    s = fur.Style({"wood": "oak"}, "y")
    for y in (5.95, 3.9):
        with k.at(0, y, 0, basis=((0, -1), (1, 0))):
            fit.kitchen(k, s, 2.0, 3)
    with k.at(0, 1.85, 0, basis=((0, -1), (1, 0))):
        fit.fridge(k, s)
    with k.at(0.0, 1.3, 0, basis=((0, -1), (1, 0))):
        fit.fridge(k, s)
    island(k, s)
    for y in (2.4, 3.3, 4.2):
        pendant(k, 3.2, y, H, 1.75, "#b5803f")
    for y in (1.6, 3.2):
        with k.at(W, y + 1.0, 0, basis=((0, -1), (-1, 0))):
            fur.shelf(k, s, 0.9, 1.7)
    fit.dining(k, s, 5.3, 4.9)
    downlights(k, W, D, H, 3, 3, 24)
    camera((W - 1.2, -0.2, 1.5), (1.7, D, 0.95), 19)


def island(k, s):
    """A working island with two sinks and hobs, stools along its right side."""
    k.box(wood("oak", "z"), 2.75, 1.9, 0.08, 3.65, 4.7, 0.84, 0.004)
    k.box(plain("#3a3a3b", 0.6), 2.8, 1.95, 0, 3.6, 4.65, 0.08)
    k.box(plain("#e2dfd8", 0.3), 2.68, 1.82, 0.84, 3.95, 4.78, 0.88, 0.006)
    for y in (2.1, 3.9):
        k.box(plain("#6c6f72", 0.3, 0.8), 2.8, y, 0.865, 3.25, y + 0.6, 0.8815)
        k.path(plain("#c3c6c8", 0.2, 0.9), [(3.32, y + 0.3, 0.88), (3.32, y + 0.3, 1.2), (3.2, y + 0.3, 1.22), (3.1, y + 0.3, 1.12)], 0.014)
    k.box(plain("#1c1d1f", 0.12), 2.8, 2.95, 0.88, 3.35, 3.65, 0.888, 0.003)
    for y in (3.13, 3.46):
        k.torus(plain("#56585b", 0.4, 0.5), (3.07, y, 0.889), (0, 0, 1), 0.11, 0.004)
    k.tube(plain("#3f6f8f", 0.35), (3.07, 3.13, 0.89), (3.07, 3.13, 1.03), 0.12, 0.125, n=28)
    k.box(wood("cherry", "y"), 3.45, 2.3, 0.88, 3.75, 2.75, 0.9, 0.004)
    for i, c in enumerate(("#b9493a", "#d9a54a", "#7f9f4f")):
        k.ball(plain(c, 0.4), 3.6, 2.4 + i * 0.11, 0.945, 0.045)
    fur.pot(k, 3.6, 4.5, 0.88, 0.055, 0.2)
    for y in (2.2, 2.95, 3.7, 4.4):
        k.tube(wood("oak", "x"), (4.25, y, 0.6), (4.25, y, 0.64), 0.17, n=28)
        for dx, dy in ((-0.1, -0.1), (0.1, -0.1), (0.1, 0.1), (-0.1, 0.1)):
            k.tube(plain("#3c3e41", 0.5), (4.25 + dx * 1.6, y + dy * 1.6, 0), (4.25 + dx, y + dy, 0.6), 0.013)
        k.torus(plain("#3c3e41", 0.5), (4.25, y, 0.25), (0, 0, 1), 0.18, 0.009)


def bath(k, deep):
    """Washing places on the left, the wide tub at the far end under a window."""
    W, D, H = 5.6, 6.6, 2.7
    stone = tiles("#7f8384", "#5f6364", 0.3, 0.3, 0.1, 0.4, True, offset=0.0)
    shell(k, W, D, H, stone, tiles("#d9d3c6", "#b5afa3", 0.2, 0.1, 0.04), windows=((0.9, 2.7, 1.15, 2.1), (2.9, 4.7, 1.15, 2.1)))
    k.box(clear_glass("#f3f8f6", 0.02), 0.9, D - 0.02, 1.15, 4.7, D - 0.015, 2.1)
    rim = tiles("#4d5254", "#3d4142", 0.3, 0.15, 0.1, 0.3)
    for box in ((1.3, 3.55, 0, W, 3.8, 0.5), (1.3, 3.8, 0, 1.55, D, 0.5), (W - 0.25, 3.8, 0, W, D, 0.5), (1.55, D - 0.25, 0, W, D, 0.5)):
        k.box(rim, *box)
    k.box(tiles("#8fb0b5", "#7d9ca1", 0.1, 0.1, 0.06, 0.3, True, offset=0.0), 1.55, 3.8, 0.0, W - 0.25, D - 0.25, 0.15)
    water, n = start("water")
    n.base((0.2, 0.46, 0.5, 1), 0.03, Specular=0.6, Alpha=0.72)
    n.bump(n.noise(n.coords((1, 1, 1)), 5, 2), 0.35, 0.03)
    k.box(water, 1.55, 3.8, 0.42, W - 0.25, D - 0.25, 0.44)
    k.path(plain("#c9ccce", 0.2, 0.9), [(W - 0.1, 5.6, 0.75), (W - 0.45, 5.6, 0.75), (W - 0.5, 5.6, 0.68)], 0.04)
    for i in range(5):
        with k.at(0, 5.9 - i * 1.05, 0, basis=((0, -1), (1, 0))):
            washing(k)
    k.box(wood("oak", "y"), W - 0.03, 0.0, 0, W, 3.4, 1.6)
    for i in range(3):
        k.tube(wood("oak", "z"), (W - 0.35, 2.4 + i * 0.35, 0.0), (W - 0.35, 2.4 + i * 0.35, 0.22), 0.13, 0.15, n=24)
        k.tube(plain("#e9d9b0", 0.5), (W - 0.35, 2.4 + i * 0.35, 0.2), (W - 0.35, 2.4 + i * 0.35, 0.221), 0.13, n=24)
    downlights(k, W, D, H, 3, 3, 24, False)
    camera((W - 1.1, -0.3, 1.5), (1.75, D, 0.85), 19)


def washing(k):
    """One place to wash: mirror, shelf, taps, shower, stool and bowl; partition at its end."""
    steel = plain("#c9ccce", 0.2, 0.9)
    k.box(plain("#e6ecec", 0.02, 1.0), 0.2, 0, 1.0, 0.75, 0.02, 1.65)
    k.box(plain("#5f6364", 0.4), 0.05, 0, 0.0, 0.95, 0.22, 0.55)
    k.box(plain("#d6d3cc", 0.35), 0.03, 0, 0.55, 0.97, 0.26, 0.59, 0.005)
    k.box(steel, 0.3, 0.22, 0.4, 0.65, 0.28, 0.46, 0.01)
    k.tube(steel, (0.47, 0.25, 0.42), (0.47, 0.4, 0.38), 0.016)
    k.path(steel, [(0.82, 0.03, 1.55), (0.82, 0.1, 1.6), (0.82, 0.2, 1.55)], 0.014)
    k.tube(steel, (0.82, 0.18, 1.58), (0.82, 0.22, 1.52), 0.03, 0.045)
    k.path(plain("#b9bcbe", 0.3, 0.7), [(0.82, 0.05, 1.5), (0.78, 0.12, 1.0), (0.62, 0.24, 0.48)], 0.01)
    for i, c in enumerate(("#e8e4da", "#7a9f8f", "#c99a6a")):
        k.tube(plain(c, 0.4), (0.3 + i * 0.09, 0.1, 0.59), (0.3 + i * 0.09, 0.1, 0.76), 0.033)
    k.tube(plain("#e3cfa0", 0.5), (0.47, 0.75, 0), (0.47, 0.75, 0.3), 0.15, 0.17, n=24)
    k.tube(plain("#e3cfa0", 0.5), (0.66, 0.13, 0.59), (0.66, 0.13, 0.68), 0.09, 0.12, n=24)
    k.box(plain("#c9c5bb", 0.5), 1.0, 0, 0, 1.03, 0.55, 1.3, 0.004)


def corridor(k, deep):
    W, D, H = 1.9, 15.0, 2.45
    carpet = tiles("#777d84", "#747a81", 0.5, 0.5, 0.13, 0.95, True, gap=0.002, offset=0.0)
    shell(k, W, D, H, carpet, rough("#e9e4da", 5, 0.03, 0.3), windows=((0.4, 1.5, 0.9, 2.1),))
    for x in (0, W - 0.012):
        k.box(wood("walnut", "y"), x, -0.6, 0.07, x + 0.012, D, 0.9)
    for i in range(5):
        for wall, start_y in (("L", 2.6), ("R", 3.3)):
            y = start_y + i * 2.7
            frame = dict(x=0.0, y=y, basis=((0, -1), (1, 0))) if wall == "L" else dict(x=W, y=y, basis=((0, -1), (-1, 0)))
            with k.at(**frame):
                flat_door(k)
    for y in (1.0, 3.6, 6.3, 9.0, 11.7):
        k.tube(plain("#f4f2ee", 0.5), (W / 2, y, H - 0.02), (W / 2, y, H), 0.1, n=24)
        k.tube(glow("#ffe7c4", 9.0, True), (W / 2, y, H - 0.024), (W / 2, y, H - 0.018), 0.08, n=24)
        area_light((W / 2, y, H - 0.06), (W / 2, y, 0), (0.7, 0.7), 34, (1, 0.9, 0.76))
    camera((W * 0.55, -0.45, 1.4), (W * 0.47, D, 1.2), 21)


def flat_door(k):
    """The steel door of a flat: lever, peephole, letter slot, number plate, lamp."""
    leafm, steel = wood("walnut", "z"), plain("#b9bcbe", 0.25, 0.9)
    k.box(plain("#5a5754", 0.5), -0.06, -0.01, 0, 0.96, 0.03, 2.12, 0.004)
    k.box(leafm, 0, 0, 0.01, 0.9, 0.04, 2.05, 0.003)
    k.box(steel, 0.8, 0.04, 0.88, 0.84, 0.06, 1.2, 0.006)
    k.tube(steel, (0.82, 0.05, 1.0), (0.82, 0.1, 1.0), 0.012)
    k.tube(steel, (0.83, 0.1, 1.0), (0.7, 0.1, 1.0), 0.012)
    k.tube(plain("#26282a", 0.3, 0.5), (0.45, 0.04, 1.5), (0.45, 0.048, 1.5), 0.015)
    k.box(plain("#f0eee8", 0.4), 1.06, 0, 1.42, 1.24, 0.015, 1.56, 0.003)
    k.box(plain("#dcdad4", 0.4), 1.1, 0, 1.18, 1.2, 0.025, 1.34, 0.005)
    k.box(glow("#ffe1b0", 5.0), 1.1, 0, 1.75, 1.2, 0.05, 1.9, 0.006)
