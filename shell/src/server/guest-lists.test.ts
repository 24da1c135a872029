import Fastify from 'fastify';
import { addGuestLists } from './guest-lists.ts';

async function post(origin: string, cookie: string) {
  const app = Fastify();
  await addGuestLists(app, { origin });
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/_shell/guest-lists',
    headers: { cookie },
  });
  return { statusCode, cache: headers['cache-control'], cookies: [headers['set-cookie'] ?? []].flat() };
}

test('the lists that came are set for a year, the rest of the cookies is not touched', async () => {
  const cookie = 'KEY_MY_MAIL=a; Data-Favorite=[3%2C5]; DATA_HISTORY=[1]';
  const { statusCode, cookies, cache } = await post('https://example.com', cookie);
  expect(statusCode).toBe(204);
  expect(cache).toBe('no-store');
  expect(cookies).toEqual([
    'Data-Favorite=%5B3%2C5%5D; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    'DATA_HISTORY=[1]; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
  ]);
});

test.each(['', 'Data-Favorite=', 'Data-Favorite=%', 'Data-Favorite=<script>'])(
  '%p sets nothing',
  async (cookie) => {
    expect((await post('http://localhost:3000', cookie)).cookies).toEqual([]);
  },
);

test('no more is set than a list may hold, and only ids', async () => {
  const ids = Array.from({ length: 15 }, (_, index) => index + 1);
  const { cookies } = await post(
    'http://localhost:3000',
    `DATA_HISTORY=${ids.join(',')},x%0d%0aSet-Cookie:a`,
  );
  expect(cookies).toEqual([
    `DATA_HISTORY=${encodeURIComponent(JSON.stringify(ids.slice(-10)))}; Max-Age=31536000; Path=/; SameSite=Lax`,
  ]);
});

test('what the visitor said is set again, without anything else in it', async () => {
  const said = { places: [{ school_id: 55, name: '北' }], gender: 1, saved_at: 5 };
  const sent = encodeURIComponent(JSON.stringify({ ...said, script: '<script>', cost_to: 'x' }));
  const { cookies } = await post('https://example.com', `MY_SEARCH=${sent}`);
  expect(cookies).toEqual([
    `MY_SEARCH=${encodeURIComponent(JSON.stringify(said))}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`,
  ]);
  expect((await post('https://example.com', 'MY_SEARCH=%7B')).cookies).toEqual([]);
});
