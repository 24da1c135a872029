import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
  // Names and homes are read with the first search of a process.
  await post('search/interpret', { keyword: '早稲田' });
  await post('estate/list', {});
});
afterAll(() => backend.close());

let asked = 0;

/** Points that nobody asked for before. */
const newPoint = () => ({ lat: 35.6 + (asked += 1) / 1_000, lon: 139.7, name: '勤め先' });

const post = (path: string, payload: object, client?: string) =>
  backend.app.inject({
    method: 'POST',
    url: `/api/v1/user/${path}`,
    payload,
    headers: client === undefined ? {} : { 'x-forwarded-for': client },
  });

test('other calls are answered while the area around a point is worked out', async () => {
  const order: string[] = [];
  const reach = post('commute/reach', { destination: newPoint() }).then(({ statusCode }) =>
    order.push(`reach ${statusCode}`),
  );
  for (let at = 0; at < 10; at += 1) {
    expect((await post('estate/list', {})).statusCode).toBe(200);
    order.push('list');
  }
  await reach;
  expect(order).toContain('reach 200');
  expect(order[0]).toBe('list');
});

test.each([
  ['commute/reach', () => ({ destination: newPoint() })],
  ['estate/list', () => ({ destination: newPoint() })],
  ['estate/relaxation/list', () => ({ price_to: 20_000, pref_id: [13] })],
  ['search/interpret', () => ({ keyword: '早稲田まで30分以内で家賃8万円以下のオートロックつき南向き' })],
  ['customer/login', () => ({ mail_address: 'nobody@example.com', password: 'wrong-password-1' })],
])(
  'of many %s of one client some are 503 with Retry-After, and another client is answered',
  async (path, body) => {
    const [many, other] = await Promise.all([
      Promise.all(Array.from({ length: 16 }, () => post(path, body(), '203.0.113.7'))),
      post(path, body(), '203.0.113.8'),
    ]);
    const codes = many.map((answer) => answer.json().errors?.[0]?.code);
    const refused = many.filter((_answer, at) => codes[at] === 'rate_limit');
    expect(refused.length).toBeGreaterThan(0);
    // The first ones are let in.
    expect(refused.length).toBeLessThan(16);
    for (const answer of refused) {
      expect(answer.statusCode).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json()).toMatchObject({ status: 500, result: null });
    }
    // It waits for its turn as everybody does, and is not counted with the first one.
    expect(other.json().errors?.[0]?.code).not.toBe('rate_limit');
  },
);

test('the calls of one page have their turn, however long they wait for each other', async () => {
  const client = '203.0.113.10';
  const point = { destination: newPoint() };
  // The page of a home asks for these at once.
  const calls = [
    post('estate/list', { ...point, estate_id: [100_015] }, client),
    post('estate/recommendation/list', { ...point, estate_id: [100_015] }, client),
    post('estate/cost/comparison', { ...point, estate_id: 100_015 }, client),
    post('estate/list', { ...point, limit: 1 }, client),
  ];
  await new Promise((resolve) => setImmediate(resolve));
  // Other work of the machine keeps the thread busy.
  const until = performance.now() + 1_500;
  while (performance.now() < until);
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).not.toContain(503);
});

test('cheap calls have no gate', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => post('estate/list', {}, '203.0.113.9')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});

test('pages that the shell renders are no one client', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => post('search/interpret', { keyword: 'あ'.repeat(30) })),
  );
  for (const answer of answers) expect(answer.json().errors?.[0]?.code).not.toBe('rate_limit');
});
