import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import type { Counts, Names } from '../../engines/names/name-rows.ts';

const queries: { [Part in keyof Names]: ReturnType<typeof sql<Names[Part][number]>> } = {
  schools: sql`select school_id, school_name, school_kana, school_type, to_jsonb(school) || jsonb_build_object(
      'named', (select jsonb_agg(name order by kind, name) from school_name as other
        where other.school_id = school.school_id and campus_id is null and kind <> 'group')) as names
    from school order by school_id`,
  campusNames: sql`select campus_id, array_agg(name order by name) as names from (
      select campus_id, name from school_name where campus_id is not null
      union select campus_id, unnest(search_keys) from campus
    ) as named group by campus_id`,
  campuses: sql`select summary.campus_id, summary.school_id, school_name, school_kana, summary.campus_name,
      summary.campus_kana, school_type, pref_id, pref_name, summary.address, summary.lat, summary.lon, estate_count,
      nearest_station_text, area_slug, campus.city_id
    from campus_summary as summary join campus using (campus_id) where not is_gone order by campus_id`,
  faculties: sql`select school_id, undergraduate_name, departments, campus_id from undergraduate
    order by undergraduate_id`,
  stations: sql`select station.station_id, station_name, station_kana, prefecture_id as pref_id, city_id, station.lat, station.lon,
      coalesce(array_agg(line_name order by line.sort_no) filter (where line_id is not null), '{}') as line_names
    from station left join station_line using (station_id) left join line using (line_id)
    group by station.station_id order by station.station_id`,
  lines: sql`select line_id, line_name, company_name, prefecture_ids from line order by sort_no`,
  prefectures: sql`select prefecture_id as pref_id, name_kana as pref_name, kana from prefecture
    order by prefecture_id`,
  cities: sql`select city_id, prefecture_id as pref_id, city_name, city_kana, lat, lon from municipality order by city_id`,
  towns: sql`select zip_code, city_id, town_name, town_kana, block from postal_town order by postal_town_id`,
  masters: sql`select equipment_id, name, "group" from equipment order by "group", sort_no`,
};

/** Reads all names as they are at one moment. */
export function loadNames(db: Kysely<Database>): Promise<Names> {
  const inOrder = async (snapshot: Kysely<Database>) => {
    const parts: [string, unknown[]][] = [];
    for (const [part, query] of Object.entries(queries))
      parts.push([part, (await query.execute(snapshot)).rows]);
    return Object.fromEntries(parts) as unknown as Names;
  };
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(inOrder);
}

/** Changes with every change of what {@link loadNames} reads. */
export async function namesVersion(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ version: string }>`select concat_ws('/',
    (select string_agg(name || version, ',' order by name) from seed_state where name not in ('content', 'masters')),
    (select sum(hashtext(school::text)::bigint) from school),
    (select sum(hashtext(campus::text)::bigint) from campus),
    (select sum(hashtext(undergraduate::text)::bigint) from undergraduate),
    (select sum(hashtext(equipment::text)::bigint) from equipment),
    (select count(*) from station), (select count(*) from municipality), (select count(*) from postal_town)
  ) as version`.execute(db);
  return rows[0]?.version ?? '';
}

/** How many published estates there are at each place, with each feature. */
export async function loadCounts(db: Kysely<Database>): Promise<Counts> {
  const { rows } = await sql<{ kind: keyof Counts; id: string; count: number }>`
    with published as (
      select estate_id, city_id, zip_code, building_type_id, condition, equipment from estate where status = 1
    ), served as (
      select estate_id, station_id, line_id from estate_station join published using (estate_id)
    )
    select 'campus' as kind, campus_id::text as id, estate_count as count from campus_summary
    union all select 'station', station_id::text, count(distinct estate_id) from served group by station_id
    union all select 'line', line_id::text, count(distinct estate_id) from served group by line_id
    union all select 'city', city_id::text, count(*) from published group by city_id
    union all select 'zip', zip_code, count(*) from published group by zip_code
    union all select 'building_type_id', building_type_id::text, count(*) from published group by building_type_id
    union all select 'condition', id::text, count(*) from published, unnest(condition) as id group by id
    union all select 'equipment', id::text, count(*) from published, unnest(equipment) as id group by id`.execute(
    db,
  );
  const ofKind = <Key>(kind: keyof Counts, keyOf: (id: string) => Key) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, count }) => [keyOf(id), count]));
  return {
    campus: ofKind('campus', Number),
    station: ofKind('station', Number),
    line: ofKind('line', Number),
    city: ofKind('city', Number),
    zip: ofKind('zip', String),
    building_type_id: ofKind('building_type_id', Number),
    condition: ofKind('condition', Number),
    equipment: ofKind('equipment', Number),
  };
}
