import { NEAR_COMMUTE_MINUTES, WALK_M_PER_MINUTE, type Point } from '@gakumado/shared/vocabulary';
import { findCommute, toDestination } from '../../engines/commute/commutes-to.ts';
import { MAX_STATIONS } from '../../engines/commute/find-accesses.ts';
import { minutesOfWay, NO_WAY, type Ways } from '../../engines/commute/find-ways.ts';
import { PointGrid } from '../../engines/commute/geo.ts';
import { prepareHomes, type Homes } from '../../engines/commute/homes.ts';
import { loadNetwork } from '../../engines/commute/network.ts';
import { SHORTER_STEPS, STEP_M } from '../../engines/on-foot/walk-field.ts';

/** Homes with the day of their last change as 2027-03-25, and the campuses that they are counted for. */
export interface HomesAndCampuses {
  homes: readonly (Point & { updated_at: string })[];
  campuses: readonly (Point & { campus_id: number })[];
}

export interface CountedHomes {
  campus_id: number;
  estate_count: number;
  /** The last day on which one of them was changed; null where there is none. */
  updated_at: string | null;
}

/** The longest straight line of a walk that is near, in metres: its end may be nearer than the point of the campus. */
const NEAR_WALK_M = NEAR_COMMUTE_MINUTES * WALK_M_PER_MINUTE + SHORTER_STEPS * STEP_M;

/** The places of the homes that each station serves, by station. */
function homesOfStations({ count, accessCount, station }: Homes): Map<number, number[]> {
  const served = new Map<number, number[]>();
  for (let home = 0; home < count; home += 1) {
    const first = home * MAX_STATIONS;
    for (const at of station.subarray(first, first + accessCount[home]!)) {
      const others = served.get(at);
      if (others) others.push(home);
      else served.set(at, [home]);
    }
  }
  return served;
}

const isNearByTrain = ({ cost, transfers }: Ways, station: number) =>
  cost[station] !== NO_WAY && minutesOfWay(cost[station]!, transfers[station]!) <= NEAR_COMMUTE_MINUTES;

/**
 * Of each campus how many homes are near it (contract, 7.9). Only homes within a walk, or at stations that are near by train,
 * are looked at: for most campuses these are few.
 */
export function countHomes({ homes, campuses }: HomesAndCampuses): CountedHomes[] {
  if (homes.length === 0) return [];
  const network = loadNetwork();
  const prepared = prepareHomes(network, homes);
  const served = homesOfStations(prepared);
  const grid = new PointGrid(homes.map(({ lat, lon }, home) => ({ lat, lon, home })));
  const lookedAtFor = new Int32Array(homes.length).fill(-1);
  return campuses.map(({ campus_id, ...place }, turn) => {
    const destination = toDestination(network, place);
    let estate_count = 0;
    let updated_at = '';
    function lookAt(home: number) {
      if (lookedAtFor[home] === turn) return;
      lookedAtFor[home] = turn;
      if (findCommute(destination, prepared, home).minutes > NEAR_COMMUTE_MINUTES) return;
      estate_count += 1;
      const day = homes[home]!.updated_at;
      if (day > updated_at) updated_at = day;
    }
    for (const { point } of grid.near(place, NEAR_WALK_M)) lookAt(point.home);
    for (const [station, theirs] of served)
      if (isNearByTrain(destination.ways, station)) theirs.forEach(lookAt);
    return { campus_id, estate_count, updated_at: updated_at || null };
  });
}
