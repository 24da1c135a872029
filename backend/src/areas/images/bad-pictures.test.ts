import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let root: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gakumado-images-'));
  folder = join(root, 'pictures');
  await mkdir(folder);
  t = await withTestApp({ FILES_DIR: root });
});
afterAll(async () => {
  await t.close();
  await rm(root, { recursive: true, force: true });
});

const get = (file: string, query = 'w=320') => t.app.inject(`/images/pictures/${file}?${query}`);

/** A photograph of one colour with some noise. */
const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif', background = '#3a7') =>
  sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .toFormat(format, { effort: 1 })
    .toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A small PNG of 20,000 x 20,000 pixels. */
function bomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(20_000, 0);
  header.writeUInt32BE(20_000, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(20_000 * 2_501), { level: 9 });
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`);

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a picture of the owner as %s', async (format) => {
  const file = `own-${format}.${format === 'jpeg' ? 'jpg' : format}`;
  await writeFile(join(folder, file), await photo(format));
  const answer = await get(file, 'w=320&fm=webp');
  expect(answer.statusCode).toBe(200);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 320,
    height: 240,
  });
});

describe('an unusable picture is a 400 on the file, is never kept, and harms nobody', () => {
  const half = async (format: 'jpeg' | 'png' | 'webp' | 'avif') => {
    const whole = await photo(format);
    return whole.subarray(0, Math.floor(whole.length / 2));
  };
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['an empty file', () => Buffer.alloc(0), 'format'],
    ['a text', () => Buffer.from('<html>Not found</html>'), 'format'],
    ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256)), 'format'],
    ['a JPEG cut off', () => half('jpeg'), 'format'],
    ['a PNG cut off', () => half('png'), 'format'],
    ['a WebP cut off', () => half('webp'), 'format'],
    ['an AVIF cut off', () => half('avif'), 'format'],
    ['the first bytes of a JPEG', async () => (await photo('jpeg')).subarray(0, 20), 'format'],
    ['a drawing', () => svg('<script>alert(1)</script>'), 'format'],
    [
      'a drawing that reads files',
      () => svg('<image href="file:///etc/passwd" width="9" height="9"/>'),
      'format',
    ],
    [
      'a GIF',
      () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'format',
    ],
    ['a bomb', bomb, 'range'],
    ['a file over 20 MB', () => Buffer.alloc(20_000_001), 'max_length'],
  ])('%s', async (name, make, code) => {
    const file = `bad${name.length}-${code}.webp`;
    await writeFile(join(folder, file), await make());
    for (const answer of await Promise.all([get(file), get(file), get(file, 'fm=avif')])) {
      expect(answer.statusCode).toBe(400);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.json()).toMatchObject({ status: 400, result: null, errors: [{ field: 'file', code }] });
    }
  });
});

test('a folder, a pipe, a link in a circle and a name that leads out are no pictures', async () => {
  await mkdir(join(folder, 'folder.webp'));
  execFileSync('mkfifo', [join(folder, 'pipe.webp')]);
  await symlink(join(folder, 'circle.webp'), join(folder, 'circle.webp'));
  const long = `${'a'.repeat(90)}.webp`;
  for (const file of [
    'folder.webp',
    'circle.webp',
    '..%2f..%2fetc%2fpasswd',
    '.hidden.webp',
    'a%00.webp',
    long,
    'a.webp%2f..',
  ]) {
    expect([400, 404]).toContain((await get(file)).statusCode);
  }
  expect((await get('folder.webp')).statusCode).toBe(404);
  expect((await get('pipe.webp')).statusCode).toBe(404);
});

test('a picture that changes on disk is sent anew, also one that was half written before', async () => {
  const file = 'changing.webp';
  const [green, red] = [await photo('webp', '#0a0'), await photo('webp', '#a00')];
  await writeFile(join(folder, file), green.subarray(0, 500));
  expect((await get(file)).statusCode).toBe(400);
  await writeFile(join(folder, file), green);
  const before = await get(file);
  await writeFile(join(folder, 'new'), red);
  await rename(join(folder, 'new'), join(folder, file));
  const after = await get(file);
  expect([before.statusCode, after.statusCode]).toEqual([200, 200]);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  const known = await t.app.inject({
    url: `/images/pictures/${file}?w=320`,
    headers: { 'if-none-match': String(before.headers.etag) },
  });
  expect(known.statusCode).toBe(200);
});

test('many visitors at once: everybody gets the same bytes of each variant', async () => {
  await writeFile(join(folder, 'busy.jpg'), await photo('jpeg'));
  const queries = ['w=160&fm=webp', 'w=320&fm=webp', 'w=480&fm=jpeg', 'w=160&fm=avif&q=60'];
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, n) =>
      get(n % 10 === 9 ? 'bad13-format.webp' : 'busy.jpg', queries[n % 4]),
    ),
  );
  expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
  const good = answers.filter(({ statusCode }) => statusCode === 200);
  expect(good).toHaveLength(72);
  expect(new Set(good.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(4);
});
