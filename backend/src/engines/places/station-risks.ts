import { roadMetres } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { readPointTable } from './point-table.ts';
import type { PointTable } from './point-table.ts';

/** A station farther away, in a straight line, says nothing about a place. */
const FARTHEST_M = 1_500;

interface StationRisk {
  station_name: string;
  /** Metres of road. */
  distance_m: number;
  /** In metres, as the data have them; null where they have none. */
  surge_depth: string | null;
  tsunami_depth: string | null;
}

let table: PointTable | undefined;

/** Storm surge and tsunami at the nearest station. */
export function findStationRisk(around: Point): StationRisk | null {
  table ??= readPointTable('station-risks');
  const [nearest] = table.near(around, FARTHEST_M, 1);
  if (!nearest) return null;
  const [station_name = '', surge, tsunami] = nearest.cells;
  return {
    station_name,
    distance_m: roadMetres(nearest.straightM),
    surge_depth: surge || null,
    tsunami_depth: tsunami || null,
  };
}
