import type { CampusListRequest, SchoolCampus } from '@gakumado/shared/contract';
import { kanaRowPattern } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { distanceM } from '../geo-sql.ts';
import { campusKeywords, wholeKeyword } from './campus-keyword.ts';

/** Farther campuses are not near. */
const NEAR_M = 8_000;

const fromHere = distanceM({ lat: sql`lat`, lon: sql`lon` }, { lat: sql`here_lat`, lon: sql`here_lon` });

const contains = (piece: string) => sql<SqlBool>`position(${piece} in key_text) > 0`;

/**
 * How well a word fits a campus that contains it: 0 it is a whole name with the kind of school (a key is 大阪大学), 1 a
 * key of the school is the word (早稲田, 早大), 2 the school's name (the first key) begins with it, 3 a key (reading, short name)
 * begins with it, 4 a key contains it.
 */
function rankOf([written = '', ...bare]: readonly string[]): RawBuilder<number> {
  const some = (test: (spelling: string) => RawBuilder<unknown>) =>
    sql.join([written, ...bare].map(test), sql` or `);
  return sql`case
    when ${bare.length > 0} and ${contains(`|${written}|`)} then 0
    when ${some((word) => sql`position(${`|${word}|`} in school_keys) > 0`)} then 1
    when ${some((word) => sql`starts_with(key_text, ${`|${word}`})`)} then 2
    when ${some((word) => contains(`|${word}`))} then 3
    else 4 end`;
}

function conditions(request: CampusListRequest, words: readonly string[][]): RawBuilder<SqlBool>[] {
  // The last spelling is the shortest and part of the others.
  const found = words.map((spellings) => contains(spellings.at(-1) ?? ''));
  if (request.pref_id) found.push(sql`pref_id = ${request.pref_id}`);
  if (request.school_id) found.push(sql`school_id = ${request.school_id}`);
  if (request.campus_id) found.push(sql`campus_id = ${request.campus_id}`);
  if (request.school_type) found.push(sql`school_type = ${request.school_type}`);
  if (request.area_slug) found.push(sql`area_slug = ${request.area_slug}`);
  if (request.kana_row) found.push(sql`kana_initial ~ ${kanaRowPattern(request.kana_row)}`);
  if (request.near_campus_id)
    found.push(sql`school_id <> here_school_id and estate_count > 0 and ${fromHere} <= ${NEAR_M}`);
  // The page of a campus that is gone stays for what leads there; no list names it.
  if (!request.campus_id) found.push(sql`not is_gone`);
  return found;
}

/** Campuses that meet every filter; those that fit the first word best come first, then those with more estates. */
export async function findCampuses(
  db: Kysely<Database>,
  request: CampusListRequest,
  { page, limit }: { page: number; limit: number },
): Promise<{ result: SchoolCampus[]; total_count: number }> {
  const words = request.keyword === undefined ? [] : campusKeywords(request.keyword);
  if (request.keyword !== undefined && words.length === 0) return { result: [], total_count: 0 };
  const tables = request.near_campus_id
    ? sql`campus_summary join (select lat as here_lat, lon as here_lon, school_id as here_school_id
        from campus_summary where campus_id = ${request.near_campus_id}) as here on true`
    : sql`campus_summary`;
  const where = sql`${sql.join([sql`true`, ...conditions(request, words)], sql` and `)}`;
  const whole = wholeKeyword(request.keyword ?? '');
  const orders = sql.join([
    // A name of several words: University of Tsukuba, 早稲田大学 戸山.
    ...(whole === (words[0]?.[0] ?? '') ? [] : [sql`${contains(`|${whole}|`)} desc`]),
    ...(words[0] ? [rankOf(words[0])] : []),
    ...(request.near_campus_id ? [fromHere] : []),
    sql`estate_count desc, school_kana, campus_id`,
  ]);
  const { rows } = await sql<SchoolCampus & { total_count: number }>`
    select campus_id, school_id, school_name, school_kana, campus_name, campus_kana, school_type, pref_id, pref_name,
      address, lat, lon, estate_count, nearest_station_text, count(*) over () as total_count
    from ${tables} where ${where}
    order by ${orders}
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
