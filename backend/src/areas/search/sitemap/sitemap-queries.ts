import type { SitemapEntry, SitemapKind, SitemapPlaces } from '@gakumado/shared/contract';
import { CLOSED_PAGE_DAYS } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '#data/db/database.ts';
import { isEstatePublished } from '#data/sql/estate-status-sql.ts';

const day = sql`to_char(max(estate.info_updated_at), 'YYYY-MM-DD')`;

/** One statement per kind, each ordered by its ids. */
const selects: Record<SitemapKind, RawBuilder<unknown>> = {
  prefecture: sql`
    select prefecture.prefecture_id as pref_id, prefecture.name as slug, count(estate_id)::int as estate_count, ${day} as updated_at
    from prefecture left join estate on estate.prefecture_id = prefecture.prefecture_id and ${isEstatePublished}
    group by prefecture.prefecture_id order by prefecture.prefecture_id`,
  school: sql`
    select pref_id, school_id, campus_id, estate_count, to_char(updated_at, 'YYYY-MM-DD') as updated_at
    from campus_summary where not is_gone order by campus_id`,
  station: sql`
    select station.prefecture_id as pref_id, station_id, count(distinct estate_id)::int as estate_count,
      ${day} as updated_at
    from station join estate_station using (station_id) join estate using (estate_id)
    where ${isEstatePublished}
    group by station_id, station.prefecture_id order by station_id`,
  estate: sql`
    select estate_id, (${isEstatePublished})::int as estate_count, to_char(info_updated_at, 'YYYY-MM-DD') as updated_at
    from estate where ${isEstatePublished} or closed_at >= current_date - ${CLOSED_PAGE_DAYS}::int
    order by estate_id`,
};

/** A page of a sitemap's entries, and how many there are. */
export async function findSitemapEntries(
  db: Kysely<Database>,
  kind: SitemapKind,
  { page, limit }: { page: number; limit: number },
): Promise<{ result: SitemapEntry[]; total_count: number }> {
  const select = selects[kind];
  const [{ rows }, counted] = await Promise.all([
    sql<SitemapEntry>`${select} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ total_count: number }>`select count(*)::int as total_count from (${select}) as entry`.execute(db),
  ]);
  return { result: rows, total_count: counted.rows[0]?.total_count ?? 0 };
}

const isPrefectureOpen = sql`exists (
  select from prefecture where prefecture.prefecture_id = estate.prefecture_id and is_open)`;

/** The list of a prefecture knows only lines that stop there; a station across the border serves homes, too. */
const isLineInPrefecture = sql`exists (
  select from station_line join station using (station_id)
  where station_line.line_id = line.line_id and station.prefecture_id = estate.prefecture_id)`;

/** Cities and lines with published estates, but for prefectures whose pages show none yet, and schools, by their names. */
export async function findSitemapPlaces(db: Kysely<Database>): Promise<SitemapPlaces> {
  const [cities, lines, schools] = await Promise.all([
    sql<SitemapPlaces['cities'][number]>`
      select municipality.prefecture_id as pref_id, municipality.city_id, city_name, count(*)::int as estate_count
      from estate join municipality using (city_id)
      where ${isEstatePublished} and ${isPrefectureOpen} group by municipality.city_id order by municipality.city_id`.execute(
      db,
    ),
    sql<SitemapPlaces['lines'][number]>`
      select estate.prefecture_id as pref_id, line.line_id, line_name, count(distinct estate_id)::int as estate_count
      from estate join estate_station using (estate_id) join line using (line_id)
      where ${isEstatePublished} and ${isPrefectureOpen} and ${isLineInPrefecture}
      group by estate.prefecture_id, line.line_id
      order by estate.prefecture_id, line.sort_no, line.line_id`.execute(db),
    sql<SitemapPlaces['schools'][number]>`
      select distinct school_id, school_name, school_kana from campus_summary
      where estate_count > 0 and not is_gone
      order by school_kana, school_id`.execute(db),
  ]);
  return { cities: cities.rows, lines: lines.rows, schools: schools.rows };
}
