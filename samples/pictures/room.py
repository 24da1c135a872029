"""One room: shell, fittings, furniture, light and camera, all from its catalogue entry."""

import fittings as fit
import furniture as fur
from kit import area_light, camera, sun_light
from materials import fabric, planks, plain, rough, tatami, wood

ACCENT = {"wood": lambda: planks("brown", "y", 0.14, 1.6, 0.3, 0.5)}
WALL_FRAMES = {
    "L": lambda W, D, s: dict(x=0, y=D - s, basis=((0, -1), (1, 0))),
    "R": lambda W, D, s: dict(x=W, y=D - s, basis=((0, -1), (-1, 0))),
    "W": lambda W, D, s: dict(x=s, y=D, basis=((1, 0), (0, -1))),
    "F": lambda W, D, s: dict(x=s, y=0, basis=((1, 0), (0, 1))),
}


def size(spec):
    """Width and depth in metres."""
    width = 3.3 if spec.get("wide") else {6: 2.65, 6.5: 2.7, 7: 2.75, 7.5: 2.8, 8: 2.9, 9: 3.1}[spec["mats"]]
    return width, spec["mats"] * 1.62 / width


def build(k, spec):
    W, D = size(spec)
    H = spec.get("height", 2.42)
    back = spec["view"].startswith("back")
    front_y, window_y = (0.0, D + 0.45) if back else (-0.75, D)
    shell(k, spec, W, D, H, front_y, window_y)
    style = fur.Style(spec)
    for kind, wall, start in spec.get("items", []):
        s = fur.Style(spec, "y" if wall in "LR" else "x")
        with k.at(**WALL_FRAMES[wall](W, D, start)):
            (getattr(fur, kind, None) or getattr(fit, kind))(k, s)
    centre(k, spec, style, W, D)
    if spec.get("loft"):
        loft(k, style, W, D)
    if spec.get("counter"):
        fit.counter(k, style, 0.35)
    if spec.get("dining"):
        fit.dining(k, style, *spec["dining"])
    lights(k, spec, W, D, H, window_y)
    view(spec, W, D)


def shell(k, spec, W, D, H, fy, wy):
    paper = rough("#f3f0ea" if spec["floor"] != "tatami" else "#e6dcc4", 5, 0.03, 0.35)
    accent = spec.get("accent", (None, None))

    def wall(side):
        if side != accent[0]:
            return paper
        return ACCENT[accent[1]]() if accent[1] in ACCENT else rough(accent[1], 5, 0.04, 0.4)

    floor(k, spec, W, D, fy, wy)
    k.box(rough("#f6f5f1", 5, 0.02, 0.2), 0, fy, H, W, wy, H + 0.1)
    k.box(wall("L"), -0.1, fy - 0.1, 0, 0, wy + 0.1, H)
    if spec.get("bedroom"):
        next_room(k, spec, wall("R"), W, D, H, fy, wy)
    else:
        k.box(wall("R"), W, fy - 0.1, 0, W + 0.1, wy + 0.1, H)
    k.box(paper, -0.1, fy - 0.1, 0, W + 0.1, fy, H)
    ww = min(W - 0.75, 1.75 if W < 3.2 else 2.3)
    x0, x1, z0, z1 = (W - ww) / 2, (W + ww) / 2, 0.05, 2.02
    for a, b, c, d in ((-0.1, 0, x0, H), (x1, 0, W + 0.1, H), (x0, 0, x1, z0), (x0, z1, x1, H)):
        k.box(wall("W"), a, wy, b, c, wy + 0.14, d)
    skirt = wood("oak", "y") if spec["floor"] == "tatami" else plain("#ebe8e1" if spec["floor"] != "walnut" else "#e4dfd6", 0.5)
    for box in ((0, fy, 0, 0.012, wy, 0.06), (W - 0.012, fy, 0, W, wy, 0.06), (0, wy - 0.012, 0, x0, wy, 0.06),
                (x1, wy - 0.012, 0, W, wy, 0.06), (0, fy, 0, W, fy + 0.012, 0.06)):
        k.box(skirt, *box)
    if H > 3:
        k.box(paper, 0, wy - 0.01, 2.4, 0.1, wy, 2.5)
    curtain = spec.get("curtain")
    fit.window(k, x0, x1, z0, z1, wy + 0.01)
    if curtain == "shoji":
        shoji(k, x0, x1, z1, wy)
    elif curtain:
        fit.curtains(k, curtain, x0, x1, wy - 0.07, z1 + 0.08)
    else:
        k.box(plain("#e8e6e2", 0.4), x0 - 0.1, wy - 0.06, z1 + 0.08, x1 + 0.1, wy - 0.02, z1 + 0.1)
    fit.balcony(k, -0.6, W + 0.6, wy + 0.14, bars=k.rng.random() < 0.6)
    fit.backdrop(k, spec["light"], wy)
    fit.ceiling_lamp(k, W / 2, D * 0.48, H)
    for y in (D * 0.35, D * 0.75):
        k.box(plain("#f4f3ef", 0.4), W - 0.008, y, 0.22, W, y + 0.07, 0.34)


def shoji(k, x0, x1, z1, wy):
    """Paper screens pushed half aside, so that the balcony still shows."""
    mid = (x0 + x1) / 2
    fit.window(k, x0 - 0.35, mid - 0.1, 0.02, z1, wy - 0.1, paper=True)
    fit.window(k, mid + 0.45, x1 + 0.35, 0.02, z1, wy - 0.1, paper=True)
    k.box(wood("oak", "x"), 0, wy - 0.12, z1, x1 + 0.6, wy, z1 + 0.06)


def boards(color, axis):
    """The planks of a floor of the catalogue."""
    tone = {"white": "#d9d2c6", "grey": "#a9a39a"}.get(color, color)
    return planks(tone, axis, 0.15 if color in ("white", "grey") else 0.1)


def floor(k, spec, W, D, fy, wy):
    if spec["floor"] != "tatami":
        k.box(boards(spec["floor"], "y"), 0, fy, -0.1, W, wy, 0)
        return
    mats(k, 0, fy, W, wy)


def mats(k, x0, y0, x1, y1):
    """Mats over a floor: two across at the door side, two along at the window."""
    k.box(planks("oak", "x", 0.1), x0, y0, -0.1, x1, y1, -0.001)
    half, middle = (x1 - x0) / 2, (x0 + x1) / 2
    border = fabric("#3c4a3c")
    for a0, a1, axis in ((y0, y0 + half, "x"), (y0 + half, y1, "y")):
        split = [(x0, x1, a0, (a0 + a1) / 2), (x0, x1, (a0 + a1) / 2, a1)] if axis == "x" else [(x0, middle, a0, a1), (middle, x1, a0, a1)]
        for a, b, c, d in split:
            k.box(tatami(axis), a + 0.002, c + 0.002, -0.05, b - 0.002, d - 0.002, 0.0)
            for e in ((a, c, a + 0.03, d), (b - 0.03, c, b, d)) if axis == "y" else ((a, c, b, c + 0.03), (a, d - 0.03, b, d)):
                k.box(border, e[0], e[1], -0.05, e[2], e[3], 0.0015)


def next_room(k, spec, mat, W, D, H, fy, wy):
    """The bedroom behind a sliding door in the right wall."""
    y0, y1 = D - 2.9, D - 0.9
    for a, b, c in ((fy - 0.1, y0, 0), (y1, wy + 0.1, 0), (y0, y1, 2.1)):
        k.box(mat, W, a, c, W + 0.1, b, H)
    k.box(planks("oak", "y"), W, y0 - 1, -0.1, W + 2.7, wy, 0.0)
    for box in ((W, y0 - 1.1, 0, W + 2.7, y0 - 1, H), (W + 2.6, y0 - 1, 0, W + 2.7, wy, H), (W, wy, 0, W + 2.7, wy + 0.1, H), (W, y0 - 1, H, W + 2.7, wy, H + 0.1)):
        k.box(rough("#f3f0ea", 5, 0.03, 0.35), *box)
    s = fur.Style(spec)
    with k.at(W + 2.6, y1 + 0.5, 0, basis=((0, -1), (-1, 0))):
        fur.bed(k, s)
        fit.art(k, s)
    k.box(wood("oak", "z"), W - 0.02, y1 - 0.9, 0.01, W + 0.01, y1, 2.1, 0.003)
    area_light((W + 1.3, y0 - 0.6, 2.2), (W + 1.6, y1, 0.4), (1.2, 1.2), 70)


def centre(k, spec, s, W, D):
    """Rug, low table and cushions in the free middle of the floor."""
    left = any(i[0] in ("bed", "loftbed", "futon") and i[1] == "L" for i in spec.get("items", []))
    right = any(i[0] in ("bed", "loftbed", "futon") and i[1] == "R" for i in spec.get("items", []))
    x = W / 2 + 0.32 * left - 0.32 * right
    y = D * 0.46
    rug = spec.get("rug")
    if rug:
        color = rug.split("-")[0]
        if rug.endswith("round"):
            k.tube(fabric(color), (x, y - 0.35, 0), (x, y - 0.35, 0.018), 0.62, n=64)
        else:
            k.box(fabric(color), x - 0.55, y - 0.85, 0, x + 0.55, y + 0.75, 0.016, 0.006)
    if spec.get("table"):
        fit.table(k, s, spec["table"], x, y)
        seats = ((-0.75, 0.0), (0.1, -0.8)) if spec["table"] == "chabudai" else ((0.05, -0.72),)
        for dx, dy in () if any(i[0] == "sofa" for i in spec["items"]) else seats:
            k.puff(fabric(s.cushion), x + dx - 0.28, y + dy - 0.28, 0.0, x + dx + 0.28, y + dy + 0.28, 0.11, 0.28)


def loft(k, s, W, D):
    """A sleeping platform over the door side of the room, with a rail and a ladder."""
    y1, oak = 1.55, wood("oak", "x")
    k.box(plain("#f4f2ec", 0.5), 0, 0, 1.98, W, y1, 2.12)
    k.box(oak, 0, y1, 1.96, W, y1 + 0.04, 2.16, 0.004)
    for x in (0.05, 0.62, W / 2 + 0.3, W - 0.1):
        k.box(wood("oak", "z"), x, y1 + 0.005, 2.1, x + 0.04, y1 + 0.025, 2.76)
    for z in (2.42, 2.72):
        k.box(oak, 0.62, y1, z, W, y1 + 0.03, z + 0.05)
    for x in (0.16, 0.56):
        k.tube(wood("oak", "z"), (x, y1 + 0.8, 0), (x, y1 + 0.04, 2.7), 0.024)
    for i in range(8):
        t = (i + 0.7) / 9
        k.tube(oak, (0.16, y1 + 0.8 - 0.76 * t, 2.7 * t), (0.56, y1 + 0.8 - 0.76 * t, 2.7 * t), 0.02)
    with k.at(0.5, 0.35, 2.12):
        fur.sleeping(k, s, 0, 0, 0, 1.95, 0.95)
    area_light((W / 2, y1 - 0.1, 1.93), (W / 2, 0.3, 0.4), (1.6, 0.3), 9, (1, 0.9, 0.76))


def lights(k, spec, W, D, H, wy):
    light = spec["light"]
    day = {"day": 150, "sun": 130}[light]
    tint = {"day": (0.94, 0.97, 1), "sun": (0.97, 0.98, 1)}[light]
    w = min(W - 0.75, 1.75 if W < 3.2 else 2.3)
    area_light((W / 2, wy + 0.3, 1.1), (W / 2, 0, 0.9), (w, 1.9), day, tint)
    if light == "sun":
        side = k.rng.choice((-0.55, 0.5))
        sun_light((side, -1, -0.8), 9.0, (1, 0.9, 0.74), 0.02)
    area_light((W / 2, 0.1, H - 0.25), (W / 2, D * 0.8, 0.7), (1.6, 0.6), 14, (1, 0.97, 0.93))


def view(spec, W, D):
    """From a corner (L, R) or the middle (C) of one end of the room, turned towards the far corner."""
    where, side = spec["view"].split("-")
    x, turn = {"L": (0.24, 0.5), "R": (W - 0.24, -0.5), "C": (W / 2, 0.0)}[side]
    if where == "front":
        camera((x, -0.5, 1.32), (x + turn * (D + 0.5), D, spec.get("aim", 0.82)), 18)
    else:
        camera((x, D + 0.25, 1.4), (x + 0.8 * turn * (D + 0.25), 0, spec.get("aim", 0.9)), 17)
