import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { addProxies } from './proxies.ts';

/** The content service, as microCMS has it: below /api/v1, with a key, and with cookies of its own. */
const service = Fastify();
/** Our backend, which keeps the forms. */
const backend = Fastify();
let shell: FastifyInstance;

beforeAll(async () => {
  service.get('/api/v1/*', (request, reply) => {
    void reply.headers({ 'set-cookie': 'tracker=1', 'cache-control': 'public, max-age=60' });
    return { url: request.url, headers: request.headers };
  });
  backend.get('/content/*', (request) => ({ own: request.url, headers: request.headers }));
  const CONTENT_BASE_URL = `${await service.listen({ port: 0, host: '127.0.0.1' })}/api/v1`;
  shell = Fastify();
  await addProxies(shell, {
    BACKEND_URL: await backend.listen({ port: 0, host: '127.0.0.1' }),
    RELEASE_STORE_URL: 'http://127.0.0.1:9',
    CONTENT_API_KEY: 'read-key',
    CONTENT_BASE_URL,
  });
});
afterAll(async () => {
  await shell.close();
  await service.close();
  await backend.close();
});

test('a browser reaches the content service under /content, without key and without cookies', async () => {
  const answer = await shell.inject({
    url: '/content/topics_gakumado?filters=pref_cd[equals]4[or]pref_cd[equals]5&q=%E6%98%A5+%E5%A4%8F',
    headers: { cookie: 'Authorization=secret', authorization: 'Bearer x', 'x-microcms-api-key': 'guess' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  const { url, headers } = answer.json();
  expect(decodeURIComponent(url)).toBe(
    '/api/v1/topics_gakumado?filters=pref_cd[equals]4[or]pref_cd[equals]5&q=春+夏',
  );
  expect(headers).toMatchObject({ 'x-microcms-api-key': 'read-key' });
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('authorization');
  expect(headers.host).toMatch(/^127\.0\.0\.1:\d+$/);
});

test.each(['/content/mailforms/owner', '/content/mailforms?limit=5'])(
  'the backend answers %s, whose forms it checks, and never sees the key of the service',
  async (url) => {
    const { own, headers } = (
      await shell.inject({ url, headers: { cookie: 'Authorization=secret' } })
    ).json();
    expect(own).toBe(url);
    expect(headers).not.toHaveProperty('x-microcms-api-key');
    expect(headers).not.toHaveProperty('cookie');
  },
);

test('what only begins like the forms is of the service', async () => {
  expect((await shell.inject('/content/mailforms_old/1')).json().url).toBe('/api/v1/mailforms_old/1');
});

test('a draft is kept by nobody, whatever the service says', async () => {
  const { headers } = await shell.inject('/content/topics_gakumado/901?fields=id&draftKey=a');
  expect(headers['cache-control']).toBe('private, no-store');
  const others = await shell.inject('/content/topics_gakumado/901?q=draftKey');
  expect(others.headers['cache-control']).toBe('public, max-age=60');
});
