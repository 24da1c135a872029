import { textKey } from '@gakumado/shared/texts';
import { campusLabel } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { prepareHomes } from '../../engines/commute/homes.ts';
import { loadNetwork } from '../../engines/commute/network.ts';
import type { Database } from '../../data/db/database.ts';
import { nameStation } from '../../engines/names/station-name.ts';
import type { Reference } from '../../engines/estate-index/reference.ts';

export async function readReference(db: Kysely<Database>): Promise<Reference> {
  const stations = await db
    .selectFrom('station')
    .select(['station_id', 'station_name', 'station_kana'])
    .execute();
  const areas = await sql<{ slug: string; ids: number[] }>`
    select area.name_other as slug, array_agg(prefecture_id) filter (where is_open) as ids
    from prefecture join area using (area_id) group by area.name_other`.execute(db);
  const campuses = await db
    .selectFrom('campus')
    .innerJoin('school', 'school.school_id', 'campus.school_id')
    .select(['campus_id', 'school.school_id', 'school_name', 'campus_name', 'search_keys'])
    .select(['school_type', 'lat', 'lon'])
    .select((eb) =>
      eb.or([eb('campus.gone_at', 'is not', null), eb('school.gone_at', 'is not', null)]).as('is_gone'),
    )
    .orderBy('campus_id')
    .execute();
  const present = campuses.filter(({ is_gone }) => !is_gone);
  const schools = await db
    .selectFrom('school')
    .select(['school_id', 'school_name', 'search_text'])
    .orderBy('school_id', 'desc')
    .execute();
  return {
    stations: stations.map(nameStation),
    openPrefectures: new Map(areas.rows.map(({ slug, ids }) => [slug, ids ?? []])),
    campuses: new Map(
      campuses.map(({ campus_id, school_type, lat, lon }) => [campus_id, { school_type, lat, lon }]),
    ),
    campusIds: present.map(({ campus_id }) => campus_id),
    campusPlaces: prepareHomes(loadNetwork(), present),
    schools: new Map([
      ...present.flatMap(({ school_id, search_keys, ...campus }) =>
        search_keys.map(
          (name) => [textKey(name), { school_id, text: textKey(campusLabel(campus)) }] as const,
        ),
      ),
      ...schools.flatMap(({ school_id, school_name, search_text }) =>
        search_text
          .split(' ')
          .filter(Boolean)
          .map((name) => [textKey(name), { school_id, text: textKey(school_name) }] as const),
      ),
    ]),
  };
}
