"""The common spaces, each from its catalogue entry: shared shell and light here, halls below."""

import fittings as fit
import furniture as fur
from common_open import bicycle, terrace
from common_service import bath, corridor, kitchen, laundry
from kit import area_light, camera
from materials import clear_glass, fabric, glow, pane, plain, planks, rough, siding, tiles, wood
from shell import downlights, pendant, shell


def build(k, spec):
    SPACES[spec["space"]](k, spec.get("deep", False))


def entrance(k, deep):
    """Letter boxes on the left, the intercom desk and the sliding glass doors ahead."""
    W, D, H = 5.2, 6.2, 2.75
    stone = tiles("#5b5854", "#44423f", 0.6, 0.3, 0.12, 0.35) if deep else tiles("#b9aa94", "#9b8e7b", 0.6, 0.3, 0.07, 0.45)
    floor = tiles("#8f8a83" if deep else "#c9c3b8", "#6f6b66" if deep else "#a9a49b", 0.6, 0.6, 0.05, 0.22, True, offset=0.0)
    shell(k, W, D, H, floor, rough("#efebe3", 5, 0.03, 0.3), far=None)
    k.box(stone, 0, 0, 0, 0.03, D, H)
    steel, dark = plain("#c3c6c8", 0.32, 0.75), plain("#3c3e41", 0.5, 0.3)
    k.box(dark, 0.03, 1.9, 0.5, 0.3, 4.7, 1.85)
    for i in range(8):
        for j in range(4):
            y, z = 1.94 + i * 0.342, 0.54 + j * 0.322
            k.box(steel, 0.3, y, z, 0.325, y + 0.33, z + 0.31, 0.004)
            k.box(dark, 0.325, y + 0.05, z + 0.24, 0.328, y + 0.28, z + 0.265)
            k.tube(dark, (0.325, y + 0.27, z + 0.1), (0.34, y + 0.27, z + 0.1), 0.018)
            k.box(plain("#f1f1ee", 0.5), 0.325, y + 0.05, z + 0.15, 0.3275, y + 0.13, z + 0.185)
    k.box(dark, 0.03, 4.9, 0.1, 0.45, 5.9, 1.9)
    for j, (z0, z1) in enumerate(((0.14, 0.7), (0.73, 1.1), (1.13, 1.48), (1.51, 1.87))):
        for i in range(2):
            k.box(plain("#e4e4e1", 0.4), 0.45, 4.93 + i * 0.48, z0, 0.47, 5.38 + i * 0.48, z1, 0.004)
            k.tube(dark, (0.47, 5.33 + i * 0.48, (z0 + z1) / 2), (0.485, 5.33 + i * 0.48, (z0 + z1) / 2), 0.02)
    doors(k, W, D, H, deep)
    panel = siding("#8d6341", 0.12)
    k.box(panel, W - 0.04, 1.2, 0, W, D, H)
    k.box(wood("oak", "y"), W - 0.55, 2.6, 0.38, W - 0.05, 4.4, 0.44, 0.006)
    for y in (2.75, 4.2):
        k.box(plain("#3c3e41", 0.5), W - 0.5, y, 0, W - 0.1, y + 0.06, 0.38)
    for y in (2.1, 4.7):
        with k.at(W - 0.05, y, 0, basis=((0, 1), (-1, 0))):
            fur.plant(k, None)
    k.box(fabric("#5b5f63"), 1.5, 4.9, 0, 3.7, 5.9, 0.012)
    k.box(glow("#ffe1b2", 3.5), 0.034, 0.6, 2.6, 0.06, D - 0.2, 2.64)
    downlights(k, W, D, H, 2, 3, 34)
    camera((W - 0.75 if not deep else W * 0.5, 0.2, 1.4), (1.5 if not deep else W * 0.42, D, 1.15), 19)


def doors(k, W, D, H, deep):
    """Automatic doors between side lights, with the lift hall beyond, and the intercom beside them."""
    frame = plain("#3b3d40", 0.35, 0.6)
    k.box(rough("#efebe3", 5, 0.03, 0.3), 0, D, 2.35, W, D + 0.1, H)
    k.box(rough("#efebe3", 5, 0.03, 0.3), 3.95, D, 0, W, D + 0.1, 2.35)
    for x in (0.5, 1.55, 2.6, 3.9):
        k.box(frame, x - 0.03, D, 0, x + 0.03, D + 0.07, 2.35)
    k.box(frame, 0, D, 2.28, 3.95, D + 0.07, 2.36)
    k.box(clear_glass("#eef4f2", 0.02, 0.2), 0, D + 0.03, 0.02, 3.9, D + 0.035, 2.28)
    for x in (1.3, 2.35):
        k.box(plain("#c9ccce", 0.3, 0.8), x + 0.12, D - 0.03, 0.9, x + 0.15, D, 1.4)
    k.box(tiles("#b5aa9a", "#988e80", 0.6, 0.6, 0.05, 0.3, True, offset=0.0), -0.5, D, -0.1, W, D + 4, 0)
    k.box(rough("#e8e2d6", 5, 0.03, 0.3), -0.5, D + 4, 0, W, D + 4.1, H)
    k.box(rough("#e8e2d6", 5, 0.03, 0.3), -0.6, D, 0, -0.5, D + 4, H)
    k.box(rough("#e8e2d6", 5, 0.03, 0.3), W, D, 0, W + 0.1, D + 4, H)
    k.box(rough("#f1efe9", 5, 0.03, 0.3), -0.5, D, H, W, D + 4, H + 0.1)
    k.box(plain("#9a9da0", 0.35, 0.6), 1.5, D + 3.95, 0, 2.6, D + 4, 2.15)
    k.box(frame, 2.03, D + 3.94, 0, 2.06, D + 3.96, 2.15)
    k.box(glow("#fff0d8", 5.0), 1.2, D + 1.2, H - 0.02, 3.0, D + 1.5, H - 0.01)
    area_light((2.0, D + 2, H - 0.1), (2.0, D + 2, 0), (2.4, 2), 60, (1, 0.92, 0.8))
    k.box(plain("#bfc2c4", 0.3, 0.7), 4.25, D - 0.12, 0.0, 4.75, D, 1.15, 0.01)
    k.box(plain("#2b2d30", 0.3), 4.32, D - 0.14, 0.85, 4.68, D - 0.12, 1.1, 0.004)
    k.box(glow("#a9c8e6", 1.2), 4.36, D - 0.143, 0.98, 4.52, D - 0.14, 1.07)
    for i in range(3):
        for j in range(3):
            k.box(plain("#d9dadb", 0.4), 4.545 + i * 0.04, D - 0.145, 0.9 + j * 0.05, 4.575 + i * 0.04, D - 0.14, 0.93 + j * 0.05)
    k.box(pane("#6f7880"), 4.2, D - 0.02, 1.35, 4.8, D - 0.01, 1.8)


def lounge(k, deep):
    W, D, H = 7.0, 6.5, 2.8
    shell(k, W, D, H, planks("oak", "y", 0.12), rough("#efeae0", 5, 0.03, 0.3), windows=((2.3, 4.3, 0.05, 2.3), (4.6, 6.6, 0.05, 2.3)))
    k.box(siding("#8d6341", 0.14), 0, D - 0.04, 0, 1.9, D, H)
    s = fur.Style({"wood": "oak", "cushion": "mustard"})
    for y in (0.9, 1.75, 2.6, 3.45):
        with k.at(0, y + 0.8, 0, basis=((0, -1), (1, 0))):
            fur.shelf(k, s, 0.8, 1.9)
    k.box(fabric("#b9b3a6"), 2.0, 2.1, 0, 5.6, 5.2, 0.014)
    for x, y, rot, cushion in ((2.6, 4.9, 180, "mustard"), (4.9, 4.9, 180, "terracotta")):
        with k.at(x + 0.9, y, 0, rot):
            fur.sofa(k, fur.Style({"wood": "walnut", "cushion": cushion}), 1.8)
    with k.at(5.7, 2.5, 0, 90):
        fur.sofa(k, fur.Style({"wood": "white", "cushion": "sage"}), 1.5)
    with k.at(2.2, 3.9, 0, -90):
        fur.sofa(k, fur.Style({"wood": "white", "cushion": "navy"}), 1.0)
    fit.table(k, s, "low", 3.5, 3.1)
    fit.table(k, s, "round", 4.6, 3.3)
    for x, y in ((0.1, 4.6), (6.45, 5.6)):
        with k.at(x, y):
            fur.plant(k, s)
    for x in (3.3, 4.2):
        pendant(k, x, 3.2, H, 1.75)
    with k.at(0.1, 5.4):
        fur.lamp(k, s)
    downlights(k, W, D, H, 3, 3, 22)
    camera((W - 0.5, 0.15, 1.45), (2.3, D, 0.95), 19)


def dining(k, deep):
    W, D, H = 8.0, 9.0, 2.9
    floor = planks("walnut" if deep else "maple", "y", 0.14)
    wins = tuple((0.5 + i * 1.9, 2.1 + i * 1.9, 0.75, 2.35) for i in range(4))
    shell(k, W, D, H, floor, rough("#efe9dd", 5, 0.03, 0.3), windows=wins)
    s = fur.Style({"wood": "walnut" if deep else "oak", "cushion": "mustard"}, "x")
    for r in range(3):
        for c in range(2):
            eating_table(k, s, 3.35 + c * 2.6, 2.6 + r * 2.15)
            if deep or r < 3:
                pendant(k, 3.35 + c * 2.6, 2.6 + r * 2.15, H, 1.85, "#b98a4f" if deep else "#4a4d52")
    serving(k, D, deep)
    k.box(wood("oak", "y"), W - 0.03, 0, 0, W, D, 0.95)
    with k.at(W - 0.03, 7.2, 0, basis=((0, -1), (-1, 0))):
        fit.art(k, s)
    with k.at(W - 0.03, 5.0, 0, basis=((0, -1), (-1, 0))):
        fit.art(k, s)
    with k.at(W - 0.5, 8.3):
        fur.plant(k, s)
    downlights(k, W, D, H, 3, 4, 26)
    camera((W - 0.6, 0.25, 1.55), (2.6, D, 0.9), 19) if not deep else camera((1.9, 0.3, 1.5), (5.4, D, 0.95), 20)


def eating_table(k, s, x, y):
    """A table for four with trays laid on it."""
    k.box(s.timber(), x - 0.8, y - 0.4, 0.69, x + 0.8, y + 0.4, 0.73, 0.008)
    for a in (-0.72, 0.66):
        for b in (-0.34, 0.28):
            k.box(s.timber("z"), x + a, y + b, 0, x + a + 0.06, y + b + 0.06, 0.69)
    for a in (-0.4, 0.4):
        for rot, b in ((0, 0.5), (180, -0.5)):
            with k.at(x + a + k.rng.uniform(-0.03, 0.03), y + b, 0, rot + k.rng.uniform(-5, 5)):
                fur.dining_chair(k, s)
    k.tube(plain("#f3efe6", 0.3), (x, y, 0.73), (x, y, 0.85), 0.03, 0.035)
    k.box(plain("#f3efe6", 0.4), x + 0.08, y - 0.05, 0.73, x + 0.2, y + 0.05, 0.82, 0.006)


def serving(k, D, deep):
    """The counter along the left wall: hatch, trays, dishes, rice cooker, hoods beyond."""
    k.box(siding("#a97c50", 0.12), 0.75, 2.2, 0, 0.8, 7.6, 0.9)
    k.box(plain("#d3d4d2", 0.3, 0.4), 0.0, 2.2, 0.9, 1.2, 7.6, 0.94, 0.006)
    for i in range(3):
        k.tube(plain("#b9bcbe", 0.3, 0.8), (1.28 + i * 0.09, 2.2, 0.86), (1.28 + i * 0.09, 7.6, 0.86), 0.014)
    k.box(tiles("#e9e7e1", "#c1beb6", 0.15, 0.075, 0.03), 0, 2.2, 0.94, 0.012, 7.6, 2.0)
    k.box(siding("#a97c50", 0.12), 0, 2.0, 2.05, 1.05, 7.8, 2.9)
    k.box(glow("#ffe6bd", 4.0), 0.3, 2.4, 2.04, 0.5, 7.4, 2.05)
    area_light((0.5, 4.9, 2.0), (0.8, 4.9, 0.9), (0.3, 4.6), 30, (1, 0.9, 0.75))
    for i in range(5):
        y = 2.7 + i * 0.95
        k.box(plain("#8f9294", 0.3, 0.8), 0.15, y, 0.94, 0.6, y + 0.7, 1.0, 0.01)
        k.box(plain(("#a5663f", "#6f8f4f", "#d9c48a", "#b9493a", "#efe9dc")[i], 0.7), 0.18, y + 0.03, 0.985, 0.57, y + 0.67, 1.005)
        for j in range(4):
            k.tube(plain("#f5f3ee", 0.3), (0.85, y + 0.1, 0.94 + j * 0.03), (0.85, y + 0.1, 0.965 + j * 0.03), 0.07, 0.1, n=20)
    for j in range(7):
        k.box(plain("#7c5a3f", 0.5), 0.7, 2.25, 0.94 + j * 0.022, 1.1, 2.6, 0.955 + j * 0.022, 0.004)
    k.tube(plain("#e4e4e2", 0.3), (0.4, 7.4, 0.94), (0.4, 7.4, 1.25), 0.19, n=28)


def study(k, deep):
    """Carrels with partitions and lamps on both sides, a shared table between."""
    W, D, H = 6.0, 7.5, 2.7
    shell(k, W, D, H, rough("#8b9096", 6, 0.08, 0.3), rough("#efece5", 5, 0.03, 0.3), windows=((1.4, 2.9, 0.8, 2.3), (3.1, 4.6, 0.8, 2.3)))
    s = fur.Style({"wood": "oak"}, "y")
    for x0, x1 in ((0, 0.68), (W - 0.68, W)):
        k.box(plain("#d9d5cb", 0.7), x0, D - 0.21, 0, x1, D - 0.185, 1.3, 0.003)
    for wall in ("L", "R"):
        for i in range(6):
            frame = dict(x=0, y=D - 0.2 - i * 1.1, basis=((0, -1), (1, 0))) if wall == "L" else dict(x=W, y=D - 0.2 - i * 1.1, basis=((0, -1), (-1, 0)))
            if wall == "R" and i > 4:
                continue
            with k.at(**frame):
                carrel(k, s)
    k.box(s.timber(), W / 2 - 0.5, 3.0, 0.69, W / 2 + 0.5, 6.0, 0.73, 0.006)
    for y in (3.1, 5.8):
        k.box(plain("#3c3e41", 0.5), W / 2 - 0.4, y, 0, W / 2 + 0.4, y + 0.08, 0.69)
    for i in range(3):
        for rot, dx in ((-90, 0.62), (90, -0.62)):
            with k.at(W / 2 + dx, 3.5 + i * 1.0, 0, rot):
                fur.dining_chair(k, s)
    with k.at(W / 2 - 0.3, 3.7):
        fur.books(k, 0, 0.35, 0, 0.73, 0.24)
    for y in (3.6, 5.2):
        pendant(k, W / 2, y, H, 1.8, "#e9e6df")
    downlights(k, W, D, H, 2, 4, 26)
    camera((W - 1.25, 0.1, 1.5), (1.75, D, 0.95), 19)


def carrel(k, s):
    k.box(s.timber(), 0.02, 0, 0.69, 1.08, 0.6, 0.72, 0.004)
    k.box(plain("#d9d5cb", 0.7), 1.085, 0, 0, 1.115, 0.68, 1.3, 0.003)
    k.box(fabric("#8fa08f"), 0.02, 0, 0.72, 1.08, 0.02, 1.3)
    k.box(s.timber(), 0.02, 0.0, 1.1, 1.08, 0.2, 1.12)
    k.box(glow("#fff1d6", 6.0), 0.3, 0.1, 1.085, 0.8, 0.16, 1.098)
    if k.rng.random() < 0.5:
        fur.books(k, 0.1, k.rng.uniform(0.3, 0.7), 0.02, 1.12, 0.22)
    with k.at(0.55 + k.rng.uniform(-0.06, 0.06), 0.72, 0, 180 + k.rng.uniform(-18, 18)):
        fur.chair(k, s)


SPACES = {"entrance": entrance, "lounge": lounge, "dining": dining, "study": study, "laundry": laundry, "bicycle": bicycle,
          "kitchen": kitchen, "bath": bath, "corridor": corridor, "terrace": terrace}
