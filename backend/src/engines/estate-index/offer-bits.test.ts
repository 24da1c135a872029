import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { offerBits } from './offer-bits.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

async function valueOf<T>(call: string, value: unknown): Promise<T> {
  const { rows } = await backend.pool.query<{ value: T }>(`select ${call}($1) as value`, [value]);
  return rows[0]!.value;
}

const namesOf = (mask: number) =>
  offerBits.filter((_, bit) => (mask >> bit) & 1).map(([field, value]) => `${field} ${value}`);

test.each([
  ['南', ['南']],
  ['南東向き', ['南東']],
  ['南・西', ['南', '西']],
  ['北／東南', ['北']],
  ['', []],
  ['不明', []],
])('a room that looks %j is found by %j', async (direction, found) => {
  expect(namesOf(await valueOf('direction_bits', direction))).toEqual(
    found.map((name) => `direction ${name}`),
  );
});

test.each([
  ['2～5階', 5],
  ['1階', 1],
  ['１・３階', 3],
  ['3階以上', 3],
  ['地下1階', null],
  ['B2～1階', 1],
  ['', null],
])('the highest floor of %j is %j', async (floors, floor) => {
  expect(await valueOf('highest_floor', floors)).toBe(floor);
});

test.each([
  [{}, []],
  [{ is_midterm_cancelable: null, notice_months: null, curfew_text: null }, []],
  [{ is_midterm_cancelable: true }, ['is_midterm_cancelable 1']],
  [{ is_midterm_cancelable: false }, []],
  [{ notice_months: 2 }, ['notice_months_max 2', 'notice_months_max 3']],
  [{ notice_months: 4 }, []],
  [{ curfew_text: '門限はありません。' }, ['is_without_curfew 1']],
  [{ curfew_text: 'なし' }, ['is_without_curfew 1']],
  [{ curfew_text: '門限は23時です。届出により門限なしにできます。' }, []],
  [{ curfew_text: '' }, []],
])('the terms %j offer %j', async (terms, offered) => {
  expect(namesOf(await valueOf('term_bits', terms))).toEqual(offered);
});
