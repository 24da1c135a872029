"""The rooms that are pictured all around: one 1DK home, its western-style room from two places.

`at` is where the camera stands, as shares of the room's width and depth. Every panorama looks at the window in its
middle; the yaw and pitch of links count from there (samples/src/panoramas.ts).
"""

LIVING = {"layout": "1DK", "mats": 8, "floor": "oak", "view": "back-R", "light": "day", "curtain": "green", "wood": "oak",
          "bedding": "beige", "rug": "cream", "table": "round", "cushion": "mustard",
          "items": [("bed", "R", 0.15), ("desk", "L", 0.6), ("ac", "L", 0.1), ("shelf", "L", 2.1), ("art", "R", 0.9),
                    ("door", "F", 0.9), ("closet", "R", 2.5)]}
DINING = {"layout": "1DK", "mats": 8, "floor": "oak", "view": "back-R", "light": "day", "curtain": "white", "wood": "oak",
          "items": [("kitchen3", "F", 0.15), ("fridge", "F", 2.25), ("ac", "L", 0.2), ("door", "L", 2.0),
                    ("lowshelf", "R", 1.3), ("clock", "R", 2.2)], "dining": (1.35, 1.75)}

PANORAMAS = [
    {"name": "panorama-01", "seed": 9001, "at": (0.42, 0.78), "scene": LIVING},
    {"name": "panorama-02", "seed": 9001, "at": (0.5, 0.14), "scene": LIVING},
    {"name": "panorama-03", "seed": 9003, "at": (0.5, 0.82), "scene": DINING},
]
