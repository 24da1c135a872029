import { distanceM, offset, PointGrid } from '@gakumado/backend/src/engines/commute/geo.ts';
import {
  busMinutes,
  MAX_BUS_M,
  MAX_STATION_WALK_M,
} from '@gakumado/backend/src/engines/commute/travel-times.ts';
import { fieldAt, minutesOnFoot } from '@gakumado/backend/src/engines/on-foot/walks-to.ts';
import { DETOUR, WALK_M_PER_MINUTE } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { campusWeight, WALK } from './calibration.ts';
import { chance, createRandom, int, normal, weighted, type Random } from './random.ts';
import { createTownFinder, type FindTown } from './town-finder.ts';
import type { Campus, Site, Station, StationWalk, World } from './types.ts';

/** An estate counts for a campus when it lies within this of it, about half an hour on foot. */
const REACH_M = 1800;
const LEAST_PER_CAMPUS = 8;
/** The campus that shows a list of several pages. */
const FEATURED = { school: '早稲田大学', campus: /^早稲田/, count: 66 };
/** Stations that may anchor a place for a campus. */
const AROUND_CAMPUS_M = 2000;
const NOT_TOO_FAR_M = 2600;
const FROM_SHORE_M = 30;
const MOST_ATTEMPTS = 50;

function sampleWalk(random: Random): number {
  const minutes = WALK.median * Math.exp(WALK.sigma * normal(random));
  return Math.min(Math.max(minutes, 1), WALK.most);
}

/** A point at a usual walk from a station near the campus; around the campus itself where no station is. */
function findPlace(
  random: Random,
  campus: Campus,
  stations: { point: Station; distanceM: number }[],
  isNear: boolean,
): Point {
  const anchors = stations.slice(0, isNear ? 3 : 8);
  const isRemote = (anchors[0]?.distanceM ?? Infinity) > 1100;
  if (anchors.length === 0 || (isRemote && chance(random, 0.5)))
    return offset(campus, int(random, 250, 1300), random() * 2 * Math.PI);
  let best: Point | undefined;
  let bestMiss = Infinity;
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const { point: station } = weighted(
      random,
      anchors.map((anchor, index) => [anchor, 1 / (index + 1)] as const),
    );
    const place = offset(station, (sampleWalk(random) * WALK_M_PER_MINUTE) / DETOUR, random() * 2 * Math.PI);
    const miss = distanceM(place, campus);
    if (miss < 120) continue;
    if (miss < NOT_TOO_FAR_M && !isNear) return place;
    if (miss < bestMiss) [best, bestMiss] = [place, miss];
  }
  return best ?? offset(campus, 500, random() * 2 * Math.PI);
}

/** Stations in walking distance, else one by bus: the one the school itself names, else the nearest. */
function findStations(place: Point, grid: PointGrid<Station>, random: Random, campus: Campus): StationWalk[] {
  const near = grid.near(place, MAX_STATION_WALK_M).slice(0, 3);
  if (near.length > 0) {
    return near
      .map(({ point, distanceM: metres }) => ({
        station: point,
        line_id: (chance(random, 0.3) ? point.line_ids[1] : undefined) ?? point.line_ids[0]!,
        walk_minutes: minutesOnFoot(fieldAt(point), place, metres),
        bus_minutes: null,
        bus_stop_name: null,
      }))
      .toSorted((one, other) => one.walk_minutes - other.walk_minutes);
  }
  const byBus = grid.near(place, MAX_BUS_M);
  const served = byBus.find(({ point }) => point.station_id === campus.nearest_station_id) ?? byBus[0];
  return (served ? [served] : []).map(({ point, distanceM: metres }) => ({
    station: point,
    line_id: point.line_ids[0]!,
    walk_minutes: int(random, 2, 6),
    bus_minutes: busMinutes(metres),
    bus_stop_name: null,
  }));
}

function addressOf(world: World, findTown: FindTown, place: Point) {
  const town = findTown(place);
  if (!town) return undefined;
  const { city_id } = town;
  const prefecture_id = Math.floor(city_id / 1000);
  const cityName = world.cityNames.get(city_id);
  const prefecture = world.prefectures.get(prefecture_id);
  if (!cityName || !prefecture) return undefined;
  return {
    prefecture_id,
    city_id,
    town,
    address_detail: `${prefecture.name_kana}${cityName}${town.written}`,
  };
}

function placeOne(
  world: World,
  findTown: FindTown,
  grid: PointGrid<Station>,
  campus: Campus,
  index: number,
): Site {
  const random = createRandom(7_000_003 + index);
  const around = grid.near(campus, AROUND_CAMPUS_M);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const place = findPlace(random, campus, around, chance(random, 0.7));
    if (!world.isLand(place, FROM_SHORE_M)) continue;
    const stations = findStations(place, grid, random, campus);
    if (stations.length === 0) continue;
    const address = addressOf(world, findTown, place);
    const campusDistanceM = distanceM(place, campus);
    if (address)
      return {
        index,
        ...place,
        campus,
        campusDistanceM,
        campusMinutes: minutesOnFoot(fieldAt(campus), place, campusDistanceM),
        stations,
        ...address,
      };
  }
  throw new Error(`no place found near ${campus.school_name} ${campus.campus_name}`);
}

/**
 * Finds a place for each of `count` estates: many for the featured campus, then the minimum for every campus,
 * counting those that others brought within reach, then by the size of the school and the city. A smaller
 * number gives the first of a larger one.
 */
export function placeEstates(world: World, count: number): Site[] {
  const grid = new PointGrid(world.stations);
  const campuses = new PointGrid(world.campuses);
  const findTown = createTownFinder(world);
  const sites: Site[] = [];
  const inReach = new Map(world.campuses.map((campus) => [campus, 0]));
  const place = (campus: Campus) => {
    if (sites.length >= count) return;
    const site = placeOne(world, findTown, grid, campus, sites.length);
    sites.push(site);
    for (const { point: other } of campuses.near(site, REACH_M)) {
      inReach.set(other, (inReach.get(other) ?? 0) + 1);
    }
  };
  for (const campus of world.campuses.filter(isFeatured))
    for (let n = 0; n < FEATURED.count; n += 1) place(campus);
  for (let round = 1; round <= LEAST_PER_CAMPUS * 2; round += 1) {
    for (const campus of world.campuses) {
      if ((inReach.get(campus) ?? 0) < Math.min(round, LEAST_PER_CAMPUS)) place(campus);
    }
  }
  const random = createRandom(20_261_121);
  const weights = world.campuses.map(
    (campus) => [campus, campusWeight(campus.school_name, campus.prefecture_id)] as const,
  );
  while (sites.length < count) place(weighted(random, weights));
  return sites;
}

function isFeatured({ school_name, campus_name }: Campus): boolean {
  return school_name === FEATURED.school && FEATURED.campus.test(campus_name);
}
