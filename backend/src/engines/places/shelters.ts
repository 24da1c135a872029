import { DETOUR, shelterHazards } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { readPointTable } from './point-table.ts';
import type { PointRow, PointTable } from './point-table.ts';
import type { Walker } from '../walking/walker.ts';
import { MORE_COMPARED, walksFrom } from './walks.ts';
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

/** Reads the table, once. */
export const readShelters = (): PointTable => (table ??= readPointTable('shelters'));

type Shelter = Omit<ShelterAround, keyof Walk>;

const toShelter = ({ lat, lon, cells: [name = '', kind = '', hazards = ''] }: PointRow): Shelter => ({
  name,
  is_refuge: kind.includes('e'),
  is_shelter: kind.includes('s'),
  hazards: Array.from(hazards, Number),
  lat,
  lon,
});

/** The uses of shelters of which the nearest is told: against each hazard, and to stay in. */
const uses: readonly ((shelter: Shelter) => boolean)[] = [
  ...shelterHazards.map(
    ({ value }) =>
      (shelter: Shelter) =>
        shelter.hazards.includes(value),
  ),
  ({ is_shelter }) => is_shelter,
];

/**
 * The nearest place on foot against each hazard and the nearest to stay in, the nearest first. Municipalities that publish none have
 * none.
 */
export async function findShelters(walker: Walker, around: Point): Promise<ShelterAround[]> {
  const near = readShelters()
    .near(around, FARTHEST_M / DETOUR)
    .map(toShelter);
  const compared = new Set(uses.flatMap((isOfUse) => near.filter(isOfUse).slice(0, 1 + MORE_COMPARED)));
  const candidates = near.filter((shelter) => compared.has(shelter));
  const walks = await walksFrom(walker, around, candidates);
  const reached = candidates
    .map((shelter, index) => Object.assign(shelter, walks[index]!))
    .sort((one, other) => one.distance_m - other.distance_m);
  const nearest = new Set(uses.map((isOfUse) => reached.find(isOfUse)));
  return reached.filter((shelter) => nearest.has(shelter));
}
