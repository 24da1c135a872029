import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { keptUntilChange } from './kept-until-change.ts';

test('a change forgets what was read before, and what was being read', () => {
  const source = { revision: 1 };
  const kept = keptUntilChange<{ price: number }>({ max: 10 })(source);
  kept.set('a', { price: 1 }, source.revision);
  expect(kept.get('a')).toEqual({ price: 1 });
  const { revision } = source;
  source.revision += 1;
  expect(kept.get('a')).toBeUndefined();
  kept.set('a', { price: 1 }, revision);
  expect(kept.get('a')).toBeUndefined();
});

test('two indexes keep their own values', () => {
  const keptOf = keptUntilChange<{ price: number }>({ max: 10 });
  const source = { revision: 1 };
  keptOf(source).set('a', { price: 1 }, 1);
  expect(keptOf({ revision: 1 }).get('a')).toBeUndefined();
  expect(keptOf(source).get('a')).toEqual({ price: 1 });
});

describe('what calls show of a home', () => {
  let backend: TestApp;

  beforeAll(async () => {
    backend = await withTestApp();
  });
  afterAll(() => backend.close());

  test.each([
    ["update estate set name = 'あたらしい名' where estate_id = $1", { name: 'あたらしい名' }],
    [
      'update stay_cost set stay_cost_min[4] = 4800000, stay_cost_max[4] = 4800000 where estate_id = $1',
      { stay_cost_min: 4_800_000 },
    ],
  ])('%s', async (statement, shown) => {
    const search = async () => (await backend.call('estate/list', { sort: 'new_desc' })).body.result;
    const [{ estate_id }] = await search();
    await backend.pool.query(statement, [estate_id]);
    expect(
      (await search()).find((card: { estate_id: number }) => card.estate_id === estate_id),
    ).toMatchObject(shown);
  });

  test('schools around a home go when they are deleted', async () => {
    const { rows } = await backend.pool.query('select estate_id from estate where status = 1 limit 1');
    const readCampuses = async (): Promise<{ campus_id: number }[]> =>
      (await backend.call('estate/detail', rows[0])).body.result.campuses;
    const [nearest] = await readCampuses();
    await backend.pool.query('delete from campus where campus_id = $1', [nearest!.campus_id]);
    expect((await readCampuses()).map(({ campus_id }) => campus_id)).not.toContain(nearest!.campus_id);
  });
});
