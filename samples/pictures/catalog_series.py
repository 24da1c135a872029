"""The series: homes that are pictured from six places each, the ones that suit most sample homes first.

A home is a row of `roomtype` as far as its floor plan needs it; home.py builds it from that plan. Items are (kind, wall, start)
as in catalog_rooms.py, in the main room; bed and desk stand where the plan has them. `rug_at` is the middle of rug and table:
metres from the left wall and from the window.
"""

from series_captions import VIEWS, captions

#: Square metres beside the main room and the bath: what the samples have on the average (samples/src/room-size.ts).
BESIDE = {"1K": 0.8, "1R": 0.2, "1DK": 20.3, "1LDK": 24.0}
WET = {"unit": 8.5, "separate": 11.3}
BED, DESK, CLOSET, BURNERS, FRIDGE = 824, 825, 822, 811, 823


def home(layout, mats, look, *, bath="separate", floor="oak", furnished=True, burners=1, fridge=False, closet=True, **scene):
    is_large = layout in ("1DK", "1LDK")
    burners = {"1DK": 2, "1LDK": 3}.get(layout, burners)
    has = {807: bath == "separate", 808: bath == "separate", 809: True, BURNERS: burners > 1, CLOSET: closet, FRIDGE: fridge,
           BED: furnished, DESK: furnished}
    area = mats * 1.62 + BESIDE[layout] + (0 if is_large else WET[bath])
    kind = "tatami" if floor == "tatami" else "flooring"
    room = {"roomtype_id": 1, "layout": layout, "mats_area": mats, "room_area": round(area, 2),
            "equipment": [i for i, there in has.items() if there], "name": "和室" if kind == "tatami" else "洋室"}
    tags = {"layout": layout, "mats": mats, "furnished": furnished, "floor": kind, "bath": bath, "burners": burners, "closet": closet,
            "fridge": fridge, "kitchen": "room" if layout in ("1R", "1LDK") else "hall"}
    return {"tags": tags, "captions": captions(tags, look),
            "scene": {"room": room, "floor": floor, "furnished": furnished, "light": "day", "wood": "oak", "items": [], "fridge": fridge, **scene}}


def shelves(x=1.35, y=2.3, table="round", **scene):
    """A low shelf beside the desk, a low table before the bed."""
    return {"items": [("ac", "R", 0.1), ("art", "R", 1.05), ("lowshelf", "L", 1.8), ("intercom", "F", 0.25)], "rug_at": (x, y), "table": table, **scene}


def screen(x=1.4, y=2.35, table="low", **scene):
    """A television beside the desk."""
    return {"items": [("ac", "R", 0.1), ("art", "R", 1.0), ("tv", "L", 1.9), ("intercom", "F", 0.25)], "rug_at": (x, y), "table": table, **scene}


def wardrobe(x=1.4, y=2.3, table=None, **scene):
    """A clothes rack beside the desk, shelves over the bed."""
    return {"items": [("ac", "R", 0.1), ("wallshelf", "R", 0.95), ("rack", "L", 1.95), ("intercom", "F", 0.25)], "rug_at": (x, y), "table": table, **scene}


def library(x=1.4, y=2.4, table="round", **scene):
    """Two bookcases beside the desk."""
    return {"items": [("ac", "R", 0.1), ("clock", "R", 1.0), ("shelf", "L", 1.85), ("shelf", "L", 2.5), ("intercom", "F", 0.25)], "rug_at": (x, y), "table": table, **scene}


def lounge(x=1.45, y=3.0, **scene):
    """A sofa across from a television, in rooms of 8.5 mats and more."""
    return {"items": [("ac", "R", 0.1), ("art", "R", 1.05), ("tv", "L", 2.3), ("sofa", "R", 2.25), ("plant", "W", 0.0), ("intercom", "F", 0.25)],
            "rug_at": (x, y), "table": "low", **scene}


def living(plant=2.72, **scene):
    """The living room of a 1LDK: sofa and television at the window."""
    return {"items": [("ac", "L", 0.1), ("sofa", "R", 0.6), ("tv", "L", 0.55), ("art", "R", 0.95), ("plant", "W", plant)],
            "rug_at": (1.65, 1.35), "table": "low", **scene}


def dining(**scene):
    """A 1DK: the table for two in the dining kitchen."""
    return {"items": [("ac", "L", 0.05), ("lowshelf", "L", 1.75), ("intercom", "F", 0.4)], "rug_at": (1.45, 1.95), "dining": (1.3, -0.76), **scene}


def mats_room(**scene):
    """A room with tatami: chest, writing table, low round table."""
    return {"items": [("ac", "R", 0.2), ("fuzukue", "L", 0.5), ("tansu", "R", 1.2)], "rug_at": (1.55, 2.2), "table": "chabudai", "cushion": "indigo",
            "curtain": "shoji", "genkan": "#8f8a80", **scene}


def empty(**scene):
    """A room as it is handed over."""
    return {"items": [("ac", "R", 0.1), ("intercom", "F", 0.25)], "curtain": None, **scene}


L, R = {"from": "L"}, {"from": "R"}
SERIES = [
    home("1K", 6.5, "オークの床に、紺の寝具とからし色のクッション", **L,
         **shelves(light="sun", curtain="linen", bedding="navy", rug="grey", cushion="mustard", panel="oak", front="#d3c6ae")),
    home("1K", 8.5, "ソファを置ける広さに、グレージュの壁と生成りの布", floor="maple", **L,
         **lounge(light="sun", curtain="beige", bedding="beige", rug="cream", cushion="rust", accent=("R", "#cfc4b5"), panel="#a9988a", front="oak", pan="#4a5a63")),
    home("1R", 7, "ウォールナットの床と家具に、白い寝具", bath="unit", floor="walnut", **L,
         **screen(curtain="grey", bedding="white", wood="walnut", rug="cream", cushion="rust", panel="#b7aa9a", front="walnut")),
    home("1DK", 6.5, "白い家具に、水色のカーテンとラグ", floor="maple", **L,
         **dining(curtain="blue", bedding="blue", wood="white", door="oak", fronts="oak", rug="blue", panel="#9fb0ba", front="#4f6274", pan="#e0ddd4")),
    home("1K", 6.5, "白い床と家具に、テラコッタの差し色", bath="unit", floor="white", **R,
         **wardrobe(light="sun", curtain="terracotta", bedding="white", wood="white", door="oak", fronts="oak", rug="terracotta", cushion="terracotta", panel="#c3a48f",
                    front="#b3826b")),
    home("1LDK", 9, "オークのキッチンに、生成りのカーテンとグレーのソファ", **L,
         **living(light="sun", curtain="beige", bedding="beige", rug="grey", cushion="rust", panel="walnut", front="walnut", paper="#f1ede5")),
    home("1R", 7, "グレーの床に、白い家具と藍色の布", floor="grey", **L,
         **shelves(light="sun", curtain="indigo", bedding="indigo", wood="white", door="walnut", fronts="walnut", rug="cream", panel="walnut", front="#3f4a5f", pan="#e0ddd4")),
    home("1K", 6.5, "家具を入れる前の部屋。オークの床と白い壁", furnished=False, **L, **empty(light="sun", door="oak", panel="#cbbda9", front="oak")),
    home("1K", 8.5, "本棚を並べた、学習向きの部屋", floor="cherry", burners=2, **R,
         **library(y=2.9, curtain="cream", bedding="mustard", wood="cherry", rug="cream", cushion="charcoal", panel="#b9ad9c", front="cherry", pan="#d9a54a")),
    home("1K", 6.5, "ピンクのカーテンと白い家具の、やわらかな色合い", floor="maple", **R,
         **wardrobe(light="sun", curtain="pink", bedding="pink", wood="white", door="maple", fronts="maple", rug="pink-round", panel="#e0cfc8", front="#d8b9b4", pan="#e8e4da")),
    home("1R", 8.5, "キッチンまで見渡せる部屋に、オークの家具と青い布", bath="unit", **L,
         **lounge(curtain="blue", bedding="blue", rug="grey", cushion="cream", panel="#aebcc4", front="#5c7388", pan="#39476b")),
    home("1K", 8.5, "家具を入れる前の8畳台の部屋。メープルの床", floor="maple", furnished=False, **R, **empty(door="maple", panel="oak", front="#7b8790", curtain="lace")),
    home("1DK", 7, "オークの家具に、からし色のカーテン", **L,
         **dining(light="sun", curtain="mustard", bedding="white", rug="cream", cushion="mustard", panel="oak", front="oak", pan="#d9a54a")),
    home("1K", 6.5, "ウォールナットの家具に、紺の壁", floor="walnut", bath="unit", **L,
         **screen(curtain="grey", bedding="grey", wood="walnut", rug="charcoal", cushion="mustard", accent=("R", "navy"), panel="#8f9ba8", front="walnut")),
    home("1LDK", 10.5, "ウォールナットの床に、紺のカーテンと白い壁", floor="walnut", **L,
         **living(plant=3.1, curtain="navy", bedding="navy", wood="walnut", rug="cream", cushion="mustard", panel="#a8a49d", front="#3c4654", pan="#4a4d52")),
    home("1R", 7, "家具を入れる前のワンルーム。白い床と白い壁", floor="white", bath="unit", furnished=False, **R, **empty(light="sun", door="oak", fronts="oak", panel="#c9c0b4", front="oak")),
    home("1K", 7.5, "冷蔵庫の付いたキッチンと、オークの家具", fridge=True, **L,
         **shelves(curtain="cream", bedding="rust", rug="beige", cushion="cream", panel="oak", front="#a4714f", pan="#9c6a55")),
    home("1K", 6, "畳に文机とちゃぶ台、障子から入る光", floor="tatami", bath="unit", **L, **mats_room(panel="#c8b89c", front="oak")),
    home("1K", 9, "黒い家具とグレーの床の、落ち着いた色合い", floor="grey", bath="unit", **L,
         **screen(y=2.9, curtain="charcoal", bedding="charcoal", wood="black", door="walnut", fronts="white", rug="charcoal", cushion="grey", panel="#8b8f93", front="#4a4d52", pan="#3a3c40")),
    home("1K", 6.5, "メープルの床に、からし色の寝具", floor="maple", bath="unit", **L,
         **library(light="sun", curtain="white", bedding="mustard", wood="maple", rug="grey", cushion="charcoal", panel="maple", front="#c2a25c", pan="#c9a24b")),
    home("1R", 6.5, "白い家具と生成りの布の、明るいワンルーム", floor="maple", closet=False, **R,
         **wardrobe(light="sun", curtain="linen", bedding="cream", wood="white", door="maple", fronts="maple", rug="linen", panel="#d5c8b4", front="maple")),
    home("1K", 7, "家具を入れる前の部屋。ウォールナットの床", floor="walnut", bath="unit", furnished=False, **L, **empty(wood="walnut", panel="#b5a796", front="walnut")),
    home("1DK", 6, "家具を入れる前の1DK。オークの床と白いキッチン", furnished=False, **L, **empty(light="sun", items=[("ac", "L", 0.1)], fronts="white", panel="#c2b6a6", front="oak")),
    home("1K", 9.5, "ソファと低いテーブルに、青い布の部屋", **L,
         **lounge(y=3.1, curtain="blue", bedding="navy", rug="blue", cushion="white", panel="#9db0bd", front="#48627a", pan="#39476b")),
    home("1R", 8.5, "れんが色の布とウォールナットの家具", floor="walnut", **L,
         **lounge(light="sun", curtain="rust", bedding="rust", wood="walnut", rug="beige", cushion="cream", panel="walnut", front="#8e4f3c", pan="#8e4f3c")),
    home("1LDK", 8.5, "白い家具に水色のカーテン、メープルの床", floor="maple", **L,
         **living(light="sun", curtain="blue", bedding="blue", wood="white", door="maple", fronts="maple", rug="blue", cushion="cream", panel="#b3c2c9", front="#6d8395")),
    home("1K", 6.5, "グレーの床に、テラコッタの壁と白い寝具", floor="grey", **R,
         **shelves(light="sun", curtain="white", bedding="white", wood="oak", rug="cream", accent=("R", "terracotta"), cushion="terracotta", panel="#c8ab98", front="#a8735a")),
    home("1K", 8.5, "二口コンロのキッチンと、チェリーの家具", burners=2, floor="cherry", **L,
         **shelves(y=2.9, curtain="beige", bedding="beige", wood="cherry", rug="cream", cushion="navy", panel="cherry", front="cherry", pan="#4f6274")),
    home("1R", 6.5, "本棚を並べたワンルーム。オークの床と紺の布", bath="unit", closet=False, **L,
         **library(light="sun", curtain="navy", bedding="navy", rug="grey", cushion="mustard", panel="oak", front="#44546a", pan="#44546a")),
    home("1K", 5.5, "コンパクトな部屋に、白い家具とからし色の布", floor="white", bath="unit", **L,
         **shelves(x=1.25, y=2.0, table=None, light="sun", curtain="mustard", bedding="cream", wood="white", door="maple", fronts="maple", rug="mustard", panel="#d8c9a6", front="#cda95a")),
    home("1K", 5.5, "コンパクトな部屋に、オークの家具と青い寝具", **R,
         **wardrobe(x=1.25, y=2.0, curtain="linen", bedding="blue", rug="grey", panel="oak", front="#7b8ea3")),
    home("1R", 8.5, "家具を入れる前のワンルーム。グレーの床と白いキッチン", floor="grey", furnished=False, **L, **empty(door="oak", fronts="white", panel="walnut", front="#6d7276")),
    home("1DK", 7.5, "ウォールナットの家具に、生成りのカーテン", floor="walnut", **L,
         **dining(curtain="linen", bedding="charcoal", wood="walnut", rug="beige", cushion="rust", panel="walnut", front="walnut", pan="#6b4a35")),
    home("1LDK", 9.5, "家具を入れる前の1LDK。白い床とオークのキッチン", floor="white", furnished=False, **L, **empty(items=[("ac", "L", 0.1)], light="sun", door="oak", fronts="oak", panel="oak", front="oak")),
    home("1K", 10, "広い洋室に、グレーのソファとれんが色のクッション", bath="unit", **L,
         **lounge(y=3.2, curtain="grey", bedding="grey", rug="grey", cushion="rust", accent=("R", "#b9bdc0"), panel="#9a9ea1", front="#5d6266")),
    home("1R", 6, "畳に文机とちゃぶ台のあるワンルーム", floor="tatami", bath="unit", **L, **mats_room(panel="#bfae90", front="walnut", fronts="oak")),
    home("1K", 7.5, "冷蔵庫の付いたキッチンと、白い家具に青い布", fridge=True, floor="maple", bath="unit", **L,
         **screen(curtain="blue", bedding="blue", wood="white", door="maple", fronts="maple", rug="grey", cushion="cream", panel="#aab9c2", front="#5c7388")),
    home("1R", 7, "冷蔵庫の付いたキッチンと、オークの家具", fridge=True, bath="unit", **L,
         **shelves(light="sun", curtain="terracotta", bedding="beige", rug="beige", cushion="terracotta", panel="oak", front="#b3826b")),
    home("1K", 6.5, "二口コンロのキッチンと、紺と生成りの布", burners=2, **R,
         **screen(light="sun", curtain="navy", bedding="linen", rug="navy", cushion="mustard", panel="walnut", front="#3f4f66", pan="#c9a24b")),
    home("1K", 6, "畳に家具を入れる前の和室。障子から入る光", floor="tatami", furnished=False, **R,
         **mats_room(items=[("ac", "R", 0.2)], table=None, panel="#c9b99b", front="#7a6148")),
    home("1LDK", 10, "グレーの床に、黒い家具とチャコールのカーテン", floor="grey", **L,
         **living(plant=2.88, curtain="charcoal", bedding="charcoal", wood="black", door="oak", fronts="oak", rug="charcoal", cushion="grey", panel="#8f9294", front="#3f4246", pan="#3a3c40")),
    home("1DK", 6.5, "チェリーの家具に、れんが色のカーテン", floor="cherry", **R,
         **dining(light="sun", curtain="rust", bedding="cream", wood="cherry", rug="cream", cushion="rust", panel="cherry", front="cherry", pan="#8e4f3c")),
]
