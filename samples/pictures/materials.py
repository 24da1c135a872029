"""Procedural materials, made once per scene and colour. Colours are sRGB hex."""

import bpy

PALETTE = {
    "navy": "#43526a", "sage": "#a3ad9c", "terracotta": "#b3826b", "grey": "#8d9196", "mint": "#a9cbbf",
    "sand": "#cdb899", "wood": "#9c7350", "pink": "#e3b5b8", "mustard": "#c6a766", "charcoal": "#4a4d52",
    "white": "#f1efea", "linen": "#d9cdb8", "green": "#879a86", "blue": "#93a9be", "beige": "#d6c7ae",
    "cream": "#ece4d2", "rust": "#9c6a55", "indigo": "#4a5470", "brown": "#6b4a35", "brick": "#8e4f3c",
    "black": "#2a2b2d", "oak": "#c29c6d", "walnut": "#7b5f4a", "maple": "#dcbf94", "cherry": "#a2765a",
}


def linear(hex_color):
    """A name of the palette or #rrggbb as linear r, g, b."""
    h = PALETTE.get(hex_color, hex_color).lstrip("#")
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in c)


def shade(hex_color, k):
    return tuple(min(1.0, v * k) for v in linear(hex_color)) + (1.0,)


def start(name):
    """The material of this name if the scene has it, else a new one with its node helpers."""
    if name in bpy.data.materials:
        return bpy.data.materials[name], None
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    return mat, Nodes(mat)


class Nodes:
    def __init__(self, mat):
        self.tree = mat.node_tree
        self.bsdf = self.tree.nodes["Principled BSDF"]
        self.out = self.tree.nodes["Material Output"]

    def add(self, kind, inputs=None, **props):
        node = self.tree.nodes.new(kind)
        for key, value in props.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.set(node, key, value)
        return node

    def set(self, node, key, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = value

    def coords(self, scale):
        tc = self.add("ShaderNodeTexCoord")
        return self.add("ShaderNodeMapping", {"Vector": tc.outputs["Object"], "Scale": scale}).outputs[0]

    def facade(self):
        """Coordinates that lie flat on any upright wall: along the wall, and up."""
        xyz = self.add("ShaderNodeSeparateXYZ", {0: self.add("ShaderNodeTexCoord").outputs["Object"]})
        along = self.add("ShaderNodeMath", {0: xyz.outputs[0], 1: xyz.outputs[1]}, operation="ADD")
        return self.add("ShaderNodeCombineXYZ", {0: along.outputs[0], 1: xyz.outputs[2]}).outputs[0]

    def noise(self, vector, scale, detail=3.0):
        return self.add("ShaderNodeTexNoise", {"Vector": vector, "Scale": scale, "Detail": detail}).outputs["Fac"]

    def ramp(self, fac, low, high, a=0.3, b=0.7):
        node = self.add("ShaderNodeValToRGB", {"Fac": fac})
        e = node.color_ramp.elements
        e[0].position, e[0].color, e[1].position, e[1].color = a, low, b, high
        return node.outputs["Color"]

    def mix(self, kind, fac, a, b):
        return self.add("ShaderNodeMixRGB", {0: fac, 1: a, 2: b}, blend_type=kind).outputs[0]

    def bump(self, height, strength, distance=0.01):
        node = self.add("ShaderNodeBump", {"Height": height, "Strength": strength, "Distance": distance})
        self.set(self.bsdf, "Normal", node.outputs[0])

    def base(self, color, rough, **more):
        self.set(self.bsdf, "Base Color", color)
        self.set(self.bsdf, "Roughness", rough)
        for key, value in more.items():
            self.set(self.bsdf, key.replace("_", " "), value)


def plain(color, rough=0.6, metallic=0.0, specular=0.4):
    mat, n = start(f"plain {color} {rough} {metallic} {specular}")
    if n:
        n.base(shade(color, 1), rough, Metallic=metallic, Specular=specular)
    return mat


def rough(color, scale=8.0, vary=0.12, bump=0.2, roughness=0.85):
    """Plaster, wallpaper, concrete, asphalt: an uneven tone and a slight relief."""
    mat, n = start(f"rough {color} {scale} {vary} {bump}")
    if n:
        v = n.coords((1, 1, 1))
        n.base(n.ramp(n.noise(v, scale, 5), shade(color, 1 - vary), shade(color, 1 + vary / 2)), roughness, Specular=0.2)
        if bump:
            n.bump(n.noise(v, scale * 14), bump, 0.004)
    return mat


def fabric(color, bump=0.25):
    mat, n = start(f"fabric {color}")
    if n:
        v = n.coords((1, 1, 1))
        n.base(n.ramp(n.noise(v, 90, 2), shade(color, 0.86), shade(color, 1.08)), 0.95, Specular=0.1, Sheen=0.3)
        n.bump(n.noise(v, 260, 2), bump, 0.003)
    return mat


def sheer(color, opacity=0.45):
    """A thin curtain that lets the daylight through."""
    mat, n = start(f"sheer {color} {opacity}")
    if n:
        thin = n.add("ShaderNodeBsdfTransparent", {"Color": (1, 1, 1, 1)})
        glow = n.add("ShaderNodeBsdfTranslucent", {"Color": shade(color, 1)})
        soft = n.add("ShaderNodeBsdfDiffuse", {"Color": shade(color, 1)})
        body = n.add("ShaderNodeMixShader", {0: 0.5, 1: glow.outputs[0], 2: soft.outputs[0]})
        n.set(n.out, "Surface", n.add("ShaderNodeMixShader", {0: opacity, 1: thin.outputs[0], 2: body.outputs[0]}).outputs[0])
    return mat


def wood(color, axis="x", roughness=0.42):
    """Wood with the grain along the axis."""
    mat, n = start(f"wood {color} {axis}")
    if n:
        scale = [14.0, 14.0, 14.0]
        scale["xyz".index(axis)] = 1.1
        v = n.coords(scale)
        grain = n.ramp(n.noise(v, 2.2, 6), shade(color, 0.7), shade(color, 1.12), 0.3, 0.72)
        n.base(grain, roughness, Specular=0.35)
        n.bump(n.noise(v, 6, 4), 0.08, 0.004)
    return mat


def planks(color, axis="y", width=0.1, length=1.1, contrast=0.22, roughness=0.32):
    """A floor of boards along the axis, each with its own tone."""
    mat, n = start(f"planks {color} {axis} {width}")
    if n:
        xyz = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs
        a, b = (xyz[1], xyz[0]) if axis == "y" else (xyz[0], xyz[1])
        v = n.add("ShaderNodeCombineXYZ", {0: a, 1: b}).outputs[0]
        brick = n.add("ShaderNodeTexBrick", {
            "Vector": v, "Color1": shade(color, 1 - contrast), "Color2": shade(color, 1 + contrast / 2),
            "Mortar": shade(color, 0.35), "Scale": 1.0, "Mortar Size": 0.0016, "Mortar Smooth": 0.3,
            "Brick Width": length, "Row Height": width}, offset=0.37, offset_frequency=2)
        grain = n.noise(n.add("ShaderNodeMapping", {"Vector": v, "Scale": (1.6, 22, 1)}).outputs[0], 2.4, 6)
        tone = n.ramp(grain, (0.72, 0.7, 0.68, 1), (1.06, 1.06, 1.06, 1), 0.28, 0.72)
        n.base(n.mix("MULTIPLY", 1.0, brick.outputs["Color"], tone), roughness, Specular=0.4)
        n.bump(brick.outputs["Fac"], -0.25, 0.003)
    return mat


def tiles(color, grout, w=0.23, h=0.07, contrast=0.14, roughness=0.35, flat=False, gap=0.006, offset=0.5):
    """Wall tiles (or, flat, floor tiles) with joints."""
    mat, n = start(f"tiles {color} {w} {h} {flat}")
    if n:
        v = n.coords((1, 1, 1)) if flat else n.facade()
        brick = n.add("ShaderNodeTexBrick", {
            "Vector": v, "Color1": shade(color, 1 - contrast), "Color2": shade(color, 1 + contrast),
            "Mortar": shade(grout, 1), "Scale": 1.0, "Mortar Size": gap, "Mortar Smooth": 0.1,
            "Brick Width": w, "Row Height": h}, offset=offset)
        n.base(brick.outputs["Color"], roughness, Specular=0.4)
        n.bump(brick.outputs["Fac"], -0.3, 0.004)
    return mat


def siding(color, step=0.16):
    """Horizontal boards: a dark line under each."""
    mat, n = start(f"siding {color} {step}")
    if n:
        wave = n.add("ShaderNodeTexWave", {"Vector": n.coords((1, 1, 1)), "Scale": 0.314 / step / 2, "Distortion": 0.0},
                     bands_direction="Z", wave_profile="SAW").outputs["Fac"]
        tone = n.ramp(wave, shade(color, 0.6), shade(color, 1), 0.0, 0.1)
        n.base(n.mix("MULTIPLY", 0.5, tone, n.ramp(n.noise(n.coords((1, 1, 1)), 2, 4), (0.85,) * 3 + (1,), (1,) * 4)), 0.7)
        n.bump(wave, 0.3, 0.02)
    return mat


def tatami(axis="y"):
    mat, n = start(f"tatami {axis}")
    if n:
        v = n.coords((1, 1, 1))
        rib = n.add("ShaderNodeTexWave", {"Vector": v, "Scale": 30.0, "Distortion": 0.4, "Detail": 2.0},
                    bands_direction="X" if axis == "y" else "Y").outputs["Fac"]
        tone = n.ramp(n.noise(v, 7, 5), shade("#b9ad80", 0.97), shade("#c2b788", 1.02))
        n.base(n.mix("MULTIPLY", 0.5, tone, n.ramp(rib, (0.8, 0.8, 0.75, 1), (1, 1, 1, 1), 0, 1)), 0.75, Specular=0.25)
        n.bump(rib, 0.2, 0.002)
    return mat


def glow(color, strength, scenery=False):
    """A shining surface; scenery is only looked at and lights nothing."""
    mat, n = start(f"{'scenery' if scenery else 'glow'} {color} {strength}")
    if n:
        n.set(n.out, "Surface", n.add("ShaderNodeEmission", {"Color": shade(color, 1), "Strength": strength}).outputs[0])
    return mat


def pane(behind, lit=0.0):
    """Window glass seen from the street: what is behind it, and the sky reflected by the angle."""
    mat, n = start(f"pane {behind} {lit}")
    if n:
        v = n.coords((1, 1, 1))
        inner = n.add("ShaderNodeBsdfDiffuse", {"Color": n.ramp(n.noise(v, 0.9, 2), shade(behind, 0.6), shade(behind, 1.1))})
        body = inner.outputs[0]
        if lit:
            lamp = n.add("ShaderNodeEmission", {"Color": shade("#ffd9a0", 1), "Strength": lit})
            body = n.add("ShaderNodeAddShader", {0: body, 1: lamp.outputs[0]}).outputs[0]
        mirror = n.add("ShaderNodeBsdfGlossy", {"Color": (0.9, 0.95, 1, 1), "Roughness": 0.03})
        fac = n.add("ShaderNodeLayerWeight", {"Blend": 0.35}).outputs["Facing"]
        fac = n.add("ShaderNodeMapRange", {0: fac, 3: 0.22, 4: 0.95}).outputs[0]
        n.set(n.out, "Surface", n.add("ShaderNodeMixShader", {0: fac, 1: body, 2: mirror.outputs[0]}).outputs[0])
    return mat


def clear_glass(tint="#dfe9e6", opacity=0.12, edge=0.8):
    """Thin glass without refraction: mostly see-through with a reflection."""
    mat, n = start(f"clear {tint} {opacity}")
    if n:
        thin = n.add("ShaderNodeBsdfTransparent", {"Color": shade(tint, 1)})
        mirror = n.add("ShaderNodeBsdfGlossy", {"Roughness": 0.04})
        fac = n.add("ShaderNodeLayerWeight", {"Blend": 0.25}).outputs["Facing"]
        fac = n.add("ShaderNodeMapRange", {0: fac, 3: opacity, 4: edge}).outputs[0]
        n.set(n.out, "Surface", n.add("ShaderNodeMixShader", {0: fac, 1: thin.outputs[0], 2: mirror.outputs[0]}).outputs[0])
    return mat


def leaf(color):
    mat, n = start(f"leaf {color}")
    if n:
        v = n.coords((1, 1, 1))
        tone = n.ramp(n.noise(v, 5, 3), shade(color, 0.55), shade(color, 1.25))
        front = n.add("ShaderNodeBsdfDiffuse", {"Color": tone})
        through = n.add("ShaderNodeBsdfTranslucent", {"Color": tone})
        n.set(n.out, "Surface", n.add("ShaderNodeMixShader", {0: 0.3, 1: front.outputs[0], 2: through.outputs[0]}).outputs[0])
    return mat
