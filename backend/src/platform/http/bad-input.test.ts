import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const post = (payload: string, type = 'application/json', path = 'estate/list') =>
  backend.app.inject({
    method: 'POST',
    url: `/api/v1/user/${path}`,
    payload,
    headers: { 'content-type': type },
  });

const json = (body: unknown, query = '') => post(JSON.stringify(body), undefined, `estate/list${query}`);

/** Path of the part that is nested too deep. */
const nested = ['a', ...Array.from({ length: 31 }, () => '0')].join('.');

describe('bad input is a 400 in the envelope, never a 500', () => {
  test.each([
    ['a body that is not JSON', () => post('{"keyword":'), '', 'format'],
    ['a body of another type', () => post('keyword=a', 'text/plain'), '', 'format'],
    ['a body over 64 KiB', () => json({ keyword: 'a'.repeat(70_000) }), '', 'max_length'],
    ['an array as the body', () => post('[]'), '', 'type'],
    ['a number as the body', () => post('1'), '', 'type'],
    ['a prototype in the body', () => post('{"__proto__":{"a":1}}'), '', 'format'],
    [
      'a body that is nested too deep',
      () => post(`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`),
      nested,
      'format',
    ],
    ['a wrong type', () => json({ keyword: { a: 1 } }), 'keyword', 'type'],
    ['a NUL character', () => json({ keyword: 'a\u0000b' }), 'keyword', 'format'],
    ['half of a surrogate pair', () => post('{"keyword":"\\ud83d"}'), 'keyword', 'format'],
    ['a NUL character in a key', () => post('{"a\\u0000":1}'), '', 'format'],
    ['a number beyond a double', () => post('{"price_from":1e400}'), 'price_from', 'type'],
    [
      'a number beyond an integer column',
      () => json({ building_type_id: [99_999_999_999] }),
      'building_type_id.0',
      'range',
    ],
    ['a fraction', () => json({ price_from: 1.5 }), 'price_from', 'type'],
    ['words instead of a number', () => json({ price_from: 'abc' }), 'price_from', 'type'],
    ['a negative amount', () => json({ price_from: -1 }), 'price_from', 'range'],
    ['a number as a word out of some', () => json({ sort: 1 }), 'sort', 'type'],
    ['an unknown sort', () => json({ sort: 'id; drop table estate' }), 'sort', 'format'],
    [
      'too many ids',
      () => json({ estate_id: Array.from({ length: 51 }, (_, n) => n + 1) }),
      'estate_id',
      'max_length',
    ],
    ['a text that is too long', () => json({ keyword: 'あ'.repeat(101) }), 'keyword', 'max_length'],
    ['page 0', () => json({}, '?page=0'), 'page', 'range'],
    ['a limit over 100', () => json({}, '?limit=101'), 'limit', 'range'],
    ['a page that is a word', () => json({}, '?page=one'), 'page', 'type'],
  ])('%s', async (_name, send, field, code) => {
    const answer = await send();
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      status: 400,
      result: null,
      message: expect.any(String),
      errors: expect.arrayContaining([{ field, code, message: expect.any(String) }]),
    });
  });

  test('the lower bound of the rent above the upper one', async () => {
    const answer = await json({ price_from: 60_000, price_to: 50_000 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: 'price_from', code: 'range', message: '下限は上限以下の金額を選択してください。' },
    ]);
  });

  test('an unknown address and an unknown method are 404 in the envelope', async () => {
    for (const answer of [
      await post('{}', undefined, 'estate/nothing'),
      await backend.app.inject({ method: 'GET', url: '/api/v1/user/estate/list' }),
      await backend.app.inject({ method: 'GET', url: '/api/v1/user/%zz' }),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ status: 404, result: null, errors: [] });
    }
  });
});

describe('values that the contract allows', () => {
  test.each([
    ['an empty body', () => post('')],
    ['unknown fields', () => json({ nonsense: { deep: [1] } })],
    ['empty values', () => json({ keyword: '', price_from: null, station_name: 'null', price_to: ' ' })],
    [
      'a text as long as it may be, and what nobody sees',
      () => json({ keyword: `${'あ'.repeat(100)}\u200b` }),
    ],
    [
      'ids as digits and as a comma list',
      () => json({ building_type_id: '52,63', pref_id: '13', city_id: 13104 }),
    ],
    ['a quote, a percent sign and an emoji', () => json({ keyword: `'%_😀\\` })],
    ['a path with a doubled slash', () => post('{}', undefined, '/estate/list/')],
  ])('%s', async (_name, send) => {
    const answer = await send();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().status).toBe(200);
  });

  test('a page past the end: no items, the true count', async () => {
    const first = (await json({})).json();
    const answer = (await json({}, '?page=99999')).json();
    expect(answer).toMatchObject({ status: 200, result: [], page: 99_999, total_count: first.total_count });
  });
});

test('the service says that it is alive and ready', async () => {
  expect((await backend.app.inject('/healthz')).statusCode).toBe(200);
  expect((await backend.app.inject('/readyz')).json()).toMatchObject({ status: 'ready' });
});

test('the description of the API lists the calls with their schemas', async () => {
  const description = (await backend.app.inject('/openapi.json')).json();
  const call = description.paths['/api/v1/user/estate/school/list'].post;
  expect(call.requestBody.content['application/json'].schema.properties).toHaveProperty(
    'commute_minutes_max',
  );
});
