"""The six views of one home: what each shows, what stands in it, its light and its camera."""

import doors
import fittings as fit
import furniture as fur
import wet
from home import GENKAN_STEP, HEIGHT, LINING, Plan, build as spaces
from kit import area_light, camera, sun_light
from materials import fabric, glow, plain, rough

EYE, REACH = 1.38, 0.75


def build(k, spec):
    plan = Plan(spec["room"])
    VIEWS[spec["view"]](k, plan, spec)


def from_door(k, plan, spec):
    """From the door towards the window."""
    x0, _, x1, depth = plan.rect("main")
    spaces(k, plan, spec, ("main",), (("main", "S"),), REACH)
    living(k, plan, spec)
    daylight(k, plan, spec)
    side = spec.get("from", "C")
    x = {"L": x0 + 0.35, "C": x0 + (x1 - x0) * 0.45, "R": x1 - 0.35}[side]
    turn = {"L": 0.34, "C": 0.02, "R": -0.34}[side]
    camera((x, -0.55, EYE), (x + turn * depth, depth, 0.86), 18)


def behind_room(plan):
    """The spaces that one sees into from the hall without opening a door."""
    niche = [i for pair in plan.open for i in pair if plan.spaces[i]["kind"] == "wash"]
    return ("hall", "genkan", *dict.fromkeys(niche))


def from_window(k, plan, spec):
    """Back from the window towards the door."""
    _, _, x1, depth = plan.rect("main")
    is_open = ("main", "hall") in plan.open
    spaces(k, plan, spec, ("main", *behind_room(plan)) if is_open else ("main",), (("main", "N"),), REACH)
    living(k, plan, spec)
    if is_open:
        service(k, plan, spec)
    daylight(k, plan, spec)
    furnished = plan.fixture("bed") or spec["room"]["layout"] == "1LDK"
    x = x1 * (0.47 if furnished else 0.8)
    camera((x, depth + 0.5, EYE), (x1 * (0.47 if furnished else 0.3), 0, 0.95), 18)


def at_desk(k, plan, spec):
    """The desk and the bed, or the corner of the closet where there is no furniture."""
    if plan.find("room") and "bedroom" in plan.spaces:
        bedroom(k, plan, spec)
        return
    _, _, x1, depth = plan.rect("main")
    spaces(k, plan, spec, ("main",), (("main", "S"),), REACH)
    living(k, plan, spec)
    daylight(k, plan, spec)
    if plan.fixture("bed") or plan.fixture("mats"):
        camera((x1 - 0.4, min(0.2, depth - 3.3), EYE - 0.05), (0.75, depth - 0.75, 0.85), 20)
    else:
        camera((0.3, depth - 0.2, EYE), (x1 - 0.3, 0.3, 1.0), 18)


def in_kitchen(k, plan, spec):
    """The kitchen: in the hall through the wall opposite, in a living room from beside the window."""
    f = plan.fixture("kitchen")
    middle = plan.y(f["y"] + f["h"] / 2)
    if "bedroom" in plan.spaces:
        _, _, x1, depth = plan.rect("main")
        spaces(k, plan, spec, ("main",))
        living(k, plan, spec)
        daylight(k, plan, spec)
        camera((x1 - 0.35, depth * 0.72, EYE), (0.3, middle - 0.35, 0.95), 21)
        return
    is_open = ("main", "hall") in plan.open
    shown = ("main", "hall", "genkan") if is_open else ("hall", "genkan")
    spaces(k, plan, spec, shown, (("hall", "E"), ("genkan", "E")), 1.2)
    service(k, plan, spec)
    if is_open:
        living(k, plan, spec)
        daylight(k, plan, spec)
    width = plan.spaces["hall"]["w"]
    camera((min(width + 0.75, 2.5), middle - 0.75, EYE), (0.1, middle + 0.12, 1.06), 21)


def in_bath(k, plan, spec):
    """The bath towards its tub. In the frame of the picture x leads to the tub; the tub lies at a side wall or at the back."""
    space_id, at = plan.find("bath"), plan.fixture("tub")
    x0, y0, x1, y1 = plan.rect(space_id)
    is_back = at["side"] == 2
    spaces(k, plan, {**spec, "panel_at": "S" if is_back else "E"}, (space_id,), ((space_id, "N" if is_back else "W"),), 1.2)

    def inside(f):
        a, b, c, d = f["x"] - x0, plan.y(f["y"] + f["h"]) - y0, f["x"] + f["w"] - x0, plan.y(f["y"]) - y0
        return (y1 - y0 - d, a, y1 - y0 - b, c) if is_back else (a, b, c, d)

    boxes = {f["kind"]: inside(f) for f in plan.fixtures if x0 <= f["x"] < x1 and y0 <= plan.y(f["y"] + f["h"] / 2) < y1}
    w, h = (y1 - y0, x1 - x0) if is_back else (x1 - x0, y1 - y0)
    with k.at(**(dict(x=x0, y=y1, basis=((0, -1), (1, 0))) if is_back else dict(x=x0, y=y0))):
        wet.bath(k, spec, w, h, boxes)
        wet.light(k.point((w * 0.42, h / 2, 0)))
        back = 0.95 if "basin" in boxes else 0.65
        camera(k.point((-back, h / 2 - 0.16, 1.5)), k.point((w, h / 2 + 0.1, 0.68)), 18)


def at_entrance(k, plan, spec):
    """The entrance from the hall."""
    x0, y0, x1, y1 = plan.rect("genkan")
    is_short = plan.spaces["hall"]["h"] < 1.3
    spaces(k, plan, spec, behind_room(plan), (("hall", "N"),), 1.6 if is_short else 0.6)
    service(k, plan, spec)
    x = (x0 + x1) / 2
    far = 1.6 if is_short else 1.4
    camera((x + 0.2, y1 + far if is_short else min(y1 + far, -0.25), EYE), (x - 0.02, y0, 0.78), 20)


def bedroom(k, plan, spec):
    """The room beside the living room, with bed and desk."""
    x0, y0, x1, y1 = plan.rect("bedroom")
    spaces(k, plan, spec, ("bedroom",))
    if spec["furnished"]:
        s = fur.Style(spec)
        with k.at(x1, y1 - 0.12, basis=((0, -1), (-1, 0))):
            fur.bed(k, s)
        with k.at(x1, y1 - 0.9, basis=((0, -1), (-1, 0))):
            fit.art(k, s)
        with k.at(x0 + LINING, y1 - 0.45, basis=((0, -1), (1, 0))):
            fur.desk(k, s)
        k.box(fabric(spec["rug"]), x0 + 0.85, y1 - 2.3, 0, x1 - 1.1, y1 - 0.7, 0.016, 0.006)
    daylight(k, plan, spec, "bedroom")
    if spec["furnished"]:
        camera((x1 - 0.35, y0 + 0.3, EYE - 0.05), (x0 + 0.75, y1 - 0.7, 0.85), 19)
    else:
        camera((x0 + 0.35, y1 - 0.25, EYE), (x1 - 0.4, y0, 1.0), 18)


VIEWS = {"door": from_door, "window": from_window, "desk": at_desk, "kitchen": in_kitchen, "bath": in_bath, "entrance": at_entrance}


def wall_frame(plan, wall, start):
    """The frame on a wall of the main room; see catalog_rooms.py for the names of walls."""
    _, _, x1, depth = plan.rect("main")
    right = x1 - (0 if abs(x1 - plan.width) < 0.02 else LINING)
    return {
        "L": dict(x=0, y=depth - start, basis=((0, -1), (1, 0))),
        "R": dict(x=right, y=depth - start, basis=((0, -1), (-1, 0))),
        "W": dict(x=start, y=depth, basis=((1, 0), (0, -1))),
        "F": dict(x=start, y=LINING, basis=((1, 0), (0, 1))),
    }[wall]


def living(k, plan, spec):
    """The furniture of the main room: bed and desk where the plan has them, the rest from the catalogue."""
    _, _, x1, depth = plan.rect("main")
    along = fur.Style(spec)
    bed, desk, cook = plan.fixture("bed"), plan.fixture("desk"), plan.fixture("kitchen")
    if bed:
        frame, _ = plan.frame(bed)
        with k.at(**frame):
            fur.bed(k, along)
    if desk:
        frame, length = plan.frame(desk)
        with k.at(**frame):
            fur.desk(k, along, length)
    # The camera looks from the door through what hangs on the wall around it; a room that is open to the hall has no such wall.
    has_door = ("main", "hall") not in plan.open
    unseen = {"door": "F", "window": "W"}.get(spec["view"], "") + ("" if has_door else "F")
    for kind, wall, start in (item for item in spec["items"] if item[1] not in unseen):
        with k.at(**wall_frame(plan, wall, start)):
            (getattr(fur, kind, None) or getattr(fit, kind))(k, fur.Style(spec, "y" if wall in "LR" else "x"))
    if "bedroom" in plan.spaces:
        kitchen(k, plan, spec, cook)
    if spec.get("rug"):
        rug(k, spec, spec["rug_at"][0], depth - spec["rug_at"][1])
    if spec.get("table"):
        x, y = spec["rug_at"]
        fit.table(k, along, spec["table"], x, depth - y)
        if not any(kind == "sofa" for kind, _, _ in spec["items"]):
            k.puff(fabric(along.cushion), x - 0.26, depth - y - 0.92, 0.0, x + 0.26, depth - y - 0.4, 0.11, 0.28)
    for y in (depth * 0.35, depth * 0.75):
        k.box(plain("#f4f3ef", 0.4), 0, y, 0.22, 0.008, y + 0.07, 0.34)
    fit.ceiling_lamp(k, x1 / 2, depth * 0.5, HEIGHT)


def rug(k, spec, x, y):
    if spec["rug"].endswith("round"):
        k.tube(fabric(spec["rug"].split("-")[0]), (x, y, 0), (x, y, 0.018), 0.62, n=64)
    else:
        k.box(fabric(spec["rug"]), x - 0.5, y - 0.65, 0, x + 0.5, y + 0.65, 0.016, 0.006)


def kitchen(k, plan, spec, f):
    """The kitchen unit of the plan, and the refrigerator where the home has one."""
    style = fur.Style({**spec, "wood": spec.get("fronts", spec["wood"])}, "y")
    frame, length = plan.frame(f)
    with k.at(**frame):
        fit.kitchen(k, style, length, f["burners"])
    fridge = plan.fixture("fridge")
    if fridge and spec.get("fridge"):
        frame, _ = plan.frame(fridge)
        with k.at(**frame):
            fit.fridge(k, style)


def service(k, plan, spec):
    """Kitchen, entrance and lamps of the part behind the main room."""
    kitchen_of = plan.fixture("kitchen")
    if "bedroom" not in plan.spaces:
        kitchen(k, plan, spec, kitchen_of)
    if spec.get("dining"):
        fit.dining(k, fur.Style(spec), *spec["dining"])
    genkan(k, plan, spec)
    washer = plan.fixture("washer")
    if washer and any(plan.spaces[i]["kind"] == "wash" for i in behind_room(plan)):
        frame, size = plan.frame(washer)
        with k.at(**frame):
            pan(k, size, washer["w"])
    for space_id, watts in (("hall", 26), ("genkan", 13)):
        x0, y0, x1, y1 = plan.rect(space_id)
        x, y = (x0 + x1) / 2 + (0.15 if space_id == "hall" else 0), (y0 + y1) / 2
        k.tube(glow("#fffaf0", 5.0, True), (x, y, HEIGHT - 0.03), (x, y, HEIGHT), 0.1, n=32)
        area_light((x, y, HEIGHT - 0.06), (x, y, 0), (min(x1 - x0, 0.8), min(y1 - y0, 1.4) * 0.7), watts * max(1.0, (x1 - x0) / 1.7), (1, 0.985, 0.96))


def pan(k, width, depth):
    """The tray for a washing machine with its drain, and the tap above it."""
    white = plain("#f1f1ef", 0.35)
    k.box(white, 0, 0, 0, width, depth, 0.03, 0.01)
    for box in ((0, 0, 0.04, depth), (width - 0.04, 0, width, depth), (0.04, 0, width - 0.04, 0.04), (0.04, depth - 0.04, width - 0.04, depth)):
        k.box(white, box[0], box[1], 0, box[2], box[3], 0.07, 0.01)
    k.tube(plain("#8d9092", 0.4), (width / 2, depth / 2, 0.03), (width / 2, depth / 2, 0.036), 0.06, n=24)
    k.tube(plain("#b4b6b8", 0.28, 0.25), (width / 2, 0, 1.15), (width / 2, 0.07, 1.15), 0.014)
    k.tube(plain("#b4b6b8", 0.28, 0.25), (width / 2, 0.07, 1.17), (width / 2, 0.07, 1.09), 0.013)


def genkan(k, plan, spec):
    """Shoe cupboard, shoes and umbrellas on the lower floor of the entrance."""
    x0, y0, x1, y1 = plan.rect("genkan")
    f = plan.fixture("shoes")
    if f:
        frame, length = plan.frame(f)
        with k.at(**frame):
            z, h = -GENKAN_STEP, 0.92
            k.box(plain("#57544f", 0.8), 0.02, 0, z, length - 0.02, 0.29, z + 0.06)
            k.box(doors.timber(spec), 0, 0, z + 0.06, length, 0.33, h, 0.004)
            k.box(doors.timber(spec, "y"), -0.005, 0, h, length + 0.005, 0.345, h + 0.025, 0.004)
            k.box(plain("#57544f", 0.8), length / 2 - 0.002, 0.329, z + 0.07, length / 2 + 0.002, 0.3315, h - 0.01)
            for x in (length / 2 - 0.04, length / 2 + 0.03):
                k.box(plain("#b4b6b8", 0.28, 0.25), x, 0.33, 0.5, x + 0.01, 0.345, 0.62, 0.002)
            if spec["furnished"]:
                fur.pot(k, length * 0.78, 0.17, h + 0.025, 0.05, 0.2)
                k.box(plain("#8a6f55", 0.5), length * 0.2, 0.08, h + 0.025, length * 0.48, 0.26, h + 0.04, 0.004)
    if spec["furnished"]:
        left = x0 + (0.5 if f else 0.16)
        shoes(k, left, y1 - 0.42, spec.get("shoes", "#e7e3db"))
        shoes(k, left + 0.3, y1 - 0.45, "#5a4636")
        x, y, z = x1 - 0.17, y1 - 0.2, -GENKAN_STEP
        k.tube(rough("#e6e2da", 8, 0.05), (x, y, z), (x, y, z + 0.42), 0.09, 0.1, n=28)
        k.tube(plain("#3f4a5f", 0.7), (x - 0.02, y, z + 0.1), (x + 0.03, y - 0.02, z + 0.62), 0.02, 0.03)
        k.tube(plain("#7a5a3c", 0.5), (x + 0.03, y - 0.02, z + 0.62), (x + 0.04, y - 0.022, z + 0.78), 0.009)
    else:
        k.box(fabric("#8d9196"), x0 + 0.5, y1 - 0.6, -GENKAN_STEP, x1 - 0.2, y1 - 0.15, -GENKAN_STEP + 0.008)


def shoes(k, x, y, color):
    """A pair with its toes to the door."""
    upper, sole = fabric(color), plain("#f0eee9", 0.6)
    for i, dx in enumerate((0, 0.115)):
        z = -GENKAN_STEP
        with k.at(x + dx, y, z, rot=(-3, 4)[i]):
            k.puff(sole, -0.046, -0.135, 0.0, 0.046, 0.135, 0.03, 0.45)
            k.puff(upper, -0.043, -0.13, 0.015, 0.043, 0.04, 0.075, 0.6)
            k.puff(upper, -0.043, -0.03, 0.015, 0.043, 0.13, 0.105, 0.5)
            k.puff(plain("#3d3a37", 0.9), -0.03, 0.01, 0.075, 0.03, 0.115, 0.108, 0.6)


def daylight(k, plan, spec, space_id="main"):
    """The balcony and the town outside, and the day that comes in."""
    x0, _, x1, y = plan.rect(space_id)
    sash = next((a, b) for kind, axis, at, a, b, _ in plan.lines() if kind == "sash" and x0 <= a < x1)
    middle, width = sum(sash) / 2, sash[1] - sash[0]
    fit.balcony(k, -0.6, plan.width + 0.6, y + 0.14, bars=spec.get("bars", True))
    fit.backdrop(k, spec["light"], y)
    area_light((middle, y + 0.3, 1.1), (middle, y - 3.5, 0.9), (width, 1.9), {"day": 150, "sun": 130}[spec["light"]], (0.95, 0.975, 1))
    if spec["light"] == "sun":
        sun_light((spec.get("sun", 0.5), -1, -0.8), 9.0, (1, 0.92, 0.79), 0.02)
    area_light(((x0 + x1) / 2, 0.25, HEIGHT - 0.25), ((x0 + x1) / 2, y * 0.8, 0.7), (1.6, 0.6), 14, (1, 0.98, 0.95))
