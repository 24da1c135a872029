import { DETOUR, shelterHazards } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { readPointTable } from './point-table.ts';
import type { PointRow, PointTable } from './point-table.ts';
import { walksFrom } from './walks.ts';
import type { Walk } from './walks.ts';

/** Farther ones, in metres of road, are no help on foot. */
const FARTHEST_M = 3_000;

/** A place to flee to against some hazards, one to stay in afterwards, or both. */
interface ShelterAround extends Point, Walk {
  name: string;
  is_refuge: boolean;
  is_shelter: boolean;
  /** Of the `shelterHazards`. */
  hazards: number[];
}

let table: PointTable | undefined;

const toShelter = ({ lat, lon, cells: [name = '', kind = '', hazards = ''] }: PointRow) => ({
  name,
  is_refuge: kind.includes('e'),
  is_shelter: kind.includes('s'),
  hazards: Array.from(hazards, Number),
  lat,
  lon,
});

/** The nearest place against each hazard and the nearest to stay in, the nearest first. Municipalities that publish none have none. */
export function findShelters(around: Point): ShelterAround[] {
  table ??= readPointTable('shelters');
  const near = table.near(around, FARTHEST_M / DETOUR).map(toShelter);
  const nearest = new Set([
    ...shelterHazards.map(({ value }) => near.find(({ hazards }) => hazards.includes(value))),
    near.find(({ is_shelter }) => is_shelter),
  ]);
  const found = near.filter((shelter) => nearest.has(shelter));
  const walks = walksFrom(around, found);
  return found
    .map((shelter, index) => Object.assign(shelter, walks[index]))
    .sort((one, other) => one.distance_m - other.distance_m);
}
