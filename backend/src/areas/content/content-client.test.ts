import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTENT_SIZE_MAX } from '@gakumado/shared/vocabulary';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
// oxlint-disable-next-line no-restricted-imports -- the pages' own client, against the service that it is made for
import {
  configureContent,
  findContentPage,
  findEvent,
  findMailForm,
  findTopic,
  findTopicDraft,
  listEventRelatives,
  listEvents,
  listFaq,
  listTopics,
} from '@gakumado/shared/api';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { contentRoutes } from './content-routes.ts';
import { readConfig } from '../../platform/config.ts';

const KEY = 'key-of-the-service';
let backend: TestApp;
/** The content service alone, where microCMS has it: `https://{service}.microcms.io/api/v1/{endpoint}`. */
let service: FastifyInstance;
const ofService = () => ({ baseUrl: `${service.listeningOrigin}/api/v1`, apiKey: KEY });

beforeAll(async () => {
  backend = await withTestApp();
  service = Fastify();
  contentRoutes(service, { db: backend.db, config: readConfig({ CONTENT_API_KEY: KEY }) }, '/api/v1');
  await service.listen({ port: 0, host: '127.0.0.1' });
  configureContent(ofService());
});
afterAll(async () => {
  configureContent({});
  await service.close();
  await backend.close();
});

test('the calls of the pages work against a service with another address and key', async () => {
  const topics = await listTopics({ areaSlug: 'tohoku', exceptId: '201', limit: 3, page: 2 });
  expect(topics).toMatchObject({ isFailed: false, offset: 3, limit: 3, totalCount: expect.any(Number) });
  expect(topics.contents).toHaveLength(3);
  for (const { pref_cd } of topics.contents) expect([2, 3, 4, 5, 6, 7]).toContain(pref_cd);
  await expect(findTopic('201')).resolves.toMatchObject({ id: '201', body: expect.stringContaining('<h2>') });
  await expect(findTopic('999')).resolves.toBeNull();
  await expect(findContentPage('cm')).resolves.toMatchObject({ title: 'CMギャラリー' });
  const { contents, isFailed } = await listFaq();
  expect(isFailed).toBe(false);
  // More than the service gives at once, each one time.
  expect(contents.length).toBeGreaterThan(CONTENT_SIZE_MAX);
  expect(new Set(contents.map(({ id }) => id)).size).toBe(contents.length);
});

test('campaigns of every level, their texts and the pages around them come from there', async () => {
  const top = await listEvents({ isTop: true });
  const ids = top.contents.map(({ id }) => id);
  expect(ids[0]).toBe('spring');
  expect(ids.every((id) => !id.includes('--'))).toBe(true);
  expect(top.contents[0]).toMatchObject({
    eyecatch: { width: expect.any(Number) },
    ends_at: expect.any(String),
  });
  const all = await listEvents();
  expect(all.contents.map(({ id }) => id)).toContain('spring--schedule--checklist');
  await expect(findEvent(['rakusearch', 's_videocall'])).resolves.toMatchObject({
    title: 'ビデオ通話でのお部屋のご案内',
    body: expect.stringContaining('<h2>'),
  });
  await expect(findEvent(['nothing'])).resolves.toBeNull();
  const around = await listEventRelatives(['spring', 'schedule']);
  expect(around.contents.map(({ id }) => id)).toEqual(['spring', 'spring--schedule--checklist']);
  for (const id of ['leaflets', 'download', 'pr-it_id', 'pr-self_naiken']) {
    await expect(findContentPage(id)).resolves.toMatchObject({ id });
  }
});

/** A service that answers as a test says, at the address where microCMS has it. */
async function startService(answer: RequestListener): Promise<{ baseUrl: string; stop: () => void }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
    configureContent(ofService());
  };
  return { baseUrl: `http://127.0.0.1:${port}/api/v1`, stop };
}

test.each([
  ['drips', (reply: ServerResponse) => void reply.write('{"contents":[')],
  [
    'does not end',
    (reply: ServerResponse) => {
      const more = () => {
        while (!reply.destroyed && reply.write(' '.repeat(100_000)));
        reply.once('drain', more);
      };
      more();
    },
  ],
])('an answer that %s is none', async (_name, answer) => {
  const { baseUrl, stop } = await startService((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    answer(reply);
  });
  configureContent({ baseUrl, timeoutMs: 1_000 });
  await expect(listTopics()).resolves.toMatchObject({ isFailed: true, contents: [] });
  await expect(findTopic('201')).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  stop();
});

test('calls of a page that wait for another end with the time of the page, which has the first answer', async () => {
  const text = { id: '201', title: '春の住まい', body: '<p>春</p>', pref_cd: 13, publishedAt: '2026-04-01' };
  const { baseUrl, stop } = await startService((request, reply) => {
    // Lists never come.
    if (!request.url?.includes('/201')) return;
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(text));
  });
  configureContent({ baseUrl, timeoutMs: 60_000, pageTimeoutMs: 2_000 });
  const page = new AbortController().signal;
  await expect(findTopic('201', page)).resolves.toMatchObject({ title: '春の住まい' });
  await expect(listTopics({ areaSlug: 'kanto' }, page)).resolves.toMatchObject({ isFailed: true });
  // The time of this page is over, and that of another is not.
  await expect(findTopic('201', page)).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  await expect(findTopic('201', new AbortController().signal)).resolves.toMatchObject({ id: '201' });
  stop();
});

test('a draft comes with its key alone, and a published topic is no draft', async () => {
  await expect(findTopicDraft('901', 'haru-no-mikka')).resolves.toMatchObject({ id: '901' });
  await expect(findTopicDraft('902', 'shin-kaikan-2027')).resolves.toMatchObject({ id: '902' });
  for (const key of ['', 'wrong', 'shin-kaikan-2027']) {
    await expect(findTopicDraft('901', key)).resolves.toBeNull();
    await expect(findTopicDraft('301', key)).resolves.toBeNull();
  }
});

test('forms come from the backend, also where another service has the texts', async () => {
  const own = Fastify();
  contentRoutes(own, { db: backend.db, config: readConfig({ CONTENT_API_KEY: 'key-of-the-backend' }) });
  const formsBaseUrl = `${await own.listen({ port: 0, host: '127.0.0.1' })}/content`;
  const elsewhere = { baseUrl: 'http://127.0.0.1:9/api/v1', apiKey: KEY };
  configureContent({ ...elsewhere, formsBaseUrl });
  await expect(findMailForm('owner')).resolves.toMatchObject({ id: 'owner' });
  await expect(findMailForm('nothing')).resolves.toBeNull();
  await expect(listTopics()).resolves.toMatchObject({ isFailed: true });
  await own.close();
});

test('a service that refuses the key leaves the page an empty list', async () => {
  configureContent({ baseUrl: `${service.listeningOrigin}/api/v1`, apiKey: 'another-key' });
  await expect(listTopics()).resolves.toMatchObject({ contents: [], isFailed: true });
  await expect(listFaq()).resolves.toEqual({ contents: [], isFailed: true });
  await expect(findTopic('201')).rejects.toMatchObject({ status: 401 });
});
