import type { CampusListRequest, KanaRow, SchoolCampus } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Database } from '../../db/database.ts';
import { campusKeywords } from './campus-keyword.ts';

const kanaRowPattern: Record<KanaRow, string> = {
  あ: '^[あ-おぁ-ぉゔ]',
  か: '^[か-ご]',
  さ: '^[さ-ぞ]',
  た: '^[た-ど]',
  な: '^[な-の]',
  は: '^[は-ぽ]',
  ま: '^[ま-も]',
  や: '^[ゃ-よ]',
  ら: '^[ら-ろ]',
  わ: '^[ゎ-ん]',
};

/**
 * How well a word fits a campus: 0 the school's name (the first key) begins with it or a key is the word,
 * 1 a key (reading, short name) begins with it, 2 a key contains it, null not at all.
 */
function rankOf(word: readonly string[]): RawBuilder<number | null> {
  return sql`(
    select min(case
      when key = any(${word}::text[]) then 0
      when starts_with(campus.search_keys[1], word) then 0
      when starts_with(key, word) then 1
      else 2 end)
    from unnest(campus.search_keys) key, unnest(${word}::text[]) word
    where position(word in key) > 0)`;
}

function conditions(request: CampusListRequest, words: readonly string[][]): RawBuilder<SqlBool>[] {
  const found = words.map((word) => sql<SqlBool>`${rankOf(word)} is not null`);
  if (request.pref_id) found.push(sql`campus.prefecture_id = ${request.pref_id}`);
  if (request.school_id) found.push(sql`campus.school_id = ${request.school_id}`);
  if (request.campus_id) found.push(sql`campus.campus_id = ${request.campus_id}`);
  if (request.school_type) found.push(sql`school.school_type = ${request.school_type}`);
  if (request.area_slug) found.push(sql`area.name_other = ${request.area_slug}`);
  if (request.kana_row) {
    found.push(sql`normalize_keyword(left(school.school_kana, 1)) ~ ${kanaRowPattern[request.kana_row]}`);
  }
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
  const { rows } = await sql<{ total_count: number; result: SchoolCampus[] }>`
    with hit as materialized (
      select campus.campus_id, school.school_id, school.school_name, school.school_kana, campus.campus_name,
        campus.campus_kana, school.school_type, campus.prefecture_id as pref_id, prefecture.name_kana as pref_name,
        campus.address, campus.lat, campus.lon, (
          select count(*) from estate_campus where estate_campus.campus_id = campus.campus_id
            and estate_id not in (select estate_id from estate where status <> 1)
        ) as estate_count,
        case when station.station_name ~ '駅前?$' then station.station_name else station.station_name || '駅' end
          as nearest_station_text,
        ${words[0] ? rankOf(words[0]) : sql`0`} as rank
      from campus
        join school using (school_id)
        join prefecture on prefecture.prefecture_id = campus.prefecture_id
        join area using (area_id)
        left join station on station.station_id = campus.nearest_station_id
      where ${sql.join([sql`true`, ...conditions(request, words)], sql` and `)}
    ), page as (
      select row_number() over (order by rank, estate_count desc, school_kana, campus_id) as place, hit.*
      from hit order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*) from hit) as total_count,
      coalesce((select json_agg(to_jsonb(page) - 'place' - 'rank' order by place) from page), '[]') as result
    `.execute(db);
  return rows[0] ?? { result: [], total_count: 0 };
}
