"""Doors of a home. Each stands in a local frame: x along the wall from 0 to its width, y = 0 in the middle of the wall."""

from materials import plain, wood

STEEL = ("#b4b6b8", 0.28, 0.25)


def timber(spec, axis="z"):
    """The wood or paint of the inner doors."""
    name = spec.get("door", spec.get("wood", "oak"))
    return plain("#f2f0ea", 0.4) if name in ("white", "black") else wood(name, axis)


def casing(k, w, top, lining, mat=None):
    """Boards around an opening, a little proud of both linings."""
    m, t = mat or plain("#ecebe6", 0.5), lining + 0.012
    k.box(m, -0.03, -t, 0, 0.025, t, top + 0.025, 0.002)
    k.box(m, w - 0.025, -t, 0, w + 0.03, t, top + 0.025, 0.002)
    # Faces in one plane would be black: the lintel stands out a little.
    k.box(m, -0.032, -t - 0.002, top - 0.025, w + 0.032, t + 0.002, top + 0.03, 0.002)
    # Beside the entrance, whose floor is lower, a door still stands on a sill.
    k.box(m, 0, -t + 0.002, -0.1, w, t - 0.002, 0.006)


def handle(k, x, towards, y):
    k.tube(plain(*STEEL), (x, 0, 0.98), (x, y, 0.98), 0.011)
    k.tube(plain(*STEEL), (x, y, 0.98), (x + towards * 0.12, y, 0.98), 0.01)


def room(k, spec, w, top, lining, closed, hinge_first, swing):
    """A door with a slit of glass; open, it stands square to the wall on the side that it swings to."""
    casing(k, w, top, lining)
    m = timber(spec)
    if closed:
        k.box(m, 0.027, -0.018, 0.008, w - 0.027, 0.018, top - 0.027, 0.002)
        x = w / 2 - (0.12 if hinge_first else -0.02)
        k.box(plain("#dfe6e4", 0.25), x, -0.02, 0.4, x + 0.1, 0.02, 1.8)
        side = w - 0.09 if hinge_first else 0.09
        for y in (-0.065, 0.065):
            handle(k, side, -1 if hinge_first else 1, y)
    else:
        x = 0.03 if hinge_first else w - 0.066
        # In a wall along y, the frame is turned: its y runs against x.
        k.box(m, x, swing * 0.04, 0.008, x + 0.036, swing * (w - 0.02), top - 0.027, 0.002)


def folding(k, spec, w, top, lining):
    """Folding doors of a closet."""
    if spec["floor"] == "tatami":
        fusuma(k, w, top, lining)
        return
    casing(k, w, top, lining)
    n = 4 if w > 0.9 else 2
    m = timber(spec) if spec.get("door") else plain("#f4f2ed", 0.45)
    for i in range(n):
        a, b = 0.027 + (w - 0.054) * i / n, 0.027 + (w - 0.054) * (i + 1) / n
        k.box(m, a + 0.002, -0.02, 0.015, b - 0.002, 0.02, top - 0.03, 0.002)
    for i in range(1, n, 2):
        x = 0.027 + (w - 0.054) * i / n
        for dx in (-0.05, 0.05) if n == 4 else (-0.05,):
            for y in (-0.032, 0.032):
                k.box(plain(*STEEL), x + dx - 0.006, min(y, 0), 0.95, x + dx + 0.006, max(y, 0), 1.1, 0.003)


def fusuma(k, w, top, lining):
    """Two papered sliding doors with dark rims."""
    casing(k, w, top, lining, wood("oak", "z"))
    for i, y in enumerate((0.012, -0.012)):
        a, b = (0.027, w / 2 + 0.02) if i == 0 else (w / 2 - 0.02, w - 0.027)
        k.box(plain("#4a382a", 0.5), a, y - 0.011, 0.015, b, y + 0.011, top - 0.03)
        k.box(plain("#efe7d3", 0.85), a + 0.025, y - 0.0125, 0.04, b - 0.025, y + 0.0125, top - 0.055)
        x = a + 0.09 if i == 0 else b - 0.09
        k.tube(plain("#2b2623", 0.4, 0.4), (x, y - 0.016, 0.9), (x, y + 0.016, 0.9), 0.03)


def sliding(k, spec, w, top, lining):
    """A sliding door of one leaf."""
    casing(k, w, top, lining)
    k.box(timber(spec), 0.02, -0.018, 0.008, w - 0.02, 0.018, top - 0.025, 0.002)
    for y in (-0.02, 0.02):
        k.box(plain(*STEEL), w - 0.13, min(y, 0), 0.9, w - 0.1, max(y, 0), 1.15, 0.002)


def bath(k, w, lining, top=2.0):
    """A folding door with milky panes in a white frame."""
    frame, pane = plain("#f1f1ef", 0.35), plain("#e3e9ea", 0.18)
    casing(k, w, top, lining, frame)
    for a, b in ((0.03, w / 2), (w / 2, w - 0.03)):
        k.box(pane, a, -0.008, 0.02, b, 0.008, top - 0.03)
        for x in (a, b - 0.03):
            k.box(frame, x, -0.016, 0.02, x + 0.03, 0.016, top - 0.03)
        for z in (0.02, 1.0, top - 0.07):
            k.box(frame, a, -0.014, z, b, 0.014, z + 0.05)
    k.box(plain(*STEEL), w / 2 - 0.08, -0.034, 0.92, w / 2 - 0.06, 0.034, 1.08, 0.003)


def front(k, spec, w, bottom, outer):
    """The front door in the outer wall, seen from inside: leaf, lever, two locks, peephole, letter flap, closer."""
    frame, leaf = plain("#c4c2bc", 0.4, 0.3), wood(spec["front"], "z") if spec.get("front") in ("oak", "walnut", "cherry") else plain(spec.get("front", "#d9d5cb"), 0.45)
    z = bottom
    for x0, x1 in ((-0.02, 0.03), (w - 0.03, w + 0.02)):
        k.box(frame, x0, -outer, z, x1, 0.015, z + 2.1, 0.003)
    k.box(frame, -0.022, -outer, z + 2.05, w + 0.022, 0.017, z + 2.12, 0.003)
    k.box(frame, 0, -outer, z, w, 0.01, z + 0.015)
    k.box(leaf, 0.03, -0.09, z + 0.015, w - 0.03, -0.045, z + 2.05, 0.003)
    steel = plain(*STEEL)
    k.box(steel, 0.08, -0.047, z + 0.98, 0.12, -0.035, z + 1.16, 0.004)
    k.tube(steel, (0.1, -0.045, z + 1.02), (0.1, 0.02, z + 1.02), 0.012)
    k.tube(steel, (0.1, 0.02, z + 1.02), (0.23, 0.02, z + 1.02), 0.011)
    for dz in (1.22, 1.5):
        k.tube(steel, (0.1, -0.045, z + dz), (0.1, -0.02, z + dz), 0.024)
        k.box(steel, 0.094, -0.02, z + dz - 0.02, 0.106, -0.002, z + dz + 0.02)
    k.tube(steel, (w / 2, -0.045, z + 1.48), (w / 2, -0.04, z + 1.48), 0.014)
    k.box(steel, w / 2 - 0.16, -0.045, z + 0.86, w / 2 + 0.16, -0.03, z + 0.98, 0.004)
    k.box(steel, w - 0.34, -0.045, z + 1.84, w - 0.1, 0.0, z + 1.9, 0.006)
    k.tube(steel, (w - 0.3, -0.01, z + 1.92), (w - 0.5, 0.0, z + 1.96), 0.008)
