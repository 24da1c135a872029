import type pg from 'pg';

/** One call with the bodies that are sent in turn. */
export interface Case {
  path: string;
  bodies: object[];
}

const VARIANTS = 40;

async function numbers(pool: pg.Pool, sql: string): Promise<number[]> {
  const { rows } = await pool.query<{ value: number }>(sql, [VARIANTS]);
  return rows.map(({ value }) => value);
}

/** Words that visitors type: the beginnings of names and readings of schools. */
async function keywords(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ word: string }>(
    `select left(case when school_id % 2 = 0 then school_name else school_kana end, 2 + school_id % 3) as word
     from school order by school_id limit $1`,
    [VARIANTS],
  );
  return rows.map(({ word }) => word);
}

/** The searches that find most and count everything. */
export const heavyBodies: object[] = [
  { with_facets: 1 },
  { keyword: '大学', with_facets: 1 },
  { sort: 'cost_asc', with_facets: 1 },
  { price_to: 70_000, equipment: [805], with_facets: 1 },
];

/** The calls that a visitor waits for, with values of the database. */
export async function findCases(pool: pg.Pool): Promise<Case[]> {
  const campuses = await numbers(
    pool,
    'select campus_id as value from campus_summary order by estate_count desc, campus_id limit $1',
  );
  const estates = await numbers(
    pool,
    'select estate_id as value from estate where status = 1 order by estate_id % 97, estate_id limit $1',
  );
  const words = await keywords(pool);
  return [
    {
      path: 'estate/school/list',
      bodies: campuses.map((school_id, index) => ({
        school_id,
        price_to: 60_000 + (index % 5) * 10_000,
        building_type_id: [52, 63, 65],
        walk_minutes_max: 15,
        equipment: [805],
        commute_minutes_max: 40,
        with_facets: 1,
      })),
    },
    { path: 'estate/list', bodies: heavyBodies },
    { path: 'school/campus/list', bodies: words.map((keyword) => ({ keyword })) },
    { path: 'estate/detail', bodies: estates.map((estate_id) => ({ estate_id })) },
    {
      path: 'estate/map/list',
      bodies: campuses.map((school_id, index) => ({
        school_id,
        commute_minutes_max: 30,
        price_to: 50_000 + (index % 5) * 10_000,
      })),
    },
  ];
}
