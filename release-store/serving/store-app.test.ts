import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@gakumado/build/process.ts';
import { FILE_BYTES_MAX, uploadOf } from '../publish-calls.ts';
import { httpStore } from '../stores/http-store.ts';
import { filesToStore } from '../stores/local-copies.ts';
import type { BuiltRelease } from '../stores/release-store.ts';
import { buildMadeUp } from '../testing/made-up-files.ts';
import { startS3StandIn } from '../testing/s3-stand-in.ts';
import { buildStoreApp } from './store-app.ts';
import { readStoreKeys } from './store-keys.ts';

const KEY = 'key-of-remote-a-0001';
const KEYS = `mf-a=${KEY}, mf-b=key-of-remote-b-0001,*=key-of-every-remote`;

let root: string;
let storeDir: string;
let app: FastifyInstance;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'gakumado-store-app-'));
  storeDir = path.join(root, 'store');
  app = await buildStoreApp({ place: storeDir, keys: KEYS });
});
afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const withKey = (key = KEY) => ({ authorization: `Bearer ${key}` });
const listen = () => app.listen({ port: 0, host: '127.0.0.1' });
const build = (version = 'v1', files?: Record<string, string>) =>
  buildMadeUp(root, { remote: 'mf-a', version, ...(files ? { files } : {}) });
const readRegistry = async () => (await app.inject('/registry.json')).json();

/** The call that lists a release, with everything else than the release as it has to be. */
const listCall = async ({ version, release, ...built }: BuiltRelease) => ({
  operation: { kind: 'live', version },
  release,
  files: await filesToStore({ version, release, ...built }),
});

describe('keys', () => {
  const ask = async (headers: Record<string, string>, remote = 'mf-a', server = app) => {
    const response = await server.inject({ url: `/publish/${remote}`, headers });
    return response.statusCode === 204 ? 204 : [response.statusCode, response.json().code];
  };

  test('a remote is published with its own key, or with one for all', async () => {
    expect(await ask(withKey())).toBe(204);
    expect(await ask({ authorization: `bearer  ${KEY}` })).toBe(204);
    expect(await ask(withKey('key-of-every-remote'))).toBe(204);
    expect(await ask(withKey('key-of-every-remote'), 'mf-c')).toBe(204);
  });

  test('without a key, with a wrong one and with that of another remote nothing is changed', async () => {
    expect(await ask({})).toEqual([401, 'key_missing']);
    expect(await ask({ authorization: `Basic ${KEY}` })).toEqual([401, 'key_missing']);
    for (const key of [`${KEY}1`, KEY.slice(1), 'mf-a', `mf-a=${KEY}`])
      expect(await ask(withKey(key))).toEqual([401, 'key_unknown']);
    expect(await ask(withKey('key-of-remote-b-0001'))).toEqual([403, 'key_of_other_remote']);
    expect(await ask(withKey(), '*')).toEqual([403, 'key_of_other_remote']);
    const calls = ['/mf-a', '/mf-a/v1', '/mf-a/v1/missing'].map((url) => ({ method: 'POST' as const, url }));
    for (const call of [...calls, { method: 'PUT' as const, url: '/mf-a/v1/0123456789abcdef/web/a.js' }]) {
      const response = await app.inject({
        ...call,
        url: `/publish${call.url}`,
        headers: withKey('key-of-remote-b-0001'),
      });
      expect(response.statusCode).toBe(403);
    }
    expect((await app.inject('/registry.json')).statusCode).toBe(404);
  });

  test('a store without keys takes nothing', async () => {
    const without = await buildStoreApp({ place: storeDir });
    expect(await ask(withKey(), 'mf-a', without)).toEqual([403, 'writing_off']);
    expect(await ask({}, 'mf-a', without)).toEqual([403, 'writing_off']);
    await without.close();
  });

  test.each(['mf-a', 'mf-a=short', `a=${KEY}`, `mf-a=with space ${KEY}`, `mf-a=${KEY},,x`])(
    'keys are refused that are written like "%s", and not repeated',
    (text) => {
      expect(() => readStoreKeys(text)).toThrow(/^RELEASE_STORE_KEYS must be <remote>=<key>(?!.*key-of)/);
    },
  );

  test('the command says in words why it may not publish', async () => {
    const place = await listen();
    const wrong = httpStore(place, 'key-of-nobody-at-all');
    await expect(wrong.requireAccess('mf-a')).rejects.toThrow(
      `The release store at ${place} refuses: the key in RELEASE_STORE_KEY is none of this store. (key_unknown)`,
    );
    await expect(wrong.publish(await build(), { kind: 'live', version: 'v1' })).rejects.toThrow(
      '(key_unknown)',
    );
    await expect(httpStore(place).requireAccess('mf-a')).rejects.toThrow(
      'Give it in RELEASE_STORE_KEY. (key_missing)',
    );
    await expect(httpStore(place, KEY).change('mf-b', { kind: 'previous' })).rejects.toThrow(
      'not one of mf-b.',
    );
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    await expect(httpStore(nowhere, KEY).requireAccess('mf-a')).rejects.toThrow(
      `The release store at ${nowhere} cannot be reached: connect ECONNREFUSED`,
    );
  });
});

describe('bad calls', () => {
  const put = (file: string, payload: string | Buffer = 'x') =>
    app.inject({
      method: 'PUT',
      url: `/publish/mf-a/v1/0123456789abcdef/${file}`,
      headers: { ...withKey(), 'content-type': 'application/octet-stream' },
      payload,
    });
  const post = (url: string, payload: object | string) =>
    app.inject({
      method: 'POST',
      url: `/publish/mf-a${url}`,
      headers: { ...withKey(), 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  test.each([
    '../../../../x.js',
    'web/../../x.js',
    'web/%2e%2e/%2e%2e/x.js',
    'web/..%2f..%2fx.js',
    'web/a%5c..%5cx.js',
    'web//x.js',
    'web/',
    'x.js',
    'registry.json',
    'web/a%00.js',
    `web/${'a'.repeat(300)}.js`,
  ])('a file called %s is not taken', async (file) => {
    expect([400, 404]).toContain((await put(file)).statusCode);
    await expect(readFile(path.join(storeDir, 'x.js'))).rejects.toThrow('ENOENT');
  });

  test.each([
    '..',
    '.',
    'v1..2',
    'files',
    'missing',
    'constructor',
    '__proto__',
    'v1.draft-9',
    '-v',
    'a%2fb',
  ])('a version called %s is not taken', async (version) => {
    for (const url of [`/${version}/missing`, `/${version}`]) {
      const { statusCode } = await post(url, await listCall(await build('v1')));
      expect([400, 403, 404]).toContain(statusCode);
    }
    const operation = { kind: 'live', version: decodeURIComponent(version) };
    expect((await post('', { operation })).statusCode).toBe(400);
  });

  test('what is no call is answered with its fault, and never with 500', async () => {
    const built = await build();
    const call = await listCall(built);
    const { release } = built;
    const [name = ''] = Object.keys(release.files);
    const bad: [string, object | string][] = [
      ['', '{'],
      ['', '{"__proto__":{}}'],
      ['', 'null'],
      ['', { operation: { kind: 'remove', version: 'v1' } }],
      ['', { operation: { kind: 'preview', version: 'v1', previewKeyHash: 'short' } }],
      ['', { operation: { kind: 'previous', from: '../v1' } }],
      ['/v1/missing', { files: { 'web/a.js': 'md5-x' } }],
      ['/v1/missing', { files: { '/etc/passwd': release.files[name] } }],
      ['/v1/missing', { files: ['web/a.js'] }],
      ['/v2', call],
      ['/v1', { ...call, release: { ...release, publishedAt: 'yesterday' } }],
      ['/v1', { ...call, release: { ...release, bytes: 'many' } }],
      ['/v1', { ...call, release: { ...release, pages: { routes: {} } } }],
      [
        '/v1',
        { ...call, release: { ...release, files: { ...release.files, 'web/../x': release.files[name] } } },
      ],
      ['/v1', { ...call, release: { ...release, files: {} } }],
      ['/v1', { ...call, files: {} }],
    ];
    for (const [url, payload] of bad) {
      const response = await post(url, payload);
      expect({ url, payload, status: response.statusCode, code: response.json().code }).toEqual({
        url,
        payload,
        status: 400,
        code: 'invalid',
      });
    }
    expect((await post('/v1', call)).json()).toMatchObject({ code: 'files_missing' });
    expect((await post('', { operation: { kind: 'previous' } })).json()).toEqual({
      code: 'change_refused',
      message: 'mf-a has no release.',
    });
    expect((await put('web/a.js', Buffer.alloc(FILE_BYTES_MAX + 1))).json()).toMatchObject({
      code: 'too_large',
    });
    expect((await app.inject('/registry.json')).statusCode).toBe(404);
  });
});

describe('an upload', () => {
  test('that is cut lists nothing and keeps no half file, and goes on when it is sent again', async () => {
    const place = await listen();
    const built = await build('v1', { 'web/large.js': 'large '.repeat(100_000) });
    const upload = uploadOf(await filesToStore(built));
    const half = request(`${place}/publish/mf-a/v1/${upload}/web/large.js`, {
      method: 'PUT',
      headers: { ...withKey(), 'content-type': 'application/octet-stream', 'content-length': 600_000 },
    });
    half.on('error', () => undefined);
    const closed = new Promise((resolve) => half.once('close', resolve));
    half.write('large '.repeat(50_000), () => half.destroy());
    await closed;
    expect((await app.inject('/registry.json')).statusCode).toBe(404);
    await httpStore(place, KEY).publish(built, { kind: 'live', version: 'v1' });
    expect((await app.inject('/mf-a/v1/web/large.js')).body).toHaveLength(600_000);
    expect((await readRegistry()).remotes['mf-a'].live).toBe('v1');
  });

  test('brings only what the store does not have', async () => {
    const place = await listen();
    const store = httpStore(place, KEY);
    await store.publish(await build('v1'), { kind: 'live', version: 'v1' });
    const next = await build('v2');
    const response = await app.inject({
      method: 'POST',
      url: '/publish/mf-a/v2/missing',
      headers: withKey(),
      payload: { files: await filesToStore(next) },
    });
    expect(response.json().missing.toSorted()).toEqual([
      'node/remoteEntry.js',
      'web/page-v2.js',
      'web/remoteEntry.js',
    ]);
  });

  test('whose files were changed on the way is not listed', async () => {
    const built = await build();
    const call = await listCall(built);
    const headers = { ...withKey(), 'content-type': 'application/octet-stream' };
    for (const file of Object.keys(call.files)) {
      const payload = file === 'web/same.js' ? 'changed' : await readFile(path.join(built.dir, file));
      await app.inject({
        method: 'PUT',
        url: `/publish/mf-a/v1/${uploadOf(call.files)}/${file}`,
        headers,
        payload,
      });
    }
    const response = await app.inject({
      method: 'POST',
      url: '/publish/mf-a/v1',
      headers: withKey(),
      payload: call,
    });
    expect(response.json()).toMatchObject({
      code: 'files_missing',
      message: expect.stringContaining('web/same.js'),
    });
    expect((await app.inject('/registry.json')).statusCode).toBe(404);
  });
});

describe.each(['a folder', 'a bucket'])('files of %s', (behind) => {
  let place: string;
  const ends: (() => unknown)[] = [];
  const { env } = process;

  beforeEach(async () => {
    if (behind === 'a bucket') {
      const s3 = await startS3StandIn();
      process.env = { ...env, ...s3.env };
      await app.close();
      app = await buildStoreApp({ place: s3.place, keys: KEYS });
      ends.push(() => s3.close());
    }
    place = await listen();
    const built = await build('v1', { 'private/maps/page.js.map': 'source' });
    await httpStore(place, KEY).publish(built, { kind: 'live', version: 'v1' });
  });
  afterEach(async () => {
    await app.close();
    for (const end of ends.splice(0)) await end();
    process.env = env;
  });

  const get = async (file: string, headers: Record<string, string> = {}) => {
    const { statusCode, body, headers: sent } = await app.inject({ url: `/${file}`, headers });
    return { statusCode, body, sent };
  };

  test('are sent with the headers that browsers and shells need', async () => {
    const file = await get('mf-a/files/same.js');
    expect(file).toMatchObject({
      statusCode: 200,
      body: 'the same in all releases',
      sent: {
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
        'content-type': expect.stringMatching(/javascript; charset=utf-8$/),
      },
    });
    expect(await get('mf-a/files/same.js', { 'accept-encoding': 'gzip, br' })).toMatchObject({
      body: 'the same, compressed',
      sent: { 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) },
    });
    expect(await get('mf-a/files/page-v1.js', { 'accept-encoding': 'br' })).toMatchObject({
      body: 'page of v1',
    });
    expect((await get('mf-a/files/nothing.js')).statusCode).toBe(404);
    const head = await app.inject({ method: 'HEAD', url: '/mf-a/files/same.js' });
    expect(head).toMatchObject({ statusCode: 200, body: '', headers: { 'content-length': '24' } });
  });

  test('the registry is sent again only when it changed', async () => {
    const { sent } = await get('registry.json');
    expect(sent).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    const again = { 'if-none-match': String(sent.etag) };
    expect(await get('registry.json', again)).toMatchObject({ statusCode: 304, body: '' });
    await httpStore(place, KEY).publish(await build('v2'), { kind: 'live', version: 'v2' });
    expect((await get('registry.json', again)).statusCode).toBe(200);
  });

  test('private ones are only for those who have a key of the remote', async () => {
    const file = 'mf-a/v1/private/maps/page.js.map';
    for (const name of [
      file,
      'mf-a/v1/%70rivate/maps/page.js.map',
      'mf-a//v1//private//maps/page.js.map',
      'mf-a/v1/web/../private/maps/page.js.map',
      'mf-a/v1/web/%2e%2e/private/maps/page.js.map',
      'mf-a/v1/private%2fmaps%2fpage.js.map',
    ]) {
      const { statusCode, body } = await get(name);
      expect({ name, isRefused: statusCode >= 400, isTold: body.includes('source') }).toEqual({
        name,
        isRefused: true,
        isTold: false,
      });
    }
    expect((await get(file, withKey('key-of-remote-b-0001'))).statusCode).toBe(404);
    expect(await get(file, withKey())).toMatchObject({
      body: 'source',
      sent: { 'cache-control': 'private, no-store' },
    });
  });

  test('drafts are not sent, and nothing from outside of the store', async () => {
    const draft = path.join(storeDir, 'mf-a/v2.draft-9/web');
    await mkdir(draft, { recursive: true });
    await writeFile(path.join(draft, 'a.js'), 'draft');
    await writeFile(path.join(root, 'outside.js'), 'outside');
    for (const name of [
      'mf-a/v2.draft-9/web/a.js',
      '../outside.js',
      '%2e%2e/outside.js',
      '..%2foutside.js',
      'mf-a/%2e%2e/%2e%2e/outside.js',
    ]) {
      const { statusCode, body } = await get(name);
      expect({ name, isRefused: statusCode >= 400 && statusCode < 500, body }).toEqual({
        name,
        isRefused: true,
        body: expect.not.stringMatching(/^(?:draft|outside)$/),
      });
    }
  });
});
