"""What stands around a building: sky, road, pavement, trees, hedges, poles, neighbours."""

import math

import bpy

from materials import Nodes, leaf, linear, pane, plain, rough, tiles

SKIES = {
    "day": ("#d9e6f2", "#93bde8", "#4a86d0", 1.0, 0.6),
    "morning": ("#f6e8d3", "#b4d0ea", "#6aa2da", 0.95, 0.35),
}
SUNS = {"day": ((0.55, 0.62, -0.8), 4.2, (1, 0.93, 0.83)), "morning": ((0.62, 0.8, -0.55), 4.2, (1, 0.85, 0.66))}


def sky(light):
    """A sky that grows bluer upwards, with soft clouds."""
    low, mid, high, strength, cloud = SKIES[light]
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    n = Nodes.__new__(Nodes)
    n.tree = world.node_tree
    ray = n.add("ShaderNodeTexCoord").outputs["Generated"]
    z = n.add("ShaderNodeSeparateXYZ", {0: ray}).outputs[2]
    ramp = n.add("ShaderNodeValToRGB", {"Fac": z})
    e = ramp.color_ramp.elements
    e[0].position, e[0].color, e[1].position, e[1].color = 0.0, (*linear(low), 1), 0.75, (*linear(high), 1)
    e.new(0.28).color = (*linear(mid), 1)
    lift = n.add("ShaderNodeMath", {0: z, 1: 0.18}, operation="ADD").outputs[0]
    flat = n.add("ShaderNodeVectorMath", {0: ray, 1: n.add("ShaderNodeCombineXYZ", {0: lift, 1: lift, 2: lift}).outputs[0]}, operation="DIVIDE").outputs[0]
    puff = n.noise(n.add("ShaderNodeMapping", {"Vector": flat, "Scale": (0.7, 1.3, 0)}).outputs[0], 1.5, 7)
    veil = n.ramp(puff, (0, 0, 0, 1), (cloud * 1.5,) * 3 + (1,), 0.5, 0.75)
    tint = (*linear("#ffffff"), 1)
    color = n.mix("MIX", veil, ramp.outputs[0], tint)
    n.set(world.node_tree.nodes["Background"], "Color", color)
    n.set(world.node_tree.nodes["Background"], "Strength", strength)


def tree(k, x, y, height, spread, color="#64873f", count=2600):
    bark = rough("#6a5544", 20, 0.3)
    k.tube(bark, (x, y, 0), (x + 0.1, y, height * 0.5), 0.13, 0.08)
    blobs = []
    for _ in range(9):
        a, r = k.rng.uniform(0, 6.3), k.rng.uniform(0, spread * 0.55)
        h = height * k.rng.uniform(0.5, 0.88)
        p = (x + r * math.cos(a), y + r * math.sin(a), h)
        k.tube(bark, (x + 0.05, y, height * 0.38), p, 0.05, 0.02, n=6)
        s = spread * k.rng.uniform(0.32, 0.5)
        blobs.append((*p, s, s, s * 0.8))
    k.leaves(leaf(color), blobs, count, 0.24)


def hedge(k, x0, x1, y, height, color="#54783f"):
    n = max(1, int((x1 - x0) / 0.5))
    w = (x1 - x0) / n
    k.box(plain("#3c4a2c", 0.9), x0, y - 0.18, 0, x1, y + 0.18, height * 0.8)
    blobs = [(x0 + (i + 0.5) * w, y, height * 0.5, w * 0.62, 0.34, height * 0.54) for i in range(n)]
    k.leaves(leaf(color), blobs, n * 420, 0.1)


def pole(k, x, y, far):
    """A utility pole with its transformer, lamp and wires along the street."""
    gray = rough("#a5a29b", 6, 0.1)
    k.tube(gray, (x, y, 0), (x, y, 10.5), 0.17, 0.11, n=20)
    for z in (9.9, 9.2, 8.1):
        k.box(plain("#8b8d8f", 0.5, 0.4), x - 0.9, y - 0.05, z, x + 0.9, y + 0.05, z + 0.09)
    k.tube(plain("#b9bdbd", 0.5, 0.2), (x + 0.42, y, 6.9), (x + 0.42, y, 7.8), 0.24, n=20)
    k.box(plain("#d8d6c8", 0.6), x - 0.19, y - 0.19, 1.6, x + 0.19, y - 0.17, 2.6)
    wire = plain("#1d1e20", 0.7)
    for dx, z in ((-0.8, 10.0), (0.8, 10.0), (0.1, 7.6)):
        for end in (-far, far):
            pts = [(x + dx * (1 - t) + end * t, y + dx * 0.1, z - 2.2 * t * (1 - t) - 0.2 * t) for t in (i / 10 for i in range(11))]
            k.path(wire, pts, 0.009, n=5)


def road(k, far, front=-3.2, width=6.5):
    """Pavement, kerb and asphalt along x; front is the edge of the plot."""
    k.box(rough("#4d4f52", 1.2, 0.14, 0.6), -far, front - 2.2 - width, -0.3, far, front - 2.2, -0.12)
    k.box(tiles("#99948b", "#7f7b74", 0.3, 0.3, 0.06, 0.8, True), -far, front - 2.0, -0.3, far, front, 0.0)
    for y in (front - 2.2, front - 2.4 - width):
        for i in range(int(-far), int(far)):
            k.box(rough("#bdbab3", 4, 0.08), i + 0.006, y, -0.3, i + 0.994, y + 0.2, 0.01, 0.012)
    k.box(tiles("#8f8b84", "#77736d", 0.3, 0.3, 0.08, 0.8, True), -far, front - 40, -0.3, far, front - 2.4 - width, 0.0)
    paint = rough("#dcdcd6", 3, 0.1, 0)
    k.box(paint, -far, front - 2.65, -0.2, far, front - 2.5, -0.117)
    k.box(paint, -far, front - 2.2 - width + 0.3, -0.2, far, front - 2.2 - width + 0.45, -0.117)
    k.box(rough("#8d8b86", 2, 0.1), -far, front, -0.3, far, 60, -0.02)


def neighbour(k, x, y, w, d, floors, color):
    """A plain house or block for the surroundings."""
    h = floors * 2.9
    body = rough(color, 1.5, 0.05, 0.2)
    k.box(body, x, y, 0, x + w, y + d, h)
    k.box(plain("#77787a", 0.7), x - 0.1, y - 0.1, h, x + w + 0.1, y + d + 0.1, h + 0.15)
    frame = plain("#d8d9d9", 0.4)
    for f in range(floors):
        for i in range(max(1, int(w / 3))):
            a, z = x + 0.8 + i * 3, f * 2.9 + 0.95
            k.box(frame, a - 0.06, y - 0.05, z - 0.06, a + 1.56, y - 0.01, z + 1.26)
            k.box(pane(k.rng.choice(("#b9b4a8", "#8f979c", "#d6d0c2"))), a, y - 0.07, z, a + 1.5, y - 0.03, z + 1.2)
        for j in range(max(1, int(d / 4))):
            b = y + 1 + j * 4
            for side in (x - 0.06, x + w + 0.02):
                k.box(pane("#8f979c"), side, b, f * 2.9 + 1.1, side + 0.04, b + 1.1, f * 2.9 + 2.0)


def town(k, left, right, floors):
    """Neighbours beside the plot and rows of houses behind it."""
    colors = ("#d9d2c4", "#c9cbcc", "#bfae98", "#e2ded4", "#a9adb0", "#cbb7a2")
    m = max(2, floors // 2)
    for x, w, d, f in ((left - 12, 8, 9, m), (left - 24, 9, 10, m + 1), (right + 4, 8, 9, m), (right + 14, 9, 10, m + 1), (left - 42, 14, 12, m), (right + 26, 14, 12, m)):
        neighbour(k, x, k.rng.uniform(-0.5, 2), w, d, f, k.rng.choice(colors))
    for i in range(11):
        neighbour(k, -75 + i * 16 + k.rng.uniform(-3, 3), k.rng.uniform(28, 55), k.rng.uniform(8, 13), 10, k.rng.choice((2, 3, 3, 4, 6)), k.rng.choice(colors))


def bicycle(k, x, y, rot, color):
    """A city bicycle that stands along local x."""
    tyre, steel, paint = plain("#222325", 0.8), plain("#b9bcbe", 0.3, 0.8), plain(color, 0.35)
    with k.at(x, y, 0, rot):
        for cx in (-0.54, 0.54):
            k.torus(tyre, (cx, 0, 0.33), (0, 1, 0), 0.315, 0.018)
            k.torus(steel, (cx, 0, 0.33), (0, 1, 0), 0.292, 0.008)
            for i in range(10):
                a = math.pi * i / 5
                k.tube(steel, (cx, 0, 0.33), (cx + 0.29 * math.cos(a), 0, 0.33 + 0.29 * math.sin(a)), 0.002, n=4)
            arc = [(cx + 0.36 * math.cos(math.radians(d)), 0, 0.33 + 0.36 * math.sin(math.radians(d))) for d in range(20, 161, 20)]
            k.path(steel, arc, 0.016)
        for a, b in (((-0.54, 0, 0.33), (-0.12, 0, 0.3)), ((-0.12, 0, 0.3), (-0.2, 0, 0.78)), ((-0.54, 0, 0.33), (-0.19, 0, 0.7)),
                     ((-0.12, 0, 0.3), (0.4, 0, 0.7)), ((-0.16, 0, 0.48), (0.4, 0, 0.78))):
            k.tube(paint, a, b, 0.018)
        k.tube(steel, (0.54, 0, 0.33), (0.38, 0, 0.98), 0.014)
        k.path(steel, [(0.22, -0.27, 0.97), (0.38, -0.2, 1.0), (0.38, 0.2, 1.0), (0.22, 0.27, 0.97)], 0.013)
        k.puff(plain("#2a2523", 0.6), -0.34, -0.09, 0.8, -0.08, 0.09, 0.87, 0.6)
        k.tube(steel, (-0.2, 0, 0.76), (-0.21, 0, 0.82), 0.014)
        k.box(plain("#8d8f90", 0.5, 0.5), -0.78, -0.07, 0.7, -0.36, 0.07, 0.715)
        for z in (0.78, 0.88, 0.98):
            k.path(plain("#77797b", 0.5, 0.5), [(0.44, -0.16, z), (0.74, -0.17, z), (0.74, 0.17, z), (0.44, 0.16, z), (0.44, -0.16, z)], 0.005, n=5)
        for i in range(6):
            k.tube(plain("#77797b", 0.5, 0.5), (0.74, -0.16 + 0.064 * i, 0.76), (0.74, -0.16 + 0.064 * i, 0.98), 0.004, n=4)
        k.tube(steel, (-0.12, -0.08, 0.3), (-0.12, 0.08, 0.3), 0.05)
        k.tube(steel, (-0.5, 0.1, 0.0), (-0.52, 0.05, 0.33), 0.012)
