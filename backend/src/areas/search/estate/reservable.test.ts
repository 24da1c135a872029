import type { Estate } from '@gakumado/shared/contract';
import { todayInJapan } from '@gakumado/shared/forms';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;
/** The condition 合格発表前に予約できる and the tag. */
const condition = [115];
const tagId = 9;
const today = todayInJapan();
const yesterday = todayInJapan(Date.now() - 24 * 60 * 60 * 1000);
/** Homes by what their only room type says; each is listed with the condition and the tag. */
const cases = [
  ['accepts', { is_accepted: true }, 1, true],
  ['accepts until today', { is_accepted: true, until: today }, 1, true],
  ['accepted until yesterday', { is_accepted: true, until: yesterday }, 1, false],
  ['accepts, and is full', { is_accepted: true }, 4, false],
  ['accepts none', { is_accepted: false }, 1, false],
  ['says nothing', null, 1, false],
] as const;
const idOf = new Map<string, number>();

beforeAll(async () => {
  backend = await withTestApp();
  const { rows } = await backend.pool.query<{ estate_id: number }>(
    'select estate_id from estate where status = 1 and prefecture_id = 13 order by estate_id limit $1',
    [cases.length],
  );
  for (const [index, [name, terms, status]] of cases.entries()) {
    const { estate_id } = rows[index]!;
    idOf.set(name, estate_id);
    await backend.pool.query(
      'update roomtype set reservation_terms = $2, vacant_status_id = $3 where estate_id = $1',
      [estate_id, terms, status],
    );
    await backend.pool.query(
      `update estate set condition = array_remove(condition, 115) || 115, tag_ids = array[9],
         reservable_until = reservable_until(estate_id) where estate_id = $1`,
      [estate_id],
    );
  }
});
afterAll(() => backend.close());

const search = async (filter: object, page = 1) =>
  (await backend.call(`estate/list?limit=100&page=${page}`, { pref_id: [13], ...filter })).body;

/** The homes of all pages of a search. */
async function findAll(filter: object): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { result }: { result: Estate[] } = await search(filter, page);
    ids.push(...result.map(({ estate_id }) => estate_id));
    if (result.length < 100) return ids;
  }
}

test.each(cases.map(([name, , , isTold]) => [name, isTold] as const))(
  'a home whose room %s is found and said so: %s',
  async (name, isTold) => {
    const estate_id = idOf.get(name)!;
    expect((await findAll({ condition })).includes(estate_id)).toBe(isTold);
    const card: Estate = (await backend.call('estate/list', { estate_id: [estate_id] })).body.result[0];
    const detail: Estate = (await backend.call('estate/detail', { estate_id })).body.result;
    for (const estate of [card, detail]) {
      expect(estate.condition.filter((one) => one === 115)).toHaveLength(Number(isTold));
      expect(estate.tags.some(({ tag_id }) => tag_id === tagId)).toBe(isTold);
    }
  },
);

test('the number in the filter is that of the homes that are found', async () => {
  const { facets } = await search({ with_facets: 1 });
  const { total_count } = await search({ condition });
  expect(facets.condition[115]).toBe(total_count);
});
