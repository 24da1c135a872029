"""Bath, toilet and washbasin of a home. The bath stands in the frame of its space: x away from its entrance, y to the window."""

import math

from home import BATH_HEIGHT
from kit import area_light
from materials import fabric, glow, plain, sheer

WHITE, STEEL = ("#f5f5f3", 0.16, 0.0, 0.5), ("#c3c6c8", 0.25, 0.25)


def bath(k, spec, w, h, fixtures):
    """The bath of a plan: `fixtures` are those in it, as in its space (x, y from the lower left corner)."""
    tub(k, *fixtures["tub"])
    if "basin" in fixtures:
        unit(k, spec, w, h, fixtures)
    else:
        washing_place(k, spec, w, h, fixtures["tub"][0])
    k.tube(glow("#fdfcf8", 6.0, True), (w * 0.42, h / 2, BATH_HEIGHT - 0.06), (w * 0.42, h / 2, BATH_HEIGHT), 0.12, 0.13, n=32)


def tub(k, x0, y0, x1, y1):
    """A tub along the far wall: rim, walls with round inner corners, bottom."""
    white, rim, t = plain(*WHITE), 0.52, 0.055
    k.box(white, x0, y0 - 0.06, 0, x0 + 0.03, y1 + 0.06, rim - 0.02, 0.004)
    for box in ((x0 - 0.01, y0 - 0.06, x0 + t, y1 + 0.06), (x1 - t, y0 - 0.06, x1 + 0.06, y1 + 0.06),
                (x0 + t, y0 - 0.06, x1 - t, y0 + t), (x0 + t, y1 - t, x1 - t, y1 + 0.06)):
        k.box(white, box[0], box[1], rim - 0.035, box[2], box[3], rim, 0.01)
    cx, cy, hx, hy = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2 - t + 0.02, (y1 - y0) / 2 - t + 0.02

    def inner(u, v):
        a, s = 2 * math.pi * u, 1 - 0.22 * v ** 2
        c, d = (math.copysign(abs(f) ** 0.17, f) for f in (math.cos(a), math.sin(a)))
        return cx + hx * s * c, cy - hy * s * d, rim - 0.005 - 0.4 * v ** 0.8

    k.surface(white, inner, 64, 16, closed=True)
    k.box(white, cx - hx, cy - hy, 0.09, cx + hx, cy + hy, 0.115)
    k.tube(plain(*STEEL), (cx, cy - hy * 0.5, 0.115), (cx, cy - hy * 0.5, 0.119), 0.03)


def shower(k, x, y, out, z=0.95):
    """A mixer, a bar with the shower head, and the hose on a wall along x; `out` points into the room (1 or -1)."""
    steel = plain(*STEEL)
    k.tube(steel, (x - 0.13, y + out * 0.06, z), (x + 0.13, y + out * 0.06, z), 0.024)
    for dx in (-0.15, 0.15):
        k.tube(steel, (x + dx - 0.025, y + out * 0.06, z), (x + dx + 0.025, y + out * 0.06, z), 0.03)
    k.tube(steel, (x, y + out * 0.06, z - 0.02), (x, y + out * 0.2, z - 0.05), 0.014)
    bar = x + 0.24
    k.tube(steel, (bar, y + out * 0.05, z + 0.1), (bar, y + out * 0.05, z + 0.85), 0.011)
    for dz in (0.1, 0.85):
        k.tube(steel, (bar, y, z + dz), (bar, y + out * 0.05, z + dz), 0.014)
    head = (bar - 0.01, y + out * 0.13, z + 0.72)
    k.tube(plain(*WHITE), (bar, y + out * 0.05, z + 0.62), head, 0.014, 0.018)
    k.tube(plain(*WHITE), head, (head[0] - 0.005, head[1] + out * 0.05, head[2] - 0.035), 0.03, 0.045, n=24)
    hose = [(x + 0.05, y + out * 0.06, z - 0.02)]
    for i in range(1, 13):
        t = i / 12
        hose.append((x + 0.05 + (bar - x - 0.05) * t, y + out * (0.08 + 0.03 * math.sin(math.pi * t)), z - 0.02 + 0.64 * t - 0.42 * math.sin(math.pi * t) * (1 - t * 0.4)))
    k.path(plain("#dfe1e2", 0.3, 0.5), hose, 0.007)


def looking_glass(k, x0, z0, x1, z1, y, out):
    """A mirror on a wall along x."""
    k.box(plain("#c9cccd", 0.3, 0.6), x0 - 0.012, y, z0 - 0.012, x1 + 0.012, y + out * 0.012, z1 + 0.012, 0.003)
    k.box(plain("#e9ecec", 0.03, 1.0), x0, y + out * 0.012, z0, x1, y + out * 0.015, z1)


def bottles(k, x, y, z, colors=("#f0ede6", "#b9c4c0", "#d9c7ab")):
    for i, color in enumerate(colors):
        k.tube(plain(color, 0.35), (x + i * 0.075, y, z), (x + i * 0.075, y, z + 0.15 - 0.02 * i), 0.028, n=20)
        k.tube(plain("#f7f7f5", 0.4), (x + i * 0.075, y, z + 0.15 - 0.02 * i), (x + i * 0.075, y, z + 0.19 - 0.02 * i), 0.009)


def towel(k, x0, x1, y, out, z, color):
    """A towel on a bar."""
    k.tube(plain(*STEEL), (x0 - 0.06, y + out * 0.06, z), (x1 + 0.06, y + out * 0.06, z), 0.009)
    for x in (x0 - 0.06, x1 + 0.06):
        k.tube(plain(*STEEL), (x, y, z), (x, y + out * 0.06, z), 0.012)
    k.box(fabric(color), x0, y + out * 0.045, z - 0.42, x1, y + out * 0.078, z + 0.012, 0.012)


def washing_place(k, spec, w, h, tub_x):
    """Shower, mirror, shelf and stool beside the tub, along the wall at the window side."""
    y = h - 0.05
    x = max(0.34, tub_x - 0.36)
    shower(k, x, y, -1, 0.92)
    looking_glass(k, x - 0.16, 1.12, x + 0.14, 1.82, y, -1)
    k.box(plain(*WHITE), 0.08, y - 0.13, 0.66, tub_x - 0.03, y, 0.69, 0.006)
    bottles(k, 0.14, y - 0.07, 0.69)
    seat = (tub_x - 0.22, h * 0.5)
    k.tube(plain("#e9e7e2", 0.4), (*seat, 0), (*seat, 0.26), 0.14, 0.125, n=32)
    k.tube(plain(spec.get("bowl", "#b9c6c6"), 0.4), (*seat, 0.26), (*seat, 0.35), 0.085, 0.125, n=32)
    towel(k, tub_x + 0.1, tub_x + 0.44, 0.05, 1, 1.35, spec.get("towel", "white"))
    k.box(plain("#8d9092", 0.35, 0.7), 0.3, h * 0.5 - 0.06, 0.0005, 0.42, h * 0.5 + 0.06, 0.003)


def unit(k, spec, w, h, fixtures):
    """Basin with mirror, toilet, and the curtain before the tub."""
    x0, y0, x1, y1 = fixtures["basin"]
    top, white = 0.74, plain(*WHITE)
    k.box(white, x0 - 0.12, y0 - 0.1, top - 0.06, x1 + 0.08, h - 0.05, top, 0.02)
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2 - 0.04

    def bowl(u, v):
        a = 2 * math.pi * u
        return cx + 0.19 * math.cos(a) * math.cos(v * 1.2), cy - 0.145 * math.sin(a) * math.cos(v * 1.2), top + 0.004 - 0.13 * math.sin(v * 1.4)

    k.surface(plain("#e6e7e6", 0.14, 0.0, 0.5), bowl, 40, 10, closed=True)
    k.torus(white, (cx, cy, top), (0, 0, 1), 0.165, 0.014)
    k.puff(white, cx - 0.14, cy - 0.1, 0.34, cx + 0.14, h - 0.05, top - 0.04, 0.5)
    k.tube(plain(*STEEL), (cx, y1 + 0.02, top), (cx, y1 + 0.02, top + 0.13), 0.016)
    k.tube(plain(*STEEL), (cx, y1 + 0.02, top + 0.12), (cx, y1 - 0.11, top + 0.1), 0.013)
    looking_glass(k, x0 - 0.06, 1.02, x1 + 0.1, 1.68, h - 0.05, -1)
    bottles(k, x1 - 0.02, h - 0.1, top, ("#e7dfd0", "#9fb3b6"))
    a, b, c, d = fixtures["toilet"]
    with k.at((a + c) / 2, 0.05, 0):
        toilet(k)
    tub_x = fixtures["tub"][0]
    rail = plain(*STEEL)
    k.tube(rail, (tub_x + 0.02, 0.02, 1.92), (tub_x + 0.02, h - 0.02, 1.92), 0.012)
    with k.at(tub_x + 0.02, 0, 0, basis=((0, 1), (1, 0))):
        k.cloth(fabric(spec["bath_curtain"]) if spec.get("bath_curtain") else sheer("#fbfbf9", 0.8), 0.06, h * 0.3, 0.0, 0.3, 1.91, 0.08, 0.03)
    with k.at(w - 0.06, h / 2, 0, basis=((0, 1), (-1, 0))):
        shower(k, 0.1, 0, 1, 0.9)
        towel(k, -0.42, -0.12, 0, 1, 1.5, spec.get("towel", "white"))


def toilet(k):
    """Tank, bowl, seat and lid; its back at y = 0, 0.66 deep, the middle at x = 0."""
    white = plain(*WHITE)
    k.box(white, -0.2, 0.0, 0.38, 0.2, 0.18, 0.78, 0.03)
    k.box(white, -0.21, -0.005, 0.78, 0.21, 0.19, 0.82, 0.012)
    k.tube(plain(*STEEL), (0, 0.09, 0.82), (0, 0.09, 0.9), 0.008)
    k.tube(plain(*STEEL), (0, 0.09, 0.9), (0, 0.13, 0.91), 0.008)
    k.box(plain(*STEEL), 0.2, 0.08, 0.68, 0.23, 0.1, 0.71, 0.004)
    k.puff(white, -0.14, 0.06, 0.0, 0.14, 0.54, 0.38, 0.5)
    k.puff(white, -0.19, 0.1, 0.2, 0.19, 0.66, 0.39, 0.8)
    for z, color in ((0.385, "#e9e9e7"), (0.408, "#f3f3f1")):
        k.tube(plain(color, 0.25), (0, 0.46, z), (0, 0.46, z + 0.02), 0.195, n=48)
        k.box(plain(color, 0.25), -0.195, 0.2, z - 0.001, 0.195, 0.46, z + 0.0185)
    k.box(plain("#efefed", 0.3), 0.2, 0.2, 0.36, 0.26, 0.42, 0.41, 0.012)
    k.tube(plain("#c9cccd", 0.3, 0.6), (0.24, 0.3, 0.78), (0.36, 0.3, 0.78), 0.006)


def light(at):
    """The daylight white of the lamp of a bath, above a point of its floor."""
    x, y, _ = at
    area_light((x, y, BATH_HEIGHT - 0.08), (x, y, 0), (0.7, 0.5), 26, (1, 0.985, 0.96))
