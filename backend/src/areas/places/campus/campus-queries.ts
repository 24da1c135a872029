import type { CampusListRequest, SchoolCampus } from '@gakumado/shared/contract';
import { kanaRowPattern } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { distanceM } from '#data/sql/geo-sql.ts';
import { NEAR_M } from '#engines/names/find-campuses.ts';

const fromHere = distanceM({ lat: sql`lat`, lon: sql`lon` }, { lat: sql`here_lat`, lon: sql`here_lon` });

type Filters = Omit<CampusListRequest, 'access_key' | 'keyword' | 'with_places'>;

function conditions(request: Filters): RawBuilder<SqlBool>[] {
  const found: RawBuilder<SqlBool>[] = [];
  if (request.pref_id) found.push(sql`pref_id = ${request.pref_id}`);
  if (request.school_id) found.push(sql`school_id = ${request.school_id}`);
  if (request.campus_id) found.push(sql`campus_id = ${request.campus_id}`);
  if (request.school_type) found.push(sql`school_type = ${request.school_type}`);
  if (request.area_slug) found.push(sql`area_slug = ${request.area_slug}`);
  if (request.kana_row) found.push(sql`normalize(school_kana, NFKC) ~ ${kanaRowPattern(request.kana_row)}`);
  if (request.near_campus_id)
    found.push(sql`school_id <> here_school_id and estate_count > 0 and ${fromHere} <= ${NEAR_M}`);
  // The page of a campus that is gone stays for what leads there; no list names it.
  if (!request.campus_id) found.push(sql`not is_gone`);
  return found;
}

/** Campuses that meet every filter but the keyword: the nearest first if they are to be near, then those with more estates. */
export async function filterCampuses(
  db: Kysely<Database>,
  request: Filters,
  { page, limit }: { page: number; limit: number },
): Promise<{ result: SchoolCampus[]; total_count: number }> {
  const tables = request.near_campus_id
    ? sql`campus_summary join (select lat as here_lat, lon as here_lon, school_id as here_school_id
        from campus_summary where campus_id = ${request.near_campus_id}) as here on true`
    : sql`campus_summary`;
  const where = sql`${sql.join([sql`true`, ...conditions(request)], sql` and `)}`;
  const orders = [
    ...(request.near_campus_id ? [fromHere] : []),
    sql`estate_count desc`,
    sql`school_kana`,
    sql`campus_id`,
  ];
  const { rows } = await sql<SchoolCampus & { total_count: number }>`
    select campus_id, school_id, school_name, school_kana, campus_name, campus_kana, school_type, pref_id, pref_name,
      address, lat, lon, estate_count, nearest_station_text, count(*) over () as total_count
    from ${tables} where ${where}
    order by ${sql.join(orders)}
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  if (rows.length === 0 && page > 1) {
    const counted = await sql<{ total_count: number }>`
      select count(*) as total_count from ${tables} where ${where}`.execute(db);
    return { result: [], total_count: counted.rows[0]?.total_count ?? 0 };
  }
  return {
    result: rows.map(({ total_count: _total, ...campus }) => campus),
    total_count: rows[0]?.total_count ?? 0,
  };
}
