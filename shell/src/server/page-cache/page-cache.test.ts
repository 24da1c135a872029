import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageAnswer } from '../render-page.ts';
import { createPageCache } from './page-cache.ts';
import type { CacheAnswer } from './page-cache.ts';

const release = {};
const frame = {};
const makers = { release, others: [frame] };

const page = (text: string, more: Partial<PageAnswer> = {}): PageAnswer => ({
  status: 200,
  html: Buffer.from(text),
  isPublic: true,
  ...more,
});
const withoutBackend = (): PageAnswer =>
  page('読み込めませんでした', { status: 503, isPublic: false, isIncomplete: true });

async function textOf(answer: CacheAnswer<PageAnswer>): Promise<string> {
  if (!('kept' in answer)) return String(answer.html);
  const { encoding, body } = await answer.kept.page.bodyFor('gzip, deflate, br, zstd');
  expect(encoding).toBe('br');
  return brotliDecompressSync(body).toString();
}

let time = 0;
/** A cache and the pages that it renders, in turn; the last one again and again. */
function cacheOf(...pages: PageAnswer[]) {
  time = 0;
  const cache = createPageCache<PageAnswer>(() => time);
  let renderings = 0;
  const render = async () => {
    const next = pages[Math.min(renderings, pages.length - 1)];
    renderings += 1;
    if (!next) throw new Error('no page');
    return next;
  };
  const ask = async (address = '/', by = makers) => textOf(await cache.answer(address, by, render));
  return { cache, ask, render, count: () => renderings };
}

test('a page is rendered once for all who ask within three seconds, and anew after them', async () => {
  const { ask, count } = cacheOf(page('one'), page('two'));
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['one', 'one', 'one']);
  time = 2_999;
  expect(await ask()).toBe('one');
  expect(count()).toBe(1);
  time = 3_000;
  expect(await ask()).toBe('two');
});

test('pages are kept by their whole address', async () => {
  const { ask } = cacheOf(page('one'), page('two'));
  expect([await ask('/?a=1'), await ask('/?a=2'), await ask('/?a=1')]).toEqual(['one', 'two', 'one']);
});

test('a release and news of the frame show at once', async () => {
  const { ask } = cacheOf(page('one'), page('two'), page('three'));
  expect(await ask()).toBe('one');
  expect(await ask('/', { release: {}, others: [frame] })).toBe('two');
  expect(await ask('/', { release: {}, others: [{}] })).toBe('three');
});

test('a page with a missing part is never kept, and nor is one of some visitors', async () => {
  const half = page('half', { isPublic: false, isIncomplete: true });
  const own = page('own', { isPublic: false });
  const { ask } = cacheOf(half, own, page('whole'));
  expect([await ask(), await ask(), await ask()]).toEqual(['half', 'own', 'whole']);
});

test('while the backend is away the last good page stands in for ten minutes', async () => {
  const { cache, ask, render, count } = cacheOf(page('good'), withoutBackend());
  await ask();
  time = 5_000;
  expect(await ask()).toBe('good');
  expect(count()).toBe(2);
  // The backend is not asked by every visitor.
  time = 5_900;
  expect(await ask()).toBe('good');
  expect(count()).toBe(2);
  time = 6_100;
  expect(await cache.answer('/', makers, render)).toMatchObject({ status: 200, kept: { ageS: 6 } });
  expect(count()).toBe(3);
  time = 600_000;
  expect(await ask()).toBe('読み込めませんでした');
});

test('a good page of another release does not stand in, and a page that fails by itself is shown', async () => {
  const { ask } = cacheOf(
    page('good'),
    withoutBackend(),
    page('good'),
    page('fault', { status: 503, isPublic: false }),
  );
  await ask();
  expect(await ask('/', { release: {}, others: [frame] })).toBe('読み込めませんでした');
  time = 4_000;
  expect(await ask()).toBe('good');
  time = 8_000;
  expect(await ask()).toBe('fault');
});

test('the good page comes back as soon as the backend does', async () => {
  const { ask } = cacheOf(page('old'), withoutBackend(), page('new'));
  await ask();
  time = 4_000;
  expect(await ask()).toBe('old');
  time = 5_001;
  expect(await ask()).toBe('new');
});

test('a rendering that throws is nobody’s page, and the next one is a new attempt', async () => {
  const cache = createPageCache<PageAnswer>();
  const fails = async () => Promise.reject(new Error('no'));
  await expect(cache.answer('/', makers, fails)).rejects.toThrow('no');
  expect(await textOf(await cache.answer('/', makers, async () => page('one')))).toBe('one');
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding: %s is answered with %s', async (accept, expected) => {
  const { cache, render } = cacheOf(page('こんにちは'));
  const answer = await cache.answer('/', makers, render);
  if (!('kept' in answer)) throw new Error('not kept');
  const { encoding, body } = await answer.kept.page.bodyFor(accept);
  expect(encoding).toBe(expected);
  const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (all: Buffer) => all }[encoding];
  expect(read(body).toString()).toBe('こんにちは');
});
