import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { buildApp } from '../../app.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const seed = new URL('../../../seed/pictures/', import.meta.url);
const name = readdirSync(seed).find((file) => file.endsWith('.webp')) ?? '';
const picture = readFileSync(new URL(name, seed));

let t: TestApp;
let app: FastifyInstance;
let site: Server;
let origin: string;
let asked: string[] = [];

const answers: Record<string, (response: ServerResponse) => void> = {
  '/a.webp': (response) => response.end(picture),
  '/text.webp': (response) => response.end('<script>alert(1)</script>'),
  '/moved.webp': (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/a.webp' }).end(),
  '/broken.webp': (response) => response.writeHead(500).end(),
  '/cut.webp': (response) => {
    response.writeHead(200, { 'content-length': picture.length });
    response.write(picture.subarray(0, 1_000), () => response.destroy());
  },
  '/large.webp': (response) => response.end(Buffer.alloc(20_000_001)),
};

beforeAll(async () => {
  site = createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = answers[url.split('?', 1)[0] ?? ''];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  t = await withTestApp();
  app = await buildApp({ ...t, config: { ...t.config, pictureOrigins: [origin] } });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await app.close();
  await t.close();
});

const get = (address: string, more = '&w=160&fm=webp') =>
  app.inject(`/images/outside?url=${encodeURIComponent(address)}${more}`);

test('a picture of a listed origin comes in the sizes of the site, fetched once for all of them', async () => {
  const sizes = await Promise.all([160, 320].map((width) => get(`${origin}/a.webp`, `&w=${width}&fm=webp`)));
  const widths = await Promise.all(
    sizes.map(async ({ rawPayload }) => (await sharp(rawPayload).metadata()).width),
  );
  expect(widths).toEqual([160, 320]);
  expect(sizes[0]?.headers['cache-control']).toBe('public, max-age=86400');
  await get(`${origin}/a.webp`, '&w=480');
  expect(asked).toEqual(['/a.webp']);
});

test('no other origin is asked, however its address is written', async () => {
  const { host } = new URL(origin);
  const others = [
    'https://elsewhere.example/a.webp',
    `http://listed@${host.replace('127.0.0.1', 'localhost')}/a.webp`,
    `${origin}.elsewhere.example/a.webp`,
    'file:///etc/passwd',
    '/etc/passwd',
    'a.webp',
    '',
  ];
  for (const address of others) expect([address, (await get(address)).statusCode]).toEqual([address, 404]);
  expect(asked).toEqual([]);
});

test.each([
  ['/none.webp', 404],
  ['/text.webp', 400],
  ['/large.webp', 400],
  // Not now: nobody keeps these answers. A redirect could lead anywhere.
  ['/broken.webp', 503],
  ['/moved.webp', 503],
  ['/cut.webp', 503],
])('%s of a listed origin is %i', async (path, status) => {
  const answer = await get(origin + path);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a client that asks for ever new addresses is stopped, and sees what is there already', async () => {
  for (let n = 0; n < 290; n += 1) await get(`${origin}/none.webp?${n}`);
  const late = await Promise.all(Array.from({ length: 30 }, (_, n) => get(`${origin}/none.webp?late${n}`)));
  expect(late.at(-1)?.statusCode).toBe(429);
  expect((await get(`${origin}/a.webp`)).statusCode).toBe(200);
});

test('without a list there is nothing to fetch', async () => {
  const answer = await t.app.inject(`/images/outside?url=${encodeURIComponent(`${origin}/a.webp`)}`);
  expect([answer.statusCode, asked]).toEqual([404, []]);
});
