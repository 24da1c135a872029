import { distanceM } from '@gakumado/backend/src/data/commute/geo.ts';
import type { Point } from '@gakumado/shared/vocabulary';
import { int, pick, weighted, type Random } from './random.ts';
import type { Town, World } from './types.ts';

const NEAR_M = 900;

interface LocatedTown extends Point {
  town: Town;
}

/** 「早稲田町」 and 「早稲田」 mean the same place when names are compared. */
function stem(name: string): string {
  return name.replace(/(町|本町|駅前)$/, '');
}

/** Towns have no coordinates in the postal data; stations and campuses that carry their name place them. */
function locateTowns(world: World): Map<number, LocatedTown[]> {
  const located: LocatedTown[] = [];
  for (const station of world.stations) {
    for (const town of world.townsByCity.get(station.city_id) ?? []) {
      const core = stem(town.town_name);
      const isNamed =
        core.length >= 2 &&
        (station.station_name.includes(core) || town.town_name.includes(station.station_name));
      if (isNamed) located.push({ town, lat: station.lat, lon: station.lon });
    }
  }
  for (const campus of world.campuses) {
    for (const town of world.townsByCity.get(campus.city_id) ?? []) {
      if (campus.address.includes(town.town_name)) located.push({ town, lat: campus.lat, lon: campus.lon });
    }
  }
  return Map.groupBy(located, ({ town }) => town.city_id);
}

export type FindTown = (random: Random, place: Point, cityId: number, stationId: number) => Town | undefined;

/**
 * A finder of the town for a place: one that is known to be near, else one of three of the municipality that
 * all places around the same station share.
 */
export function createTownFinder(world: World): FindTown {
  const located = locateTowns(world);
  return (random, place, cityId, stationId) => {
    const near = (located.get(cityId) ?? [])
      .map((entry) => ({ town: entry.town, metres: distanceM(entry, place) }))
      .filter(({ metres }) => metres < NEAR_M)
      .toSorted((a, b) => a.metres - b.metres)
      .slice(0, 4);
    if (near.length > 0)
      return weighted(
        random,
        near.map(({ town }, index) => [town, 1 / (index + 1)] as const),
      );
    const towns = world.townsByCity.get(cityId) ?? [];
    if (towns.length === 0) return undefined;
    const start = (stationId * 7919) % towns.length;
    return towns[(start + int(random, 0, 2) * 3) % towns.length];
  };
}

/** 「西早稲田2丁目」: a 丁目 only where a name of this form usually has one. */
export function writeTown(random: Random, town: Town, isCityCentre: boolean): string {
  const { town_name } = town;
  if (/条(東|西|南|北)?$/.test(town_name)) return `${town_name}${int(random, 1, 12)}丁目`;
  if (/[町村字丁]$/.test(town_name) || town_name.includes('大字')) return town_name;
  return random() < (isCityCentre ? 0.9 : 0.4)
    ? `${town_name}${pick(random, [1, 1, 2, 2, 3, 4])}丁目`
    : town_name;
}
