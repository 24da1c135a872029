"""Renders the sample pictures: blender -b -P render.py -- [--only room-03,common-01] [--spp 40] [--size 960].

With --panoramas it renders those instead, each twice as wide as high."""

import argparse
import math
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

import bpy  # noqa: E402

import common  # noqa: E402
import exterior  # noqa: E402
import room  # noqa: E402
import series  # noqa: E402
from catalog import HEIGHT, PICTURES, SERIES_WIDTH, WIDTH, pictures  # noqa: E402
from catalog_panoramas import PANORAMAS  # noqa: E402
from develop import develop  # noqa: E402
from kit import Kit  # noqa: E402

BUILDERS = {"room": room.build, "exterior": exterior.build, "common": common.build, "series": series.build}
PANORAMA_WIDTH, PANORAMA_BYTES = 2048, 240_000
#: How bright the middle tone becomes; white walls under a lamp need less of it than a room with furniture.
VIEW_KEYS = {"door": 0.93, "kitchen": 0.92, "entrance": 0.94, "bath": 1.05}
KEYS = {"day": 0.74, "sun": 0.72, "morning": 0.66}


def options():
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("--only", default="", help="names or beginnings of names (series-03), separated by commas")
    parser.add_argument("--spp", type=int, default=14, help="samples per pixel, both halves together")
    parser.add_argument("--panoramas", action="store_true", help="the panoramas, not the pictures")
    parser.add_argument("--size", type=int, help=f"width in pixels; {WIDTH}, of series {SERIES_WIDTH}, of panoramas {PANORAMA_WIDTH}")
    parser.add_argument("--light", type=int, help="size of the light passes in percent; 100 outdoors, 60 indoors, 36 in series")
    parser.add_argument("--out", type=Path, default=PICTURES)
    parser.add_argument("--missing", action="store_true", help="skip what is rendered already")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])


def engine(scene, width, spp):
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, round(width * HEIGHT / WIDTH)
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Raw"
    c = scene.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.use_denoising = "CPU", max(1, spp // 2), False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 4, 3, 2, 2, 8
    c.sample_clamp_indirect, c.sample_clamp_direct = 2.5, 20
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.pixel_filter_type, c.filter_width = "BLACKMAN_HARRIS", 1.5
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_z = True
    layer.cycles.denoising_store_passes = True


def outputs(scene, folder):
    """Writes the passes the developing needs as EXR files beside each other."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path, out.format.file_format, out.format.color_depth = str(folder), "OPEN_EXR", "32"
    out.file_slots.clear()
    for name, source in (("Image", "Image"), ("Albedo", "Denoising Albedo"), ("Normal", "Denoising Normal"), ("Depth", "Depth")):
        out.file_slots.new(name)
        tree.links.new(layers.outputs[source], out.inputs[name])
    return out


def surfaces_only(scene):
    """For the last pass, which takes only albedo, normal and depth, in full size."""
    scene.cycles.samples, scene.cycles.max_bounces, scene.cycles.diffuse_bounces = 3, 1, 0
    for obj in scene.objects:
        obj.hide_render = obj.type == "LIGHT"


def look_around(scene, spec, at):
    """A camera at eye height that sees everything around it, the window in the middle of the picture."""
    width, depth = room.size(spec)
    camera = scene.camera
    camera.data.type, camera.data.cycles.panorama_type = "PANO", "EQUIRECTANGULAR"
    camera.data.shift_y = 0
    camera.location = (at[0] * width, at[1] * depth, 1.35)
    camera.rotation_euler = (math.pi / 2, 0, 0)
    scene.render.resolution_y = scene.render.resolution_x // 2
    for obj in scene.objects:
        if obj.type == "LIGHT":
            obj.visible_camera = False


def shoot(picture, args):
    began = time.time()
    is_series = picture["kind"] == "series"
    outdoors = picture["kind"] == "exterior" or picture["scene"].get("space") in ("bicycle", "terrace")
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    kit = Kit(picture["seed"])
    BUILDERS[picture["kind"]](kit, picture["scene"])
    kit.flush()
    engine(scene, args.size or (PANORAMA_WIDTH if args.panoramas else SERIES_WIDTH if is_series else WIDTH), args.spp)
    if args.panoramas:
        look_around(scene, picture["scene"], picture["at"])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        node = outputs(scene, folder)
        percent = args.light or (100 if outdoors else 36 if is_series else 60)
        for half in ("a", "b", "full") if percent < 100 else ("a", "b"):
            scene.cycles.seed = {"a": 1, "b": 2, "full": 3}[half]
            scene.render.resolution_percentage = 100 if half == "full" else percent
            if half == "full":
                surfaces_only(scene)
            for slot, kind in zip(node.file_slots, ("Image", "Albedo", "Normal", "Depth")):
                slot.path = f"{half}-{kind}#"
            bpy.ops.render.render()
        for exr in folder.glob("*.exr"):
            exr.rename(exr.with_name(exr.name.replace("1.exr", ".exr")))
        rendered = time.time() - began
        path = args.out / f"{picture['name']}.webp"
        light = picture["scene"].get("light", "day")
        quality = develop(folder, path, KEYS[light] * (0.72 if outdoors else VIEW_KEYS.get(picture.get("view"), 1.0)),
                          **({"max_bytes": PANORAMA_BYTES} if args.panoramas else {}))
    print(f"{picture['name']} render {rendered:.0f}s total {time.time() - began:.0f}s "
          f"{path.stat().st_size // 1000}kB q{quality}", flush=True)


def main():
    args = options()
    args.out.mkdir(parents=True, exist_ok=True)
    only = [n for n in args.only.split(",") if n]
    for picture in [{"kind": "room", **p} for p in PANORAMAS] if args.panoramas else pictures():
        wanted = not only or any(f"{picture['name']}-".startswith(f"{n}-") for n in only)
        if wanted and not (args.missing and (args.out / f"{picture['name']}.webp").exists()):
            shoot(picture, args)


main()
