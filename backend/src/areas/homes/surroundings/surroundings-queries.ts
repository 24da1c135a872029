import type { EstateSurroundings } from '@gakumado/shared/contract';
import { OWN_PLACES, SURROUNDINGS_M } from '@gakumado/shared/vocabulary';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#data/db/database.ts';
import { findDoctors, withoutBlock } from '#engines/places/doctors.ts';
import { floodRankAt } from '#engines/places/floods.ts';
import { findNearestPlaces } from '#engines/places/places-around.ts';
import { findShelters } from '#engines/places/shelters.ts';
import { findStationRisk } from '#engines/places/station-risks.ts';
import type { Walker } from '#engines/walking/walker.ts';

/** Everything around one estate, closed ones included; undefined when there never was one. */
export async function findSurroundings(
  db: Kysely<Database>,
  walker: Walker,
  estateId: number,
): Promise<EstateSurroundings | undefined> {
  const home = await db
    .selectFrom('estate')
    .where('estate_id', '=', estateId)
    .select(['lat', 'lon', 'city_id', 'town_name'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('facility')
          .select(['name', 'description', 'distance_m', 'walk_minutes'])
          .where('facility.estate_id', '=', estateId)
          .where('category', '=', OWN_PLACES)
          .orderBy('sort_no'),
      ).as('own_places'),
    )
    .executeTakeFirst();
  if (!home) return undefined;
  const { city_id, town_name, own_places, ...around } = home;
  const [places, shelters] = await Promise.all([
    findNearestPlaces(walker, { around, radiusM: SURROUNDINGS_M, perKind: 1 }),
    findShelters(walker, around),
  ]);
  const doctors = findDoctors(city_id, town_name);
  return {
    places,
    own_places,
    doctors: doctors ? { town_name: withoutBlock(town_name), ...doctors } : null,
    risks: {
      flood_rank: floodRankAt(around),
      station: findStationRisk(around),
      shelters,
    },
  };
}
