import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { loginSampleMember } from '#testing/test-member.ts';

let t: TestApp;
let headers: { authorization: string };

beforeAll(async () => {
  t = await withTestApp();
  headers = await loginSampleMember(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.deleteFrom('saved_condition').execute());

const tokyo = {
  name: '東京',
  condition: { pref_id: [13], price_to: 60_000 },
  path: '/search/area/pref_id:13/',
};
const call = (path: string, body: object = {}) => t.call(`search/condition${path}`, body, headers);
const create = (change: object = {}) => call('/create', { ...tokyo, ...change });
const list = async (body: object = {}) => (await call('', body)).body;

test('a condition is saved in its canonical form and listed newest first', async () => {
  const first = await create({ condition: { condition: '116,53', pref_id: '13', sort: 'price_asc' } });
  const second = await create({ notify_frequency: 2 });
  const body = await list();
  expect(body).toMatchObject({ status: 200, total_count: 2, page: 1, limit: 20 });
  expect(body.result).toEqual([
    {
      condition_id: second.body.result.condition_id,
      name: '東京',
      condition: { pref_id: [13], price_to: 60_000 },
      path: '/search/area/pref_id:13/',
      notify_frequency: 2,
      new_count: 0,
      last_notified_at: null,
      created_at: expect.stringMatching(/\+09:00$/),
    },
    expect.objectContaining({
      condition_id: first.body.result.condition_id,
      condition: { condition: [53, 116], pref_id: [13] },
      notify_frequency: 0,
    }),
  ]);
  const one = await list({ condition_id: String(first.body.result.condition_id) });
  expect(one.result).toEqual([body.result[1]]);
  expect((await call('?page=2')).body).toMatchObject({ result: [], total_count: 2 });
});

test('an equal condition is refused with the id of the one that is there', async () => {
  const { body } = await create({ condition: { pref_id: [13], city_id: [13104, 13101] } });
  const again = await create({ name: '別の名前', condition: { city_id: '13101,13104,13104', pref_id: 13 } });
  expect(again.statusCode).toBe(400);
  expect(again.body.errors).toEqual([
    {
      field: 'condition',
      code: 'duplicate',
      message: '同じ条件がすでに保存されています。',
      existing_id: body.result.condition_id,
    },
  ]);
});

test('condition_id overwrites, never into a duplicate and never somebody else’s', async () => {
  const { body } = await create();
  const { condition_id } = body.result;
  await create({ condition: { pref_id: [14] } });
  expect(
    (await create({ condition_id, name: '新しい名前', condition: { pref_id: [27] } })).body.result,
  ).toEqual({
    condition_id,
  });
  expect((await list({ condition_id })).result[0]).toMatchObject({
    name: '新しい名前',
    condition: { pref_id: [27] },
  });
  expect((await create({ condition_id, condition: { pref_id: [14] } })).body.errors[0].code).toBe(
    'duplicate',
  );
  expect((await create({ condition_id, condition: { pref_id: [27] } })).statusCode).toBe(200);
  expect((await create({ condition_id: 2_000_000_000 })).statusCode).toBe(404);
});

test('twenty conditions are kept, however many calls come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => create({ condition: { pref_id: [13], price_to: 20_000 + n } })),
  );
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(20);
  expect(answers.find((answer) => answer.statusCode === 400)?.body.errors).toEqual([
    { field: 'condition', code: 'range', message: '検索条件は20件まで保存できます。' },
  ]);
  const equal = await Promise.all(Array.from({ length: 8 }, () => create({ condition_id: undefined })));
  expect(equal.every((answer) => answer.statusCode === 400)).toBe(true);
});

test('equal conditions at once are saved once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create()));
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 400),
  ]);
  expect((await list()).total_count).toBe(1);
});

test('update renames and sets the mails, which then arrive', async () => {
  const { condition_id } = (await create()).body.result;
  await t.db.updateTable('customer').set({ is_new_arrival_mail: false }).execute();
  expect((await call('/update', { condition_id, name: '早稲田' })).statusCode).toBe(200);
  const wants = () => t.db.selectFrom('customer').select('is_new_arrival_mail').executeTakeFirstOrThrow();
  expect(await wants()).toEqual({ is_new_arrival_mail: false });
  await call('/update', { condition_id, notify_frequency: 3 });
  expect(await wants()).toEqual({ is_new_arrival_mail: true });
  expect((await list()).result[0]).toMatchObject({ name: '早稲田', notify_frequency: 3 });
  expect((await call('/update', { condition_id: 2_000_000_000, name: 'x' })).statusCode).toBe(404);
});

test('delete takes ids as array or list and passes over those of others', async () => {
  const { condition_id } = (await create()).body.result;
  const other = await t.db
    .insertInto('customer')
    .values({ sub: crypto.randomUUID(), mail_address: 'b@example.com' })
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  const [mine] = await t.db.selectFrom('saved_condition').selectAll().execute();
  const foreign = await t.db
    .insertInto('saved_condition')
    .values({
      customer_id: other.customer_id,
      name: 'b',
      condition: '{}',
      condition_hash: mine!.condition_hash,
      path: '/',
      notify_frequency: 0,
    })
    .returning('condition_id')
    .executeTakeFirstOrThrow();
  const ids = `${condition_id},${foreign.condition_id},2000000000`;
  expect((await call('/update', { condition_id: foreign.condition_id, name: 'x' })).statusCode).toBe(404);
  expect((await call('/delete', { condition_id: ids })).body.result).toEqual({ deleted_count: 1 });
  expect(await t.db.selectFrom('saved_condition').select('name').execute()).toEqual([{ name: 'b' }]);
});

test.each([
  ['no place', { condition: { price_to: 60_000, keyword: '駅' } }, 'condition', 'required'],
  ['an empty place', { condition: { city_id: [] } }, 'condition', 'required'],
  ['no name', { name: '　' }, 'name', 'required'],
  ['a long name', { name: 'あ'.repeat(41) }, 'name', 'max_length'],
  ['a name of two lines', { name: 'a\nb' }, 'name', 'format'],
  [
    'a commute to nowhere',
    { condition: { pref_id: [13], commute_minutes_max: 30 } },
    'school_id',
    'required',
  ],
  ['a wrong amount', { condition: { pref_id: [13], price_to: 'x' } }, 'condition.price_to', 'type'],
  ['an unknown frequency', { notify_frequency: 4 }, 'notify_frequency', 'range'],
  ...[
    '//evil.example/',
    'https://evil.example/',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/a b',
    '',
  ].map((path): [string, object, string, string] => [`the path “${path}”`, { path }, 'path', 'format']),
])('%s is refused', async (_name, change, field, code) => {
  const { statusCode, body } = await create(change);
  expect(statusCode).toBe(400);
  expect(body.errors).toContainEqual({ field, code, message: expect.any(String) });
});

test('the text for a missing place is the form’s', async () => {
  expect((await create({ condition: {} })).body.errors[0].message).toBe(
    '学校・エリア・駅のいずれかを指定してください。',
  );
});

test.each(['', '/create', '/update', '/delete', '/restore'])(
  'search/condition%s needs a session',
  async (path) => {
    expect((await t.call(`search/condition${path}`, { ...tokyo, condition_id: 1 })).statusCode).toBe(401);
  },
);

test('a refused condition says what the form says', async () => {
  const messageOf = (body: { errors: { message: string }[] }) => body.errors.map(({ message }) => message);
  expect(messageOf((await create({ name: ' ' })).body)).toEqual(['条件の名前を入力してください。']);
  expect(messageOf((await create({ name: 'あ'.repeat(41) })).body)).toEqual([
    '条件の名前は40文字以内で入力してください。',
  ]);
  expect(messageOf((await create({ notify_frequency: 4 })).body)).toEqual([
    '新着のお知らせを選択し直してください。',
  ]);
  const { condition_id } = (await create()).body.result;
  expect(messageOf((await call('/update', { condition_id, name: '' })).body)).toEqual([
    '条件の名前を入力してください。',
  ]);
  expect((await call('/update', { condition_id, name: null })).statusCode).toBe(200);
  expect((await list()).result[0].name).toBe('東京');
});

describe('the undone deletion of a condition', () => {
  const restore = (condition_id: number) => call('/restore', { condition_id });
  const createdId = async (change: object = {}) => (await create(change)).body.result.condition_id as number;
  const remove = (condition_id: number) => call('/delete', { condition_id: [condition_id] });

  test('brings it back whole: place in the list, frequency, matches and news', async () => {
    const condition_id = await createdId({ name: '母と見る条件', notify_frequency: 3 });
    await createdId({ name: '大阪', condition: { pref_id: [27] } });
    const estates = await t.db.selectFrom('estate').select('estate_id').limit(2).execute();
    const matched_at = new Date(Date.now() + 1000);
    await t.db
      .insertInto('condition_match')
      .values(estates.map(({ estate_id }) => ({ condition_id, estate_id, matched_at, mailed_at: null })))
      .execute();
    const before = await list();
    expect(before.result[1]).toMatchObject({ name: '母と見る条件', notify_frequency: 3, new_count: 2 });

    await remove(condition_id);
    expect((await list()).total_count).toBe(1);
    expect((await restore(condition_id)).body.result).toEqual({ condition_id });
    expect(await list()).toEqual(before);
    expect((await restore(condition_id)).statusCode).toBe(404);
    expect((await remove(condition_id)).body.result).toEqual({ deleted_count: 1 });
  });

  test('does not double what was saved again', async () => {
    const condition_id = await createdId();
    await remove(condition_id);
    const existing_id = await createdId();
    expect((await restore(condition_id)).body.errors).toMatchObject([{ code: 'duplicate', existing_id }]);
    expect((await list()).total_count).toBe(1);
  });
});
