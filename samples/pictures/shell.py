"""The bare hall that the indoor common spaces share: floor, walls, windows, lamps."""

import fittings as fit
from kit import area_light
from materials import glow, plain, rough


def shell(k, W, D, H, floor, wall, windows=(), far=True, front=-0.6):
    """A hall from x = 0 to W with its windows (x0, x1, z0, z1) in the far wall at y = D."""
    white = rough("#f3f1ec", 5, 0.02, 0.2)
    k.box(floor, 0, front, -0.1, W, D, 0)
    k.box(white, -0.1, front, H, W + 0.1, D, H + 0.1)
    k.box(wall, -0.1, front, 0, 0, D, H)
    k.box(wall, W, front, 0, W + 0.1, D, H)
    k.box(wall, 0, front - 0.1, 0, W, front, H)
    skirt = plain("#6b635a", 0.5)
    for x in (0, W - 0.015):
        k.box(skirt, x, front, 0, x + 0.015, D, 0.07)
    if far:
        edge = 0
        for x0, x1, z0, z1 in windows:
            k.box(wall, edge, D, 0, x0, D + 0.15, H)
            k.box(wall, x0, D, 0, x1, D + 0.15, z0)
            k.box(wall, x0, D, z1, x1, D + 0.15, H)
            fit.window(k, x0, x1, z0, z1, D + 0.03)
            area_light(((x0 + x1) / 2, D + 0.3, (z0 + z1) / 2), ((x0 + x1) / 2, 0, 0.8), (x1 - x0, z1 - z0), 110, (0.95, 0.98, 1))
            edge = x1
        k.box(wall, edge, D, 0, W, D + 0.15, H)
        k.box(skirt, 0, D - 0.015, 0, windows[0][0] if windows else W, D, 0.07)
    if windows:
        fit.backdrop(k, "day", D)


def downlights(k, W, D, H, nx, ny, watts):
    """Round lamps set in the ceiling in rows; each row shines as one broad light."""
    shine = glow("#ffe7c4", 9.0, True)
    for j in range(ny):
        y = D * (j + 0.5) / ny
        for i in range(nx):
            x = W * (i + 0.5) / nx
            k.tube(plain("#f4f2ee", 0.5), (x, y, H - 0.012), (x, y, H + 0.01), 0.085, n=24)
            k.tube(shine, (x, y, H - 0.014), (x, y, H - 0.008), 0.065, n=24)
        area_light((W / 2, y, H - 0.05), (W / 2, y, 0), (W * 0.75, 0.5), watts, (1, 0.95, 0.88))


def pendant(k, x, y, H, z, color="#3f4245"):
    """A hanging lamp with its bulb at height z."""
    k.tube(plain("#2a2b2d", 0.5), (x, y, z + 0.2), (x, y, H), 0.005, n=6)
    k.tube(plain(color, 0.45), (x, y, z), (x, y, z + 0.2), 0.19, 0.05, n=32)
    k.tube(glow("#ffe3b4", 7.0), (x, y, z + 0.004), (x, y, z + 0.02), 0.15, n=28)
