import type { RankedEstate } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { writeCommutes } from '#testing/write-commutes.ts';

let backend: TestApp;
/** 早稲田大学 早稲田キャンパス */
const campusId = 55;
let near: number[];

beforeAll(async () => {
  backend = await withTestApp();
  await writeCommutes(backend.pool, [campusId]);
  const { rows } = await backend.pool.query<{ estate_id: number }>(
    `select estate_id from commute join estate using (estate_id)
     where campus_id = $1 and status = 1 order by commute_minutes, estate_id limit 12`,
    [campusId],
  );
  near = rows.map((row) => row.estate_id);
});
afterAll(() => backend.close());

async function like(estateId: number | undefined, browsers: number): Promise<void> {
  await backend.pool.query(
    `insert into log_favorite select $1, 'browser-' || n, now() from generate_series(1, $2::integer) as n`,
    [estateId, browsers],
  );
}

const ranking = async (request: object = {}): Promise<RankedEstate[]> =>
  (await backend.call('estate/school/ranking/list', { school_id: campusId, ...request })).body.result;

test('without favourites no ranking is made up', async () => {
  await like(near[0], 4);
  expect(await ranking()).toEqual([]);
});

test('the estates that most browsers keep, five at least, with their commute', async () => {
  await like(near[3], 5);
  await like(near[1], 8);
  await like(near[2], 5);
  const { rows } = await backend.pool.query<{ estate_id: number }>(
    'select estate_id from estate where status = 1 and estate_id not in (select estate_id from commute where campus_id = $1) limit 1',
    [campusId],
  );
  await like(rows[0]?.estate_id, 20);
  await backend.pool.query('update estate set status = 2 where estate_id = $1', [near[5]]);
  await like(near[5], 20);
  const found = await ranking();
  expect(found.map((estate) => [estate.estate_id, estate.favorite_count])).toEqual([
    [near[1], 8],
    [near[2], 5],
    [near[3], 5],
  ]);
  expect(found[0]).toMatchObject({ name: expect.any(String), commute_text: expect.any(String) });
  expect(await ranking({ limit: 1 })).toHaveLength(1);
  await backend.pool.query('update estate set gender_type = 2 where estate_id = $1', [near[1]]);
  await backend.pool.query('update estate set gender_type = 0 where estate_id = any($1)', [
    [near[2], near[3]],
  ]);
  const forWomen = await ranking({ gender_type: [0, 1, 3] });
  expect(forWomen.map((estate) => estate.estate_id)).toEqual([near[2], near[3]]);
});
