import type { Estate } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { writeCommutes } from '#testing/write-commutes.ts';

interface Commutes {
  estate_id: number;
  first: number;
  second: number;
  second_transfers: number;
  second_text: string;
  is_full: boolean;
}

let backend: TestApp;
let rows: Commutes[];
/** 早稲田大学 早稲田キャンパス and the campus with most homes around. */
const first = 55;
let second: number;

beforeAll(async () => {
  backend = await withTestApp();
  const { rows: others } = await backend.pool.query<{ campus_id: number }>(
    'select campus_id from campus_summary where campus_id <> $1 order by estate_count desc, campus_id limit 1',
    [first],
  );
  second = others[0]?.campus_id ?? 0;
  await writeCommutes(backend.pool, [first, second]);
  const found = await backend.pool.query<Commutes>(
    `select estate.estate_id, one.commute_minutes as first, two.commute_minutes as second,
       vacant_status_id in (4, 5) as is_full, two.commute_transfers as second_transfers, two.commute_text as second_text
     from estate join commute as one using (estate_id) join commute as two using (estate_id)
     where status = 1 and one.campus_id = $1 and two.campus_id = $2`,
    [first, second],
  );
  rows = found.rows;
});
afterAll(() => backend.close());

const search = async (filter: object = {}) =>
  (
    await backend.call('estate/school/list?limit=100', {
      school_id: first,
      second_school_id: second,
      ...filter,
    })
  ).body;

test('estates with a known commute to both, the shorter of their longer ways first', async () => {
  const expected = rows.toSorted(
    (a, b) =>
      Number(a.is_full) - Number(b.is_full) ||
      Math.max(a.first, a.second) - Math.max(b.first, b.second) ||
      a.first + a.second - (b.first + b.second) ||
      a.estate_id - b.estate_id,
  );
  expect(expected.length).toBeGreaterThan(3);
  const { result, total_count } = await search();
  expect(total_count).toBe(expected.length);
  expect(
    result.map(
      ({
        estate_id,
        commute_minutes,
        second_commute_minutes,
        second_commute_transfers,
        second_commute_text,
      }: Estate) => ({
        estate_id,
        first: commute_minutes,
        second: second_commute_minutes,
        second_transfers: second_commute_transfers,
        second_text: second_commute_text,
      }),
    ),
  ).toEqual(expected.slice(0, 100).map(({ is_full: _isFull, ...row }) => row));
});

test.each([
  ['first_commute_asc', 'first'],
  ['second_commute_asc', 'second'],
] as const)('%s goes by one of the ways', async (sort, way) => {
  const expected = rows.toSorted(
    (a, b) => Number(a.is_full) - Number(b.is_full) || a[way] - b[way] || a.estate_id - b.estate_id,
  );
  const { result } = await search({ sort });
  expect(result.map(({ estate_id }: Estate) => estate_id)).toEqual(
    expected.slice(0, 100).map(({ estate_id }) => estate_id),
  );
});

test('each campus has limits of its own, in every call that reads the filter', async () => {
  const limits = { commute_minutes_max: 60, second_commute_minutes_max: 30, second_commute_transfers_max: 1 };
  const expected = rows.filter((row) => row.first <= 60 && row.second <= 30 && row.second_transfers <= 1);
  expect(expected.length).toBeGreaterThan(0);
  const filter = { school_id: first, second_school_id: second, ...limits };
  const { total_count, facets } = await search({ ...limits, with_facets: 1 });
  expect(total_count).toBe(expected.length);
  const byGender = Object.values<number>(facets.gender_type);
  expect(byGender.reduce((sum, count) => sum + count, 0)).toBe(expected.length);
  expect((await backend.call('estate/list', { ...filter, count_only: 1 })).body.total_count).toBe(
    expected.length,
  );
  expect((await backend.call('estate/map/list', filter)).body.total_count).toBe(expected.length);
});

test.each([
  [{ second_school_id: 2 }, 'school_id'],
  [{ school_id: first, second_commute_minutes_max: 30 }, 'second_school_id'],
  [{ school_id: first, second_commute_transfers_max: 1 }, 'second_school_id'],
  [{ school_id: first, sort: 'second_commute_asc' }, 'second_school_id'],
])('%j is refused', async (filter, field) => {
  const { statusCode, body } = await backend.call('estate/list', filter);
  expect(statusCode).toBe(400);
  expect(body.errors).toEqual([expect.objectContaining({ field, code: 'required' })]);
});

test('listed estates have their ways to the campuses, each as far as it is known', async () => {
  const near = rows[0]!;
  const { rows: others } = await backend.pool.query<{ estate_id: number }>(
    `select estate_id from estate where status = 1 and not exists (
       select from commute where estate_id = estate.estate_id and campus_id = $1) limit 1`,
    [first],
  );
  const far = others[0]!.estate_id;
  const list = async (campuses: object) => {
    const { body } = await backend.call('estate/list', { estate_id: [far, near.estate_id], ...campuses });
    return (body.result as Estate[]).map((estate) => [
      estate.estate_id,
      estate.commute_minutes,
      estate.second_commute_minutes,
    ]);
  };
  const [[, , secondOfFar] = []] = await list({ second_school_id: second });
  expect(await list({ school_id: first, second_school_id: second })).toEqual([
    [far, undefined, secondOfFar],
    [near.estate_id, near.first, near.second],
  ]);
  expect(await list({ school_id: first })).toEqual([
    [far, undefined, undefined],
    [near.estate_id, near.first, undefined],
  ]);
  expect(await list({ school_id: 999_999_999 })).toEqual([
    [far, undefined, undefined],
    [near.estate_id, undefined, undefined],
  ]);
});
