import type { Point } from '@gakumado/shared/vocabulary';

/** Cells of a mesh, in each direction. */
const CELLS = 8;

/**
 * The JIS third mesh of a point (8 digits, about 1 km), and the place of its cell of about 125 m among the 64 of the mesh: rows from
 * the north, each from the west.
 */
export function meshCellOf({ lat, lon }: Point): { mesh: string; cell: number } {
  // In eighths of a third mesh: there are 80 of these, in 8 second meshes of 10, in each first one.
  const [y, x] = [Math.floor(lat * 1.5 * 80 * CELLS), Math.floor((lon - 100) * 80 * CELLS)];
  const [north, east] = [Math.floor(y / CELLS), Math.floor(x / CELLS)];
  const digits = (mesh: number) => [Math.floor(mesh / 80), Math.floor(mesh / 10) % 8, mesh % 10] as const;
  const [[p, q, r], [u, v, w]] = [digits(north), digits(east)];
  return { mesh: `${p}${u}${q}${v}${r}${w}`, cell: (CELLS - 1 - (y % CELLS)) * CELLS + (x % CELLS) };
}
