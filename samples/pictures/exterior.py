"""One building seen from across the street, from its catalogue entry."""

import math

import facade
import street
from kit import camera, sun_light
from materials import leaf, plain, rough, siding, tiles

WALLS = {
    "tile-beige": lambda: tiles("#c8b596", "#a99a82"), "tile-grey": lambda: tiles("#9d9fa0", "#828485"),
    "tile-brick": lambda: tiles("#94604c", "#8a7d72"), "tile-charcoal": lambda: tiles("#55585c", "#46484b", 0.3, 0.15),
    "siding-white": lambda: siding("#eae7e0"), "siding-cream": lambda: siding("#dfd2b6"), "siding-grey": lambda: siding("#83888c"),
    "render-white": lambda: rough("#ebe8e2", 0.7, 0.05, 0.3), "render-cream": lambda: rough("#e0d3b8", 0.7, 0.05, 0.3),
    "render-terracotta": lambda: rough("#b98468", 0.7, 0.06, 0.3), "concrete": lambda: tiles("#a5a4a0", "#8d8c88", 1.8, 0.9, 0.04, 0.7, gap=0.012, offset=0.0),
}
TRIMS = {"white": "#efede8", "charcoal": "#4a4d51", "wood": "#8d6341", "brown": "#6b5140", "cream": "#e6dcc6",
         "brick": "#8e5542", "navy": "#34455e", "green": "#6f8f6c"}


class Building:
    """Measures and materials of one building; its front lies on y = 0 from x = 0 to width."""

    def __init__(self, spec, rng):
        self.floors, self.bays, self.type = spec["floors"], spec["bays"], spec["type"]
        self.bay = {"hall": 2.7, "mansion": 3.2, "apartment": 3.4}[self.type]
        self.width, self.depth, self.storey = self.bays * self.bay, 9.5, 2.85
        self.height = self.floors * self.storey + (0.4 if self.floors > 2 else 0.1)
        self.wall, self.trim = WALLS[spec["wall"]](), self.trim_material(spec)
        self.rail, self.roof = spec["rail"], spec.get("roof", "flat")
        self.side, self.rng = spec["side"], rng
        self.entrance = {"L": 0, "R": self.bays - 1}[self.side] if self.type != "hall" else self.bays // 2

    @staticmethod
    def trim_material(spec):
        if spec["trim"] == "wood":
            return siding("#8d6341", 0.12)
        if spec["trim"] == "brick":
            return tiles("#8e5542", "#857a70")
        return rough(TRIMS[spec["trim"]], 0.8, 0.05, 0.2)


def build(k, spec):
    b = Building(spec, k.rng)
    street.sky(spec["light"])
    direction, strength, color = street.SUNS[spec["light"]]
    if spec["side"] == "R":
        direction = (-direction[0], direction[1], direction[2])
    sun_light(direction, strength, color, 0.012)
    facade.body(k, b)
    if b.type == "hall":
        facade.hall_front(k, b)
    elif b.floors <= 2:
        facade.gallery_front(k, b)
    else:
        facade.balcony_front(k, b)
    facade.roof(k, b)
    surroundings(k, b, spec)
    view(b, spec)


def surroundings(k, b, spec):
    front = -10.5 if spec.get("lawn") else -4.2
    far = 70
    street.road(k, far, front)
    street.town(k, 0, b.width, b.floors)
    near, away = (0, b.width) if b.side == "L" else (b.width, 0)
    if spec.get("lawn"):
        grounds(k, b, front)
    else:
        plot(k, b, front, near)
    shift = 1.6 if b.side == "L" else -1.6
    street.pole(k, away + shift * 1.2, front - 0.35, 60)
    street.tree(k, away + shift * 2.6, 2.0, 6.0, 2.0)
    for x in (-16, -7, b.width + 8, b.width + 17):
        street.tree(k, x + k.rng.uniform(-1, 1), k.rng.uniform(10, 20), k.rng.uniform(6, 9), 2.6, count=1500)


def plot(k, b, front, near):
    """The strip before the building: paving, hedge with a low wall, bicycles, the way in."""
    k.box(tiles("#a09a8f", "#87827a", 0.4, 0.2, 0.07, 0.8, True), -1.5, front, -0.1, b.width + 1.5, 0, 0.015)
    e0, e1 = b.entrance * b.bay, (b.entrance + 1) * b.bay
    for x0, x1 in ((-1.2, e0 - 0.4), (e1 + 0.4, b.width + 1.2)):
        if x1 - x0 > 1.5:
            k.box(b.wall, x0, front + 0.25, 0, x1, front + 0.45, 0.55)
            k.box(rough("#d1cdc4", 3, 0.05), x0 - 0.03, front + 0.22, 0.55, x1 + 0.03, front + 0.48, 0.6)
            street.hedge(k, x0 + 0.1, x1 - 0.1, front + 0.75, 0.95)
    inner = e1 + 0.9 if b.side == "L" else e0 - 0.9
    street.tree(k, inner, front + 1.2, 4.2, 1.1, "#6d9247", 1300)
    if b.floors <= 3:
        for i in range(3):
            street.bicycle(k, (b.width + 0.6 if b.side == "L" else -0.6) + 0.0 * i, -0.9 - 0.6 * i, 4 * i, ("#7a2f2f", "#2f4e6f", "#d9d5c8")[i])


def grounds(k, b, front):
    """The lawn of a hall with its path, trees, hedge and benches."""
    k.box(rough("#6c8a45", 2.5, 0.22, 0.8, 0.95), -6, front, -0.1, b.width + 6, 0, 0.03)
    blades = [(b.width / 2, front / 2, 0.03, b.width / 2 + 6, -front / 2, 0.03)]
    k.leaves(leaf("#7b9c4f"), blades, 9000, 0.07)
    cx = (b.entrance + 0.5) * b.bay
    paving = tiles("#c3b8a6", "#9d9588", 0.3, 0.15, 0.1, 0.8, True)
    k.box(paving, cx - 1.7, front, -0.1, cx + 1.7, 0, 0.05)
    k.box(paving, 0.5, -2.0, -0.1, b.width - 0.5, -0.0, 0.049)
    for x0, x1 in ((-5.5, cx - 2.3), (cx + 2.3, b.width + 5.5)):
        street.hedge(k, x0, x1, front + 0.4, 0.55)
    for x in (1.0, cx - 4.6, cx + 4.8, b.width - 0.8):
        street.tree(k, x, front + k.rng.uniform(2.5, 4.5), k.rng.uniform(4.2, 5.2), 1.5, "#6f9448", 1800)
    for x in (cx - 2.6, cx + 2.6):
        for i in range(4):
            k.box(plain("#8d6341", 0.6), x - 0.6, -3.6 + i * 0.11, 0.42, x + 0.6, -3.52 + i * 0.11, 0.45)
        for dx in (-0.5, 0.44):
            k.box(plain("#4a4d51", 0.5), x + dx, -3.6, 0.03, x + dx + 0.06, -3.2, 0.42)


def view(b, spec):
    """From across the street at eye height, the lens shifted up so that the verticals stay upright."""
    lens = 22 if b.floors > 6 else 26
    tall, wide = 36 / 1.5 / lens, 36 / lens
    rise = {"flat": 0.7, "gable": 2.4, "shed": 1.7}[b.roof]
    high = b.height + rise
    turn = math.radians(26 if b.type != "hall" else 16)
    near = b.width / 2 * math.sin(turn) + 1.5
    d = max((b.width + 3.5) / wide, 12.5)
    while (high - 1.0) / (d - near) - tall > -(1.75 / (0.72 * (d - near)) + 0.02):
        d += 0.25
    top = (high - 1.0) / (d - near)
    sign = -1 if b.side == "L" else 1
    cx = b.width / 2 + sign * b.width * 0.04
    at = (cx + sign * d * math.sin(turn), -d * math.cos(turn), 1.75)
    camera(at, (cx, 0, 1.75 + d * (top - tall / 2)), lens)
