"""One home from its floor plan: walls, floors and openings of the spaces that a view shows.

The plan is the one that the site draws (build-plan.ts), in metres: x runs across, y from the balcony to the front door.
Scenes keep x; their y runs the other way, with 0 at the door side of the main room.
"""

import json
import subprocess
from pathlib import Path

import doors
import fittings as fit
from materials import planks, plain, rough, tiles, wood
from room import ACCENT, boards, mats

HERE = Path(__file__).resolve().parent
HEIGHT, BATH_HEIGHT, DOOR, CLOSET, GENKAN_STEP = 2.42, 2.1, 2.0, 2.1, 0.1
#: Each space lines its walls with this much of its own; outer walls stand outside the plan.
LINING, OUTER = 0.05, 0.14
SASH = (0.05, 2.02)


class Plan:
    """The floor plan of a room (a row of `roomtype`), in the coordinates of the scene."""

    def __init__(self, room):
        printed = subprocess.run(["node", str(HERE / "build-plan.ts"), json.dumps(room)], check=True, capture_output=True)
        plan = json.loads(printed.stdout)
        self.spaces = {s["id"]: s for s in plan["spaces"]}
        self.fixtures, self.openings = plan["fixtures"], plan["openings"]
        self.open = [tuple(pair) for pair in plan["open"]]
        self.width, self.depth = plan["width"], plan["depth"]
        self.main = self.spaces["main"]

    def y(self, plan_y):
        return round(self.main["h"] - plan_y, 3)

    def rect(self, space_id):
        """x0, y0, x1, y1 of a space in the scene."""
        s = self.spaces[space_id]
        return s["x"], self.y(s["y"] + s["h"]), round(s["x"] + s["w"], 3), self.y(s["y"])

    def find(self, kind):
        """The id of the first space of a kind, or None."""
        return next((i for i, s in self.spaces.items() if s["kind"] == kind), None)

    def fixture(self, kind):
        return next((f for f in self.fixtures if f["kind"] == kind), None)

    def frame(self, f):
        """The local frame at the wall behind a fixture, and its length along that wall."""
        x, y, w, h = f["x"], f["y"], f["w"], f["h"]
        return {
            0: (dict(x=x, y=self.y(y), basis=((1, 0), (0, -1))), w),
            1: (dict(x=x + w, y=self.y(y), basis=((0, -1), (-1, 0))), h),
            2: (dict(x=x, y=self.y(y + h), basis=((1, 0), (0, 1))), w),
            3: (dict(x=x, y=self.y(y), basis=((0, -1), (1, 0))), h),
        }[f["side"]]

    def lines(self):
        """Openings as (kind, axis of the wall, where it is, from, to, opening)."""
        for o in self.openings:
            if o["x1"] == o["x2"]:
                yield o["kind"], "y", o["x1"], *sorted((self.y(o["y1"]), self.y(o["y2"]))), o
            else:
                yield o["kind"], "x", self.y(o["y1"]), *sorted((o["x1"], o["x2"])), o

    def side(self, space_id, side):
        """Axis along the wall, where it is, from, to, and whether it is an outer wall."""
        x0, y0, x1, y1 = self.rect(space_id)
        axis, at, a, b = {"N": ("x", y1, x0, x1), "S": ("x", y0, x0, x1), "W": ("y", x0, y0, y1), "E": ("y", x1, y0, y1)}[side]
        edge = {"N": self.y(0), "S": self.y(self.depth), "W": 0, "E": self.width}[side]
        return axis, at, a, b, abs(at - edge) < 0.02


def build(k, plan, spec, shown, cut=(), reach=0.0, closed=True):
    """Builds the spaces of the ids in `shown`.

    `cut` holds the walls (space, side) that the camera would see from behind; they stand `reach` metres further out and have
    no openings, and the other walls, floors and ceilings go on to them. `closed` says whether inner doors are shut.
    """
    for space_id in shown:
        kind = plan.spaces[space_id]["kind"]
        behind = {side: reach for s, side in cut if s == space_id}
        surfaces(k, plan, spec, space_id, kind, behind)
        for side in "NSWE":
            lining(k, plan, spec, space_id, side, behind, cut)
    for line in plan.lines():
        touching = [(s, side) for s in shown for side in "NSWE" if lies_on(plan, s, side, line)]
        if touching and not any(t in cut for t in touching):
            leaf(k, plan, spec, line, closed)


def lies_on(plan, space_id, side, line):
    _, axis, at, a, b, _ = line
    other, where, c, d, _ = plan.side(space_id, side)
    return axis == other and abs(at - where) < 0.02 and min(b, d) - max(a, c) > 0.1


def surfaces(k, plan, spec, space_id, kind, behind):
    """Floor and ceiling."""
    x0, y0, x1, y1 = plan.rect(space_id)
    x0, x1 = x0 - behind.get("W", 0), x1 + behind.get("E", 0)
    y0, y1 = y0 - behind.get("S", 0), y1 + behind.get("N", 0)
    top = BATH_HEIGHT if kind == "bath" else HEIGHT
    white = plain("#f7f7f5", 0.35) if kind == "bath" else rough("#f6f5f1", 5, 0.02, 0.2)
    over = {side: OUTER if side in behind or plan.side(space_id, side)[4] else 0 for side in "NSWE"}
    k.box(white, x0 - over["W"], y0 - over["S"], top, x1 + over["E"], y1 + over["N"], top + 0.1)
    if kind == "tatami":
        mats(k, x0, y0, x1, y1)
    elif kind == "entrance":
        tone = spec.get("genkan", "#b9b3a8")
        k.box(tiles(tone, "#98928a", 0.3, 0.3, 0.05, 0.4, True, offset=0.0), x0, y0, -0.3, x1, y1, -GENKAN_STEP)
        k.box(boards("oak" if spec["floor"] == "tatami" else spec["floor"], "x"), x0, y1 - 0.04, -GENKAN_STEP, x1, y1 + 0.01, 0.002)
    elif kind == "bath":
        k.box(tiles(spec.get("bath_floor", "#b7b3aa"), "#a29e95", 0.3, 0.3, 0.02, 0.45, True, offset=0.0), x0, y0, -0.1, x1, y1, 0.0)
    elif kind in ("toilet", "wash"):
        k.box(planks("#d8d1c4", "y", 0.15), x0, y0, -0.1, x1, y1, 0.0)
    else:
        k.box(boards("oak" if spec["floor"] == "tatami" else spec["floor"], "y"), x0, y0, -0.1, x1, y1, 0.0)


def paper(spec, space_id, side, kind):
    """The lining of one wall."""
    if kind == "bath":
        panel = spec.get("panel", "#d9cfc1")
        if side != spec["panel_at"]:
            return plain("#f4f4f2", 0.22, 0.0, 0.5)
        return wood(panel, "z", 0.25) if panel in ("oak", "walnut", "maple", "cherry") else plain(panel, 0.22, 0.0, 0.5)
    accent = spec.get("accent")
    if accent and space_id == "main" and {"L": "W", "R": "E", "W": "N", "F": "S"}[accent[0]] == side:
        return ACCENT[accent[1]]() if accent[1] in ACCENT else rough(accent[1], 5, 0.04, 0.4)
    return rough("#e9e0cc" if kind == "tatami" else spec.get("paper", "#f3f0ea"), 5, 0.03, 0.35)


def lining(k, plan, spec, space_id, side, behind, cut):
    """One wall of a space without its openings, and its skirting board."""
    axis, at, a, b, is_outer = plan.side(space_id, side)
    kind = plan.spaces[space_id]["kind"]
    holes = [] if side in behind else sorted((c, d, what) for what, c, d in gaps(plan, space_id, side, cut, behind))
    mat = paper(spec, space_id, side, kind)
    low, high = ("W", "E") if axis == "x" else ("S", "N")
    a, b = a - behind.get(low, 0), b + behind.get(high, 0)
    inward = {"N": -1, "S": 1, "W": 1, "E": -1}[side]
    near, far = (at, at - inward * OUTER) if is_outer else (at + inward * LINING, at)
    near, far = near - inward * behind.get(side, 0), far - inward * behind.get(side, 0)
    bottom = -GENKAN_STEP if kind == "entrance" else 0
    top = BATH_HEIGHT if kind == "bath" else HEIGHT

    def piece(c, d, z0, z1):
        if d - c > 0.001:
            wall(k, mat, axis, near, far, c, d, z0, z1)

    # Outer walls meet at the corners of the home; where they go on along the next space, they must not lie in each other.
    ends = [OUTER if is_outer and (end in behind or plan.side(space_id, end)[4]) else 0 for end in (low, high)]
    edge = a - ends[0]
    for c, d, what in holes:
        piece(edge, c, bottom, top)
        if what != "open":
            z0, z1 = SASH if what == "sash" else (bottom, CLOSET if what == "fold" and kind != "bath" else DOOR)
            piece(c, d, bottom, z0)
            piece(c, d, z1, top)
        edge = d
    piece(edge, b + ends[1], bottom, top)
    if side in behind or kind in ("bath", "entrance"):
        return
    skirt = plain("#c9a877", 0.5) if kind == "tatami" else plain("#ebe8e1", 0.5)
    edge = a
    for c, d in [(c, d) for c, d, _ in holes] + [(b, b)]:
        if c - edge > 0.06:
            wall(k, skirt, axis, near + inward * 0.01, near, edge, c, 0, 0.06)
        edge = d


def wall(k, mat, axis, near, far, a, b, z0, z1):
    """A slab along an axis between a and b."""
    box = (a, near, z0, b, far, z1) if axis == "x" else (near, a, z0, far, b, z1)
    k.box(mat, *box)


def gaps(plan, space_id, side, cut, behind):
    """The openings in one wall (kind, from, to); "open" where the next space begins without a wall."""
    axis, at, a, b, _ = plan.side(space_id, side)
    for kind, other, where, c, d, _ in plan.lines():
        if kind != "step" and other == axis and abs(where - at) < 0.02 and min(b, d) - max(a, c) > 0.1:
            yield kind, max(a, c), min(b, d)
    ends = ("W", "E") if axis == "x" else ("S", "N")
    opposite = {"N": "S", "S": "N", "W": "E", "E": "W"}[side]
    for pair in plan.open:
        if space_id in pair:
            other = pair[0] if pair[1] == space_id else pair[1]
            _, where, c, d, _ = plan.side(other, opposite)
            if abs(where - at) < 0.02 and min(b, d) - max(a, c) > 0.1:
                low, high = (behind.get(end, 0) if (other, end) in cut else 0 for end in ends)
                yield "open", max(a, c) - low, min(b, d) + high


def leaf(k, plan, spec, line, closed):
    """The door, window or folding door in an opening."""
    kind, axis, at, a, b, opening = line
    if kind == "sash":
        window(k, spec, at, a, b)
        return
    if kind == "step":
        return
    is_front = axis == "x" and abs(at - plan.y(plan.depth)) < 0.02
    is_bath = any(s["kind"] == "bath" and lies_on(plan, i, side, line) for i, s in plan.spaces.items() for side in "NSWE")
    basis = ((1, 0), (0, 1)) if axis == "x" else ((0, 1), (-1, 0))
    with k.at(a if axis == "x" else at, at if axis == "x" else a, 0, basis=basis):
        if is_front:
            doors.front(k, spec, b - a, -GENKAN_STEP, OUTER)
        elif is_bath:
            doors.bath(k, b - a, LINING)
        elif kind == "fold":
            doors.folding(k, spec, b - a, CLOSET, LINING)
        elif kind == "slide":
            doors.sliding(k, spec, b - a, DOOR, LINING)
        else:
            hinge = opening["x1"] if axis == "x" else plan.y(opening["y1"])
            doors.room(k, spec, b - a, DOOR, LINING, closed, abs(hinge - a) < 0.01, -opening["ny" if axis == "x" else "nx"])


def window(k, spec, y, x0, x1):
    """The window to the balcony with its curtains."""
    fit.window(k, x0, x1, *SASH, y + 0.01)
    curtain = spec.get("curtain")
    if curtain == "shoji":
        fit.window(k, x0 - 0.05, (x0 + x1) / 2 - 0.1, 0.02, SASH[1], y - 0.1, paper=True)
        fit.window(k, (x0 + x1) / 2 + 0.35, x1 + 0.3, 0.02, SASH[1], y - 0.1, paper=True)
    elif curtain:
        fit.curtains(k, curtain, x0, x1, y - 0.07, SASH[1] + 0.08)
    else:
        k.box(plain("#e8e6e2", 0.4), x0 - 0.1, y - 0.06, SASH[1] + 0.08, x1 + 0.1, y - 0.02, SASH[1] + 0.1)
