import fc from 'fast-check';
import { z } from 'zod';
import { API_PREFIX } from '../../platform/http/typed-app.ts';
import { expectEnvelope, expectNothingInside } from './expect-sound.ts';
import { holds, withFuzzApp } from './fuzz-app.ts';
import type { FuzzApp } from './fuzz-app.ts';
import { asText, hostileValue } from './hostile-values.ts';

const KEY = 'gakumado-read';

let backend: FuzzApp;

beforeAll(async () => {
  backend = await withFuzzApp();
});
afterAll(() => backend.close());

const encode = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());

/** Percent signs and bytes that no encoder writes. */
const rawPart = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%ff',
  '%ed%a0%80',
  '..',
  '.',
  '%2e%2e%2f',
  '*',
  ':id',
  ';',
  '@',
  '',
);
const part = fc.oneof(rawPart, hostileValue.map(encode), fc.string({ unit: 'binary' }).map(encode));

async function get(url: string, headers: Record<string, string> = {}) {
  backend.takeLog();
  const answer = await backend.app.inject({ method: 'GET', url, headers });
  expectNothingInside(answer, backend.takeLog(), [KEY]);
  return answer;
}

test('odd addresses are 404 or 400 in the envelope', async () => {
  const address = fc.record({
    method: fc.constantFrom<'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'HEAD'>(
      'GET',
      'POST',
      'PUT',
      'DELETE',
      'OPTIONS',
      'HEAD',
    ),
    start: fc.constantFrom(
      API_PREFIX,
      `${API_PREFIX}/estate`,
      `${API_PREFIX}//estate/`,
      '',
      '/api/v1',
      '/nothing',
    ),
    parts: fc.array(part, { maxLength: 4 }),
  });
  await holds(
    'an address',
    address,
    async ({ method, start, parts }) => {
      backend.takeLog();
      const url = `/${start}/${parts.join('/')}`.replace(/^\/+/, '/');
      const answer = await backend.app.inject({ method, url });
      expectNothingInside(answer, backend.takeLog(), []);
      if (
        method !== 'HEAD' &&
        answer.statusCode !== 200 &&
        !/^\/+(content|cognito|images|includes)/.test(url)
      )
        expectEnvelope(answer);
    },
    { times: 10 },
  );
});

const contentParts = [
  'pref_cd',
  'id',
  'title',
  'publishedAt',
  'eyecatch.url',
  'a.b.c',
  '__proto__',
  'x'.repeat(200),
  '[equals]',
  '[not_equals]',
  '[less_than]',
  '[greater_than]',
  '[contains]',
  '[not_contains]',
  '[exists]',
  '[not_exists]',
  '[begins_with]',
  '[',
  ']',
  '(',
  ')',
  '((((',
  '[and]',
  '[or]',
  '13',
  '東京',
  '2026-01-01',
  '',
  "'",
  '"',
  '\\',
  '%',
  '_',
  '\u0000',
  '\ud83d',
  '$1',
  '--',
];

test('the content service answers every query with content or { message }', async () => {
  const text = fc.oneof(
    fc.array(fc.constantFrom(...contentParts), { maxLength: 12 }).map((parts) => parts.join('')),
    fc.constantFrom('('.repeat(1_000), 'id[equals]a[and]'.repeat(200), 'a,'.repeat(500)),
    hostileValue.map(asText),
  );
  const query = fc.dictionary(
    fc.constantFrom(
      'limit',
      'offset',
      'orders',
      'fields',
      'ids',
      'q',
      'filters',
      'draftKey',
      'depth',
      '__proto__',
    ),
    text,
    { maxKeys: 4 },
  );
  const request = fc.record({
    endpoint: fc.oneof(
      fc.constantFrom('topics_student', 'area', 'prefecture', 'faq', 'page', 'nothing'),
      part,
    ),
    id: fc.option(fc.oneof(fc.constantFrom('101', 'privacy'), part), { nil: undefined }),
    query,
    key: fc.constantFrom(KEY, KEY, KEY, 'wrong', ''),
  });
  await holds(
    'a content call',
    request,
    async ({ endpoint, id, query: parameters, key }) => {
      const search = Object.entries(parameters).map(([name, value]) => `${name}=${encode(value)}`);
      const path = id === undefined ? endpoint : `${endpoint}/${id}`;
      const answer = await get(`/content/${path}?${search.join('&')}`, { 'x-microcms-api-key': key });
      const isOfTheService = /^\/content\/[^/]+(\/[^/]+)?$/.test(`/content/${path}`);
      if (answer.statusCode === 200 || !isOfTheService) return;
      const body: unknown = answer.json();
      // The app answers requests that match no route of the service.
      z.union([
        z.strictObject({ message: z.string() }),
        z.object({ status: z.number(), result: z.null() }),
      ]).parse(body);
    },
    { times: 10 },
  );
});

test('snippets and pictures are never a failure of ours', async () => {
  const picture = fc.record({
    path: fc.oneof(
      fc.constantFrom('images/pictures/room-01.webp', 'images/floorplans/1.svg', 'images/pictures/room-01'),
      fc
        .tuple(
          fc.constantFrom('images/pictures', 'images/floorplans', 'images', 'includes', 'includes/side'),
          part,
        )
        .map((parts) => parts.join('/')),
    ),
    query: fc.dictionary(
      fc.constantFrom('w', 'q', 'fm', 'x'),
      fc.oneof(fc.constantFrom('320', '75', 'webp', 'avif'), hostileValue.map(encode)),
      { maxKeys: 3 },
    ),
    accept: fc.constantFrom('image/avif', 'image/webp,*/*', 'text/html', '*/*;q=nonsense', ''),
    tag: fc.constantFrom('', '*', 'W/"a", "b"', 'x'.repeat(5_000)),
  });
  await holds(
    'a picture or a snippet',
    picture,
    async ({ path, query, accept, tag }) => {
      const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
      await get(`/${path}?${search.join('&')}`, { accept, 'if-none-match': tag });
    },
    { times: 5 },
  );
});
