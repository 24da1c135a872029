"""The common spaces in the open air: bicycle parking and roof terrace."""

import furniture as fur
import street
from kit import camera, sun_light
from materials import fabric, glow, leaf, pane, plain, planks, rough, sheer, tiles, wood

PAINTS = ("#7a2f2f", "#2f4e6f", "#d9d5c8", "#3a3c3e", "#5f7f5a", "#c9a24b", "#8fa3b0", "#e8e6e0", "#4a4470")


def daylight():
    street.sky("day")
    direction, strength, color = street.SUNS["day"]
    sun_light(direction, strength, color, 0.012)


def bicycle(k, deep):
    """Two-sided racks under a light roof beside the building."""
    daylight()
    k.box(rough("#8b8a86", 1.6, 0.1, 0.5), -30, -12, -0.2, 30, 30, 0)
    for i in range(1, 11):
        k.box(rough("#dcdcd6", 4, 0.1, 0), -3.0 + i * 0.62, 1.7, 0, -2.96 + i * 0.62, 3.6, 0.004)
    wall = tiles("#c8b596", "#a99a82")
    k.box(wall, -9, 5.2, 0, 12, 9, 9)
    k.box(rough("#8f8c86", 2, 0.08), -9, 5.17, 0, 12, 5.3, 0.4)
    frame = plain("#c4c6c7", 0.4, 0.4)
    for z in (1.5, 4.4):
        for x in (-6, -2.6, 0.8, 4.2, 7.6):
            k.box(frame, x - 0.05, 5.1, z - 0.05, x + 1.25, 5.2, z + 0.95)
            k.box(pane("#9aa3a6"), x, 5.08, z, x + 1.2, 5.12, z + 0.9)
    steel = plain("#8f9294", 0.4, 0.6)
    for x in (-3.4, 0.1, 3.6):
        k.tube(steel, (x, 4.7, 0), (x, 4.7, 2.75), 0.055)
        k.path(steel, [(x, 4.7, 2.75), (x, 1.2, 2.35)], 0.045)
        k.tube(steel, (x, 4.7, 2.0), (x, 3.4, 2.6), 0.03)
    for i in range(7):
        y, z = 1.2 + i * 0.58, 2.38 + i * 0.066
        k.tube(steel, (-3.6, y, z), (3.8, y, z), 0.022)
    sheet = [(-3.7, 1.05, 2.4), (3.9, 1.05, 2.4), (3.9, 4.85, 2.83), (-3.7, 4.85, 2.83)]
    k.mesh(sheer("#9fb0b6", 0.8), sheet, [(0, 1, 2, 3)])
    for x in range(10):
        bx = -2.68 + x * 0.62
        k.path(steel, [(bx - 0.05, 3.6, 0.02), (bx - 0.05, 3.6, 0.5), (bx + 0.05, 3.6, 0.5), (bx + 0.05, 3.6, 0.02)], 0.015)
        k.box(steel, bx - 0.03, 2.4, 0.0, bx - 0.01, 3.9, 0.03)
        k.box(steel, bx + 0.01, 2.4, 0.0, bx + 0.03, 3.9, 0.03)
        if x not in (4, 8):
            street.bicycle(k, bx, 3.05, 90 + k.rng.uniform(-2, 2), PAINTS[x % len(PAINTS)])
    street.hedge(k, 4.4, 9.0, 4.6, 1.1)
    street.hedge(k, -9.0, -4.0, 4.6, 1.1)
    street.tree(k, 6.2, 4.0, 4.6, 1.3)
    street.neighbour(k, -24, 8, 10, 9, 3, "#d9d2c4")
    k.tube(glow("#fff2dc", 3.0), (-1.6, 3.2, 2.52), (-0.6, 3.2, 2.52), 0.03)
    camera((4.3, -1.9, 1.55), (-1.0, 4.0, 1.12), 24)


def terrace(k, deep):
    """A timber deck with tables, parasol, planters and a view over the roofs."""
    daylight()
    k.box(planks("#9b7453", "y", 0.14, 2.4, 0.2, 0.6), -5, -3, -0.1, 5, 7, 0)
    k.box(rough("#d8d5ce", 1, 0.04), -5.3, -3, -0.1, -5, 7.3, 1.0)
    rail = plain("#d3d4d4", 0.35, 0.5)
    for z in (0.1, 1.1):
        k.box(rail, -5, 7.0, z, 5, 7.05, z + 0.05)
        k.box(rail, 5.0, -3, z, 5.05, 7.05, z + 0.05)
    for i in range(84):
        k.box(rail, -5 + i * 0.12, 7.015, 0.1, -4.98 + i * 0.12, 7.035, 1.1)
        k.box(rail, 5.015, 7 - i * 0.12, 0.1, 5.035, 7.02 - i * 0.12, 1.1)
    s = fur.Style({"wood": "oak"}, "x")
    for x, y, shade in ((-2.1, 4.2, True), (1.4, 4.9, True), (2.0, 1.9, False)):
        k.tube(wood("oak", "x"), (x, y, 0.7), (x, y, 0.735), 0.55, n=48)
        k.tube(plain("#3c3e41", 0.5), (x, y, 0), (x, y, 0.7), 0.04)
        k.tube(plain("#3c3e41", 0.5), (x, y, 0), (x, y, 0.03), 0.3, n=28)
        for i in range(4):
            with k.at(x, y, 0, 45 + i * 90):
                with k.at(0, 0.78):
                    fur.dining_chair(k, s)
        if shade:
            k.tube(plain("#e8e6e0", 0.4), (x, y, 0.7), (x, y, 2.55), 0.022)
            k.tube(fabric("#ded2bb" if x < 0 else "#8fa08f"), (x, y, 2.1), (x, y, 2.55), 1.35, 0.02, n=8)
    for x, y, w, d in ((-4.9, 1.0, 0.6, 5.4), (-2.0, 6.3, 3.2, 0.5), (3.0, 6.3, 1.9, 0.5)):
        k.box(wood("walnut", "x" if w > d else "y"), x, y, 0, x + w, y + d, 0.5, 0.008)
        n = int(max(w, d) / 0.45)
        blobs = [(x + w * ((i + 0.5) / n if w > d else 0.5), y + d * (0.5 if w > d else (i + 0.5) / n), 0.68, 0.3, 0.3, k.rng.uniform(0.22, 0.4)) for i in range(n)]
        k.leaves(leaf("#6d9247"), blobs, n * 260, 0.09)
        k.leaves(leaf("#c9879a"), blobs, n * 14, 0.05)
    k.box(wood("oak", "y"), 3.9, -0.6, 0.4, 4.5, 2.2, 0.46, 0.006)
    for y in (-0.4, 1.9):
        k.box(wood("oak", "y"), 4.0, y, 0, 4.4, y + 0.1, 0.4)
    colors = ("#d9d2c4", "#c9cbcc", "#bfae98", "#e2ded4", "#a9adb0", "#cbb7a2")
    with k.at(0, 0, -12):
        for i in range(16):
            street.neighbour(k, -90 + i * 12 + k.rng.uniform(-3, 3), k.rng.uniform(28, 80), k.rng.uniform(8, 12), 10, k.rng.choice((3, 4, 4, 5, 6)), k.rng.choice(colors))
        k.box(rough("#77797a", 0.4, 0.1), -200, 12, -0.2, 200, 300, 0)
        for i in range(14):
            street.tree(k, -50 + i * 8, k.rng.uniform(20, 28), 9, 3, count=900)
    camera((3.7, -2.2, 1.6), (-1.4, 7.0, 1.25), 22)
