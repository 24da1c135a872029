import { NO_FLOOD } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { meshCellOf } from './mesh-cell.ts';
import { readPlaceRows } from './place-rows.ts';

let ranksOfMesh: Map<string, string> | undefined;

/** One of the `floodRanks` at a point. An unknown place has none, which is no promise. */
export function floodRankAt(point: Point): number {
  ranksOfMesh ??= new Map(readPlaceRows('floods').map(([mesh = '', ranks = '']) => [mesh, ranks]));
  const { mesh, cell } = meshCellOf(point);
  return Number(ranksOfMesh.get(mesh)?.[cell] ?? NO_FLOOD);
}
