"""Geometry: collects solids per material and turns each group into one Blender mesh."""

import math
import random
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

BOX_FACES = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


class Kit:
    """One scene in the making. Lengths in metres, z is up; `at` nests local frames."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.parts = {}
        self.frames = [Matrix.Identity(4)]

    @contextmanager
    def at(self, x=0.0, y=0.0, z=0.0, rot=0.0, basis=None):
        """A local frame; rot in degrees about z, or a 2x2 basis ((ux, uy), (vx, vy)) that may mirror."""
        m = Matrix.Translation((x, y, z))
        if basis:
            (ux, uy), (vx, vy) = basis
            m = m @ Matrix(((ux, vx, 0, 0), (uy, vy, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
        else:
            m = m @ Matrix.Rotation(math.radians(rot), 4, "Z")
        self.frames.append(self.frames[-1] @ m)
        try:
            yield self
        finally:
            self.frames.pop()

    def point(self, p):
        return self.frames[-1] @ Vector(p)

    def mesh(self, mat, verts, faces, bevel=0.0, smooth=False, hidden=False):
        group = self.parts.setdefault((mat.name, bevel, smooth, hidden), ([], [], mat))
        base = len(group[0])
        m = self.frames[-1]
        group[0].extend((m @ Vector(v))[:] for v in verts)
        flip = m.determinant() < 0
        for f in faces:
            f = tuple(i + base for i in f)
            group[1].append(f[::-1] if flip else f)

    def box(self, mat, x0, y0, z0, x1, y1, z1, bevel=0.0, hidden=False):
        """A box between two corners; hidden keeps it out of the camera's sight only."""
        x0, x1, y0, y1, z0, z1 = *sorted((x0, x1)), *sorted((y0, y1)), *sorted((z0, z1))
        verts = [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        self.mesh(mat, verts, BOX_FACES, bevel, False, hidden)

    def tube(self, mat, p0, p1, r, r2=None, n=14):
        """A capped cylinder or cone from p0 to p1."""
        r2 = r if r2 is None else r2
        a, b = Vector(p0), Vector(p1)
        q = (b - a).to_track_quat("Z", "Y")
        ring = [(math.cos(2 * math.pi * i / n), math.sin(2 * math.pi * i / n)) for i in range(n)]
        verts = [a + q @ Vector((c * r, s * r, 0)) for c, s in ring]
        verts += [b + q @ Vector((c * r2, s * r2, 0)) for c, s in ring]
        self.mesh(mat, verts, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], 0, True)
        self.mesh(mat, verts, [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))])

    def path(self, mat, points, r, n=8):
        for p0, p1 in zip(points, points[1:]):
            self.tube(mat, p0, p1, r, n=n)

    def surface(self, mat, fn, nu, nv, closed=False, smooth=True):
        """The surface fn(u, v), u and v in 0..1; closed joins the ends of u."""
        cols = nu if closed else nu + 1
        verts = [fn(i / nu, j / nv) for j in range(nv + 1) for i in range(cols)]
        faces = []
        for j in range(nv):
            for i in range(nu):
                k = (i + 1) % cols if closed else i + 1
                faces.append((j * cols + i, j * cols + k, (j + 1) * cols + k, (j + 1) * cols + i))
        self.mesh(mat, verts, faces, 0, smooth)

    def puff(self, mat, x0, y0, z0, x1, y1, z1, e=0.35, wobble=0.0):
        """A soft box (superellipsoid): cushions, pillows, mattresses. e near 0 is boxy, 1 is round."""
        c = [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2]
        h = [(x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2]
        ph = [self.rng.uniform(0, 6) for _ in range(3)]

        def power(v):
            return math.copysign(abs(v) ** e, v)

        def fn(u, v):
            a, b = 2 * math.pi * u, math.pi * (v - 0.5)
            x, y, z = power(math.cos(b)) * power(math.cos(a)), power(math.cos(b)) * power(math.sin(a)), power(math.sin(b))
            w = wobble * (math.sin(x * 5 + ph[0]) + math.sin(y * 6 + ph[1]) + math.sin((x + y) * 4 + ph[2]))
            return (c[0] + h[0] * x, c[1] + h[1] * y, c[2] + h[2] * z + w * (0.5 + z / 2))

        self.surface(mat, fn, 40, 20, closed=True)

    def ball(self, mat, x, y, z, r, rz=None):
        rz = r if rz is None else rz
        self.surface(mat, lambda u, v: (
            x + r * math.cos(2 * math.pi * u) * math.sin(math.pi * v),
            y - r * math.sin(2 * math.pi * u) * math.sin(math.pi * v), z + rz * math.cos(math.pi * v)), 24, 12, closed=True)

    def torus(self, mat, center, axis, radius, r, n=32):
        q = Vector(axis).to_track_quat("Z", "Y")
        c = Vector(center)

        def fn(u, v):
            a, b = 2 * math.pi * u, 2 * math.pi * v
            return c + q @ Vector(((radius + r * math.cos(b)) * math.cos(a), (radius + r * math.cos(b)) * math.sin(a), r * math.sin(b)))

        self.surface(mat, fn, n, 8, closed=True)

    def cloth(self, mat, x0, x1, y, z0, z1, fold=0.11, depth=0.03):
        """A hanging curtain along x with folds of the given width."""
        folds = max(2, round((x1 - x0) / fold))
        ph, amp = self.rng.uniform(0, 6), [self.rng.uniform(0.75, 1.2) for _ in range(folds + 1)]

        def fn(u, v):
            a = amp[int(u * folds)] * (0.75 + 0.35 * (1 - v))
            return (x0 + (x1 - x0) * u + 0.01 * math.sin(9 * u + ph), y + depth * a * math.sin(2 * math.pi * folds * u), z0 + (z1 - z0) * v)

        self.surface(mat, fn, folds * 14, 6)

    def leaves(self, mat, blobs, count, size):
        """Leaf quads scattered in ellipsoids (x, y, z, rx, ry, rz), denser at the skin."""
        rng, verts, faces = self.rng, [], []
        weights = [b[3] * b[4] * b[5] for b in blobs]
        for _ in range(count):
            bx, by, bz, rx, ry, rz = rng.choices(blobs, weights)[0]
            d = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized() * rng.uniform(0.3, 1) ** 0.4
            p = Vector((bx + d.x * rx, by + d.y * ry, bz + d.z * rz))
            t = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 0.6))).normalized()
            s = t.orthogonal().normalized() * size * rng.uniform(0.35, 0.6)
            t = t * size * rng.uniform(0.7, 1.3)
            k = len(verts)
            verts += [p - t * 0.6, p + s * 0.8, p + t * 0.6, p - s * 0.8]
            faces.append((k, k + 1, k + 2, k + 3))
        self.mesh(mat, verts, faces)

    def flush(self):
        """Makes the Blender objects."""
        for (name, bevel, smooth, hidden), (verts, faces, mat) in self.parts.items():
            data = bpy.data.meshes.new(name)
            data.from_pydata(verts, [], faces)
            data.materials.append(mat)
            if smooth:
                data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
            obj = bpy.data.objects.new(name, data)
            bpy.context.collection.objects.link(obj)
            obj.visible_camera = not hidden
            if name.startswith("scenery"):
                mat.cycles.sample_as_light = False
                obj.visible_diffuse = obj.visible_shadow = False
            if bevel:
                mod = obj.modifiers.new("bevel", "BEVEL")
                mod.width, mod.segments, mod.limit_method = bevel, 2, "ANGLE"
        self.parts = {}


def area_light(at, to, size, watts, color=(1, 1, 1)):
    """A rectangular light at a point, aimed at another; the camera does not see it."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape, (data.size, data.size_y), data.energy, data.color = "RECTANGLE", size, watts, color
    obj = bpy.data.objects.new("area", data)
    obj.location = at
    obj.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = obj.visible_glossy = False
    bpy.context.collection.objects.link(obj)
    return obj


def sun_light(direction, strength, color, angle=0.02):
    """Sunlight that travels along the direction; strength in W/m2, angle in radians (softness)."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = strength, color, angle
    obj = bpy.data.objects.new("sun", data)
    obj.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(obj)


def camera(at, to, lens, level=True):
    """A full-frame camera; level keeps the verticals upright and shifts the lens instead."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.clip_start, data.clip_end = lens, 36, 0.02, 500
    a, b = Vector(at), Vector(to)
    d = b - a
    if level:
        flat = math.hypot(d.x, d.y)
        data.shift_y = (d.z / flat) * lens / 36
        d.z = 0
    obj = bpy.data.objects.new("camera", data)
    obj.location = a
    obj.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(obj)
    bpy.context.scene.camera = obj
