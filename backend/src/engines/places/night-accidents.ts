import type { Point } from '@gakumado/shared/vocabulary';
import { meshCellOf } from './mesh-cell.ts';
import { readPlaceRows } from './place-rows.ts';

/** Counts are single digits of this base; a cell with more accidents has the highest digit. */
export const ACCIDENT_BASE = 36;

interface Tables {
  countsOfMesh: Map<string, string>;
  /** The accidents of a cell with streets, on average, by municipality. */
  usual: Map<number, number>;
}

let tables: Tables | undefined;

function readTables(): Tables {
  tables ??= {
    countsOfMesh: new Map(readPlaceRows('night-accidents').map(([mesh = '', counts = '']) => [mesh, counts])),
    usual: new Map(
      readPlaceRows('night-accident-cities').map(([cityId, cells, accidents]) => [
        Number(cityId),
        Number(accidents) / Number(cells),
      ]),
    ),
  };
  return tables;
}

/** The accidents at night in the cells of 125 m that points are in, each cell once, and how many cells these are. */
export function nightAccidentsAt(points: Iterable<Point>): { cells: number; accidents: number } {
  const { countsOfMesh } = readTables();
  const seen = new Set<string>();
  let accidents = 0;
  for (const point of points) {
    const { mesh, cell } = meshCellOf(point);
    const key = `${mesh} ${cell}`;
    if (seen.has(key)) continue;
    seen.add(key);
    accidents += Number.parseInt(countsOfMesh.get(mesh)?.[cell] ?? '0', ACCIDENT_BASE);
  }
  return { cells: seen.size, accidents };
}

/** The accidents at night in one cell with streets of a municipality, on average; undefined where its streets are not known. */
export const usualNightAccidents = (cityId: number): number | undefined => readTables().usual.get(cityId);
