import { NO_FLOOD } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { readPlaceRows } from './place-rows.ts';

/** Cells of a mesh, in each direction. */
const CELLS = 8;

let ranksOfMesh: Map<string, string> | undefined;

/** The JIS third mesh (about 1 km) of a point, and its cell (about 125 m) in rows from the north and columns from the west. */
function cellOf({ lat, lon }: Point): { mesh: string; row: number; column: number } {
  // In eighths of a third mesh: there are 80 of these, in 8 second meshes of 10, in each first one.
  const [y, x] = [Math.floor(lat * 1.5 * 80 * CELLS), Math.floor((lon - 100) * 80 * CELLS)];
  const [north, east] = [Math.floor(y / CELLS), Math.floor(x / CELLS)];
  const digits = (mesh: number) => [Math.floor(mesh / 80), Math.floor(mesh / 10) % 8, mesh % 10] as const;
  const [[p, q, r], [u, v, w]] = [digits(north), digits(east)];
  return { mesh: `${p}${u}${q}${v}${r}${w}`, row: CELLS - 1 - (y % CELLS), column: x % CELLS };
}

/** One of the `floodRanks` at a point. An unknown place has none, which is no promise. */
export function floodRankAt(point: Point): number {
  ranksOfMesh ??= new Map(readPlaceRows('floods').map(([mesh = '', ranks = '']) => [mesh, ranks]));
  const { mesh, row, column } = cellOf(point);
  return Number(ranksOfMesh.get(mesh)?.[row * CELLS + column] ?? NO_FLOOD);
}
