import type { Estate, Tag } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;
/** Of two homes, one built five years ago this month and not listed as 新築・築浅, one older and listed so. */
let young: number;
let old: number;
/** Ids of the condition 新築・築浅（5年以内） and of the tag. */
const condition = [914];
const tagId = 5;

beforeAll(async () => {
  backend = await withTestApp();
  const { rows } = await backend.pool.query<{ estate_id: number }>(
    'select estate_id from estate where status = 1 and prefecture_id = 13 order by estate_id limit 2',
  );
  [young, old] = rows.map((row) => row.estate_id) as [number, number];
  await backend.pool.query(
    `update estate set built_ym = to_char(now() - interval '60 months', 'YYYY-MM'),
       condition = array_remove(condition, 914), tag_ids = array[5] where estate_id = $1`,
    [young],
  );
  await backend.pool.query(
    `update estate set built_ym = to_char(now() - interval '61 months', 'YYYY-MM'),
       condition = array_remove(condition, 914) || 914, tag_ids = array[5] where estate_id = $1`,
    [old],
  );
});
afterAll(() => backend.close());

const search = async (filter: object) =>
  (await backend.call('estate/list?limit=100', { pref_id: [13], ...filter })).body;
const ids = ({ result }: { result: Estate[] }) => result.map((estate) => estate.estate_id);

test('新築・築浅 finds what 築5年以内 finds, alone and with other conditions', async () => {
  const found = ids(await search({ building_age_max: 5 }));
  expect(found).toContain(young);
  expect(found).not.toContain(old);
  expect(ids(await search({ condition }))).toEqual(found);
  expect(ids(await search({ condition: [914, 53, 55] }))).toEqual(
    ids(await search({ building_age_max: 5, condition: [53, 55] })),
  );
});

test('it is counted so', async () => {
  const { facets } = await search({ with_facets: 1 });
  expect(facets.condition[914]).toBe(facets.building_age_max[5]);
  const { facets: narrowed } = await search({ with_facets: 1, condition: [55] });
  expect(narrowed.condition_added[914]).toBe(narrowed.building_age_max[5]);
});

test('as a preference it is met by the same', async () => {
  // Full homes come last, whatever they meet.
  const free = { vacant_status_id: [1, 2, 3] };
  const { result } = await search({ ...free, optional_condition: condition, sort: 'match_desc' });
  const { total_count } = await search({ ...free, building_age_max: 5 });
  const met = (result as Estate[]).filter((estate) => estate.match_count === 1);
  expect(met.length).toBe(Math.min(total_count, 100));
  expect(met.map((estate) => estate.estate_id)).toContain(young);
});

test.each([
  ['young', () => young, true],
  ['old', () => old, false],
])('the card and the page of the %s one show it', async (_name, id, isTold) => {
  const card: Estate = (await backend.call('estate/list', { estate_id: [id()] })).body.result[0];
  const detail: Estate = (await backend.call('estate/detail', { estate_id: id() })).body.result;
  for (const estate of [card, detail]) {
    expect(estate.condition.filter((one) => one === 914)).toHaveLength(Number(isTold));
    expect(estate.tags.some((tag) => tag.tag_id === tagId)).toBe(isTold);
  }
  const { body } = await backend.call('tag/list', { estate_id: id() });
  expect(body.result).toHaveLength(Number(isTold));
});

test('its tag is counted where it is true', async () => {
  const { body } = await backend.call('tag/list', {});
  const { rows } = await backend.pool.query<{ n: number }>(
    `select count(*)::integer as n from estate where status = 1 and $1 = any(tag_ids)
       and built_ym >= to_char(now() - interval '60 months', 'YYYY-MM')`,
    [tagId],
  );
  const tag = (body.result as Tag[]).find((one) => one.tag_id === tagId);
  expect(tag?.estate_count).toBe(rows[0]?.n);
});
