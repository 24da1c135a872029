import type { NightWay, StreetFacts } from '@gakumado/shared/contract';
import { walkMinutesOfRoad } from '@gakumado/shared/vocabulary';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#data/db/database.ts';
import { lastTrainsOf } from '#engines/commute/last-trains.ts';
import { usualNightAccidents } from '#engines/places/night-accidents.ts';
import { describeWay } from '#engines/street-facts/along-way.ts';
import { quietAt } from '#engines/street-facts/quiet.ts';
import type { StreetWalk, Walker } from '#engines/walking/walker.ts';
import { estateStations } from '../station/station-queries.ts';
import { nightStations, wayHome, walksHome } from './ways-home.ts';
import type { NightStation } from './ways-home.ts';

interface City {
  city_id: number;
  city_name: string;
}

function toNightWay(station: NightStation, walk: StreetWalk, { city_id, city_name }: City): NightWay {
  const { metres } = walk;
  const { largeStreetM, stepsM, parkM, police, stores, cells, accidents } = describeWay(wayHome(walk));
  const usual = usualNightAccidents(city_id);
  return {
    ...station,
    distance_m: metres,
    walk_minutes: walkMinutesOfRoad(metres),
    large_street_m: Math.min(largeStreetM, metres),
    steps_m: stepsM,
    park_m: parkM,
    police,
    stores,
    accidents: {
      count: accidents,
      cells,
      usual: usual === undefined ? null : Math.round(usual * cells * 10) / 10,
      city_name,
    },
    last_trains: lastTrainsOf(station.station_id),
  };
}

/** The streets around one estate, closed ones included; undefined when there never was one. */
export async function findStreetFacts(
  db: Kysely<Database>,
  walker: Walker,
  estateId: number,
): Promise<StreetFacts | undefined> {
  const home = await db
    .selectFrom('estate')
    .innerJoin('municipality', 'municipality.city_id', 'estate.city_id')
    .where('estate_id', '=', estateId)
    .select(['estate.lat', 'estate.lon', 'estate.city_id', 'city_name'])
    .select(jsonArrayFrom(estateStations(db, estateId)).as('stations'))
    .executeTakeFirst();
  if (!home) return undefined;
  const from = { lat: home.lat, lon: home.lon };
  const stations = nightStations(home.stations);
  const walks = await walksHome(walker, from, stations);
  return {
    night_ways: stations.flatMap((station, index) => {
      const walk = walks[index];
      return walk ? [toNightWay(station, walk, home)] : [];
    }),
    quiet: quietAt(from),
  };
}
