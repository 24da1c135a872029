import type { LightMyRequestResponse } from 'fastify';
import { readConfig } from '../config.ts';
import { createDatabase } from '../../data/db/database.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { limitByAddress } from './client-address.ts';
import { countAttempt, forgetAttempts, limitRate } from './rate-limit.ts';
import { rateLimits } from './rate-limits.ts';

let t: TestApp;

beforeAll(async () => {
  t = await withTestApp();
});
beforeEach(() => t.pool.query('delete from rate_limit'));
afterAll(() => t.close());

const passed = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

test('so many tries pass, the next is a 429 with the time to wait, and each key has its own', async () => {
  const limit = { max: 3, windowS: 600 };
  for (let n = 0; n < 3; n += 1) await limitRate(t.db, 'a', limit);
  const refusal = await limitRate(t.db, 'a', limit).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    status: 400,
    httpStatus: 429,
    fields: [{ field: '', code: 'rate_limit' }],
  });
  const { retryAfterS } = refusal as { retryAfterS: number };
  expect(retryAfterS).toBeGreaterThan(590);
  expect(retryAfterS).toBeLessThanOrEqual(600);
  await limitRate(t.db, 'b', limit);
});

test('a new window begins when the old one is over, and tries can be given back', async () => {
  const limit = { max: 1, windowS: 60 };
  expect([await countAttempt(t.db, 'a', limit), await countAttempt(t.db, 'a', limit)]).toEqual([true, false]);
  await t.pool.query("update rate_limit set window_started_at = now() - interval '61 seconds'");
  expect([await countAttempt(t.db, 'a', limit), await countAttempt(t.db, 'a', limit)]).toEqual([true, false]);
  await forgetAttempts(t.db, 'a');
  expect(await countAttempt(t.db, 'a', limit)).toBe(true);
});

test('two instances count together, however many tries come at once', async () => {
  const other = createDatabase(t.pool);
  const limit = { max: 10, windowS: 60 };
  const tries = Array.from({ length: 40 }, (_, n) => limitRate(n % 2 ? t.db : other, 'a', limit));
  expect(passed(await Promise.allSettled(tries))).toBe(10);
});

test('the limits of the contract, scaled or off by one variable', async () => {
  const at = (scale: string) => rateLimits(readConfig({ RATE_LIMIT_SCALE: scale }));
  expect(at('1')).toMatchObject({
    login: { max: 10, windowS: 600 },
    customerCheck: { max: 20, windowS: 600 },
    inquiry: { max: 10, windowS: 3600 },
    passwordForgot: { max: 5, windowS: 3600 },
  });
  expect([at('100').inquiry.max, at('0.01').inquiry.max, at('0').inquiry.max]).toEqual([1000, 1, Infinity]);
  await limitRate(t.db, 'a', at('0').inquiry);
  expect(await t.db.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
});

describe('the client that is counted', () => {
  /** Tries of a call that allows twenty; answers how many came through and the last answer. */
  async function ask(
    count: number,
    options: (n: number) => { remoteAddress: string; headers?: Record<string, string> },
  ) {
    const answers: LightMyRequestResponse[] = [];
    for (let n = 0; n < count; n += 1) {
      answers.push(
        await t.app.inject({ url: '/api/v1/user/captcha/question?action=inquiry', ...options(n) }),
      );
    }
    return { passed: answers.filter(({ statusCode }) => statusCode === 200).length, last: answers.at(-1) };
  }

  test('a visitor with an X-Forwarded-For of its own stays one visitor', async () => {
    const { passed: count, last } = await ask(25, (n) => ({
      remoteAddress: '203.0.113.9',
      headers: {
        'x-forwarded-for': `198.51.100.${n}`,
        forwarded: `for=198.51.100.${n}`,
        'x-real-ip': `198.51.100.${n}`,
      },
    }));
    expect(count).toBe(20);
    expect(last?.statusCode).toBe(429);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(last?.json()).toMatchObject({ status: 400, result: null, errors: [{ code: 'rate_limit' }] });
  });

  test('behind the shell it is the address that the shell names, without those before it', async () => {
    const { passed: count } = await ask(25, (n) => ({
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.10` },
    }));
    expect(count).toBe(20);
    const others = await ask(5, (n) => ({
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': `203.0.113.${n + 20}` },
    }));
    expect(others.passed).toBe(5);
  });

  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (ip, key) => {
    expect(limitByAddress({ ip })).toBe(key);
  });
});
