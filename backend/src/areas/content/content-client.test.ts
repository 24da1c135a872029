import { CONTENT_SIZE_MAX } from '@gakumado/shared/vocabulary';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
// oxlint-disable-next-line no-restricted-imports -- the pages' own client, against the service that it is made for
import {
  configureContent,
  findContentPage,
  findMailForm,
  findTopic,
  listFaq,
  listTopics,
} from '@gakumado/shared/api';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { contentRoutes } from './content-routes.ts';
import { readConfig } from '../../config.ts';

const KEY = 'key-of-the-service';
let backend: TestApp;
/** The content service alone, where microCMS has it: `https://{service}.microcms.io/api/v1/{endpoint}`. */
let service: FastifyInstance;

beforeAll(async () => {
  backend = await withTestApp();
  service = Fastify();
  contentRoutes(service, { db: backend.db, config: readConfig({ CONTENT_API_KEY: KEY }) }, '/api/v1');
  const address = await service.listen({ port: 0, host: '127.0.0.1' });
  configureContent({ baseUrl: `${address}/api/v1`, apiKey: KEY });
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
