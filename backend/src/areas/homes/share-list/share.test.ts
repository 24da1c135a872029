import { someEstateIds } from '#testing/test-member.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { endOfList } from './share-queries.ts';
import { sweep } from '#background/notifier/sweep.ts';

let t: TestApp;
let ids: number[];

beforeAll(async () => {
  t = await withTestApp();
  ids = await someEstateIds(t, 21);
});
afterAll(() => t.close());

const create = (body: object) => t.call('share/list/create', body);
const newKey = async (estate_ids = ids.slice(0, 3)): Promise<string> =>
  (await create({ estate_ids })).body.result.share_key;
const detail = (share_key: string) => t.call('share/list/detail', { share_key });
const judge = (share_key: string, change: object = {}) =>
  t.call('share/list/verdict/save', { share_key, estate_id: ids[0], by: '母', verdict: '○', ...change });
const expire = () =>
  t.db
    .updateTable('share_list')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute();

test('a list is reached by its key alone, which is stored nowhere', async () => {
  const { body } = await create({ estate_ids: `${ids[2]},${ids[0]},2000000000`, note: '候補です' });
  const { share_key, owner_key, expires_at } = body.result;
  expect(share_key).toMatch(/^[\w-]{32}$/);
  expect(Date.parse(expires_at)).toBe(endOfList(new Date()).getTime());
  expect((await detail(share_key)).body.result).toEqual({
    estate_ids: [ids[2], ids[0]],
    note: '候補です',
    search: { places: [] },
    created_at: expect.stringMatching(/\+09:00$/),
    expires_at,
    closed_at: null,
    offers: expect.any(Array),
    terms: [
      {
        estate_id: expect.any(Number),
        movein_terms: expect.objectContaining({ notice_months: expect.anything() }),
      },
      { estate_id: expect.any(Number), movein_terms: expect.any(Object) },
    ],
    proposals: [],
    estates: [expect.objectContaining({ estate_id: ids[2] }), expect.objectContaining({ estate_id: ids[0] })],
    verdicts: [],
  });
  const rows = JSON.stringify(await t.db.selectFrom('share_list').selectAll().execute());
  expect(rows).not.toContain(share_key);
  expect(owner_key).toMatch(/^[\w-]{32}$/);
  expect(rows).not.toContain(owner_key);
});

test.each([
  ['2026-11-29T12:00:00+09:00', '2027-04-30'],
  ['2027-01-29T12:00:00+09:00', '2027-04-30'],
  // 90 days reach beyond April.
  ['2027-03-01T12:00:00+09:00', '2027-05-30'],
  ['2027-04-30T23:00:00+09:00', '2027-07-29'],
  ['2027-05-01T00:00:00+09:00', '2028-04-30'],
  ['2028-02-29T12:00:00+09:00', '2028-05-29'],
])('a list made on %s is open until the end of %s in Japan', (now, day) => {
  expect(endOfList(new Date(now)).toISOString()).toBe(new Date(`${day}T23:59:59+09:00`).toISOString());
});

test('whoever has the key proposes a home, which bears the name', async () => {
  const share_key = await newKey();
  const propose = (change: object = {}) =>
    t.call('share/list/propose', { share_key, estate_id: ids[5], by: '父', ...change });
  expect((await propose()).statusCode).toBe(200);
  // A home of the list has no second bringer.
  await propose({ by: '母' });
  await propose({ estate_id: ids[0] });
  const { estate_ids, proposals, estates } = (await detail(share_key)).body.result;
  expect(estate_ids).toEqual([...ids.slice(0, 3), ids[5]]);
  expect(estates).toHaveLength(4);
  expect(proposals).toEqual([{ estate_id: ids[5], by: '父' }]);
  await judge(share_key, { estate_id: ids[5], by: '母', verdict: '◎' });
  expect((await detail(share_key)).body.result.verdicts).toHaveLength(1);
});

test('a proposal without a name, of an unknown home, beyond the bound or on no list is refused', async () => {
  const propose = (body: object) => t.call('share/list/propose', { estate_id: ids[20], by: '父', ...body });
  const full = await newKey(ids.slice(0, 20));
  expect((await propose({ share_key: full })).body.errors).toMatchObject([
    { field: 'estate_id', code: 'range' },
  ]);
  const share_key = await newKey();
  expect((await propose({ share_key, by: ' ' })).body.errors).toMatchObject([
    { field: 'by', code: 'required' },
  ]);
  expect((await propose({ share_key, estate_id: 2_000_000_000 })).body.errors).toMatchObject([
    { field: 'estate_id', code: 'not_found' },
  ]);
  expect((await propose({ share_key: 'x' })).statusCode).toBe(404);
});

test('everybody who opens the list sees the ways and the costs of its maker', async () => {
  const { campus_id, lat, lon } = await t.db
    .selectFrom('campus')
    .select(['campus_id', 'lat', 'lon'])
    .orderBy('campus_id')
    .executeTakeFirstOrThrow();
  const search = {
    places: [
      { school_id: campus_id, name: '見本キャンパス' },
      { lat: lat + 0.01, lon, name: '駅' },
    ],
    stay_months: 24,
    with_meals: true,
  };
  const { share_key } = (await create({ estate_ids: ids.slice(0, 3), search })).body.result;
  const list = (await detail(share_key)).body.result;
  expect(list.search).toEqual(search);
  const same = await t.call('estate/list', {
    estate_id: ids.slice(0, 3),
    school_id: campus_id,
    second_destination: search.places[1],
    stay_months: 24,
    with_meals: 1,
  });
  expect(list.estates).toEqual(same.body.result);
  // The address of the page goes before.
  const asked = await t.call('share/list/detail', { share_key, stay_months: 12 });
  expect(asked.body.result.estates[0]).toMatchObject({ stay_months: 12, with_meals: true });
});

test('the costs are those of the stay that is asked for', async () => {
  const share_key = await newKey();
  const { estates } = (await t.call('share/list/detail', { share_key, stay_months: 24, with_meals: 1 })).body
    .result;
  const same = await t.call('estate/list', {
    estate_id: ids.slice(0, 3),
    stay_months: 24,
    with_meals: 1,
  });
  const costOf = ({ estate_id, stay_cost_min }: { estate_id: number; stay_cost_min: number }) =>
    [estate_id, stay_cost_min] as const;
  expect(new Map(estates.map(costOf))).toEqual(new Map(same.body.result.map(costOf)));
  expect(estates[0]).toMatchObject({ stay_months: 24, with_meals: true });
  const fed = await t.call('share/list/detail', { share_key, with_meals: 1, food_budget: 40_000 });
  const listed = await t.call('estate/list', {
    estate_id: ids.slice(0, 3),
    with_meals: 1,
    food_budget: 40_000,
  });
  expect(new Map(fed.body.result.estates.map(costOf))).toEqual(new Map(listed.body.result.map(costOf)));
  const refused = await t.call('share/list/detail', { share_key, stay_months: 25 });
  expect(refused.body.errors).toMatchObject([{ field: 'stay_months' }]);
});

test('the last verdict of a person on an estate counts', async () => {
  const key = await newKey();
  await judge(key, { verdict: '×', comment: '駅から遠い' });
  await judge(key, { by: '父', verdict: '◎' });
  await judge(key, { comment: 'やっぱり良い' });
  await judge(key, { estate_id: ids[1], verdict: '△' });
  const { verdicts } = (await detail(key)).body.result;
  expect(verdicts).toEqual([
    { estate_id: ids[0], by: '父', verdict: '◎', comment: '', updated_at: expect.any(String), version: 1 },
    {
      estate_id: ids[0],
      by: '母',
      verdict: '○',
      comment: 'やっぱり良い',
      updated_at: expect.any(String),
      version: 2,
    },
    { estate_id: ids[1], by: '母', verdict: '△', comment: '', updated_at: expect.any(String), version: 1 },
  ]);
});

test('ten people at most, also concurrently, and those ten may go on', async () => {
  const key = await newKey();
  const answers = await Promise.all(Array.from({ length: 15 }, (_, n) => judge(key, { by: `人${n}` })));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(10);
  const { verdicts } = (await detail(key)).body.result;
  expect(verdicts).toHaveLength(10);
  expect((await judge(key, { by: verdicts[0].by, verdict: '△' })).statusCode).toBe(200);
  expect((await judge(key, { by: 'もう一人' })).body.errors[0]).toMatchObject({ field: 'by', code: 'range' });
});

test('a verdict that another device has changed is not overwritten unseen', async () => {
  const key = await newKey();
  const both = await Promise.all([
    judge(key, { verdict: '×', version: 0 }),
    judge(key, { verdict: '◎', version: 0 }),
  ]);
  expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 400]);
  const refused = both.find((answer) => answer.statusCode === 400)!;
  expect(refused.body.errors[0]).toMatchObject({ field: 'version', code: 'conflict' });
  const [{ version }] = (await detail(key)).body.result.verdicts;
  expect((await judge(key, { verdict: '△', version })).statusCode).toBe(200);
  expect((await judge(key, { verdict: '○', version })).statusCode).toBe(400);
  // Another person is never in the way.
  expect((await judge(key, { by: '父', version: 0 })).statusCode).toBe(200);
});

test('a device takes its verdicts along to another name, and those of nobody else', async () => {
  const key = await newKey();
  const rename = (change: object) =>
    t.call('share/list/verdict/rename', { share_key: key, by: '母', new_name: 'お母さん', ...change });
  const standing = async () =>
    (await detail(key)).body.result.verdicts.map((row: Record<string, unknown>) =>
      [row['by'], row['estate_id'], row['verdict'], row['version']].join(' '),
    );
  await judge(key);
  await judge(key, { estate_id: ids[1], verdict: '◎' });
  // A namesake on another device has changed this one since.
  await judge(key, { estate_id: ids[1], verdict: '×' });
  await judge(key, { by: '父', verdict: '△' });
  const verdicts = [ids[0], ids[1], ids[2]].map((estate_id) => ({ estate_id, version: 1 }));
  expect((await rename({ verdicts, new_name: '父' })).body.errors[0]).toMatchObject({
    field: 'new_name',
    code: 'conflict',
  });
  expect((await rename({ verdicts })).statusCode).toBe(200);
  expect(await standing()).toEqual([`お母さん ${ids[0]} ○ 1`, `母 ${ids[1]} × 2`, `父 ${ids[0]} △ 1`]);
  expect((await rename({ verdicts, by: '父', new_name: '父' })).statusCode).toBe(200);
  expect(await standing()).toHaveLength(3);
  for (const change of [{ new_name: '' }, { new_name: 'あ'.repeat(21) }, { verdicts: [{ estate_id: 1 }] }])
    expect((await rename({ verdicts, ...change })).statusCode).toBe(400);
  expect((await rename({ verdicts, share_key: 'x' })).statusCode).toBe(404);
});

test('a list of ten people lets one of them change the name, and makes no eleventh of a namesake', async () => {
  const key = await newKey();
  for (let n = 0; n < 10; n += 1) await judge(key, { by: `人${n}` });
  const verdicts = [{ estate_id: ids[0], version: 1 }];
  const rename = (by: string) =>
    t.call('share/list/verdict/rename', { share_key: key, by, new_name: `${by}さん`, verdicts });
  expect((await rename('人0')).statusCode).toBe(200);
  await judge(key, { by: '人1', estate_id: ids[1] });
  expect((await rename('人1')).body.errors[0]).toMatchObject({ field: 'new_name', code: 'range' });
});

test('the owner adds and removes, also on two devices at once, and nobody else does', async () => {
  const { share_key, owner_key } = (await create({ estate_ids: ids.slice(0, 3) })).body.result;
  const update = (change: object, owner = owner_key) =>
    t.call('share/list/update', { share_key, owner_key: owner, ...change });
  await judge(share_key);
  await Promise.all([
    update({ add_estate_ids: [ids[3], 2_000_000_000] }),
    update({ remove_estate_ids: [ids[0]] }),
    update({ add_estate_ids: [ids[4], ids[1]] }),
  ]);
  const { estate_ids, verdicts } = (await detail(share_key)).body.result;
  expect(estate_ids.toSorted()).toEqual([ids[1], ids[2], ids[3], ids[4]].toSorted());
  expect(verdicts).toEqual([]);
  expect((await judge(share_key)).body.errors[0].code).toBe('not_found');
  await update({ add_estate_ids: [ids[0]] });
  expect((await detail(share_key)).body.result.verdicts).toHaveLength(1);

  await update({ note: '週末までに見てください' });
  expect((await update({ note: 'あ'.repeat(201) })).body.errors[0].field).toBe('note');
  const full = await update({ add_estate_ids: ids.slice(0, 20), remove_estate_ids: [] });
  expect((await detail(share_key)).body.result.note).toBe('週末までに見てください');
  expect(full.statusCode).toBe(200);
  expect((await update({ add_estate_ids: [ids[20]] })).body.errors[0]).toMatchObject({
    field: 'add_estate_ids',
    code: 'range',
    message: '1つのリストに入れられる物件は20件までです。',
  });
  for (const owner of [share_key, 'x'])
    expect((await update({ remove_estate_ids: [ids[1]] }, owner)).body.errors[0]).toMatchObject({
      field: 'owner_key',
      code: 'mismatch',
    });
  expect((await t.call('share/list/update', { share_key: 'x', owner_key })).statusCode).toBe(404);
});

test('a home that was taken off comes back to its place, with what was said of it', async () => {
  const { share_key, owner_key } = (await create({ estate_ids: ids.slice(0, 3) })).body.result;
  const update = (change: object) => t.call('share/list/update', { share_key, owner_key, ...change });
  const standing = async () => {
    const { estate_ids, verdicts } = (await detail(share_key)).body.result;
    return { estate_ids, verdicts };
  };
  await judge(share_key, { estate_id: ids[1], comment: '日当たりが良い' });
  await judge(share_key, { estate_id: ids[1], by: '父', verdict: '×' });
  const before = await standing();
  await update({ remove_estate_ids: [ids[1]] });
  expect((await standing()).verdicts).toEqual([]);
  await update({ add_estate_ids: [ids[1]], add_at: 1 });
  expect(await standing()).toEqual(before);
  // One that is there already stays where it is, and no place is too far.
  await update({ add_estate_ids: [ids[0], ids[3]], add_at: 20 });
  expect((await standing()).estate_ids).toEqual(ids.slice(0, 4));
  expect((await update({ add_estate_ids: [ids[4]], add_at: -1 })).statusCode).toBe(400);
});

test('a closed list says so and has forgotten everything else', async () => {
  const { share_key, owner_key } = (await create({ estate_ids: ids.slice(0, 3), note: '候補' })).body.result;
  await judge(share_key);
  const close = (owner: string) => t.call('share/list/close', { share_key, owner_key: owner });
  expect((await close(share_key)).statusCode).toBe(400);
  expect((await close(owner_key)).statusCode).toBe(200);
  expect((await detail(share_key)).body.result).toMatchObject({
    closed_at: expect.stringMatching(/\+09:00$/),
    estate_ids: [],
    estates: [],
    offers: [],
    verdicts: [],
    note: '',
  });
  expect((await judge(share_key)).statusCode).toBe(404);
  expect((await close(owner_key)).statusCode).toBe(404);
});

test('a list says what the free rooms of its homes offer', async () => {
  const { rows } = await t.pool.query<{ estate_id: number }>(
    'select estate_id from estate where status = 1 and offer_mask & 256 <> 0 and offer_mask & 16384 = 0 limit 1',
  );
  const key = await newKey([rows[0]!.estate_id]);
  const { offers } = (await detail(key)).body.result;
  expect(offers).toContainEqual({ estate_id: rows[0]!.estate_id, field: 'floor_min', value: 2 });
  expect(offers).not.toContainEqual(expect.objectContaining({ field: 'is_without_curfew' }));
});

test('an expired list is unknown, and swept away with its verdicts', async () => {
  const key = await newKey();
  await judge(key);
  await expire();
  expect((await detail(key)).statusCode).toBe(404);
  expect((await judge(key)).statusCode).toBe(404);
  await sweep(t.db, new Date());
  expect(await t.db.selectFrom('share_list').selectAll().execute()).toEqual([]);
  expect(await t.db.selectFrom('share_verdict').selectAll().execute()).toEqual([]);
});

test('a closed estate stays among the ids and leaves the cards', async () => {
  const key = await newKey();
  await t.db.updateTable('estate').set({ status: 2 }).where('estate_id', '=', ids[1]!).execute();
  const { estate_ids, estates } = (await detail(key)).body.result;
  await t.db.updateTable('estate').set({ status: 1 }).where('estate_id', '=', ids[1]!).execute();
  expect(estate_ids).toEqual(ids.slice(0, 3));
  expect(estates).toHaveLength(2);
});

test.each([
  [{ estate_ids: [] }, 'required'],
  [{ estate_ids: [2_000_000_000] }, 'not_found'],
  [{ estate_ids: Array.from({ length: 21 }, (_, n) => n + 1) }, 'max_length'],
  [{ estate_ids: [1], note: 'あ'.repeat(201) }, 'max_length'],
  [{ estate_ids: [1], expires_days: 91 }, 'range'],
])('%p makes no list', async (body, code) => {
  expect((await create(body)).body).toMatchObject({ status: 400, errors: [{ code }] });
});

test('an unknown key is 404, a verdict beside the list or of another kind refused', async () => {
  const key = await newKey();
  expect((await detail('x')).statusCode).toBe(404);
  // Of the last character only some bits count.
  const other = (key.startsWith('A') ? 'B' : 'A') + key.slice(1);
  expect((await detail(other)).statusCode).toBe(404);
  expect((await judge(key, { estate_id: ids[9] })).body.errors[0].code).toBe('not_found');
  for (const change of [
    { verdict: '☆' },
    { by: '' },
    { by: 'あ'.repeat(21) },
    { comment: 'あ'.repeat(101) },
  ]) {
    expect((await judge(key, change)).statusCode).toBe(400);
  }
});

test('one address makes thirty lists an hour', async () => {
  const limited = await withTestApp({ RATE_LIMIT_SCALE: '1' });
  const answers = [];
  for (let n = 0; n < 31; n += 1)
    answers.push(await limited.call('share/list/create', { estate_ids: [ids[0]] }));
  expect(answers.map((answer) => answer.statusCode).indexOf(429)).toBe(30);
  await limited.close();
});
