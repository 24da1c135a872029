import type { FastifyInstance } from 'fastify';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteVersion } from '@gakumado/build/source-version.ts';
import { offerPreview, setLive } from '@gakumado/release-store/live-version.ts';
import { changeRegistry, readRegistry, registryFile } from '@gakumado/release-store/registry.ts';
import type { Release } from '@gakumado/release-store/registry.ts';
import { buildStoreApp } from '@gakumado/release-store/serving/store-app.ts';
import { takeUpFile, writeTakeUps } from '../shell/src/server/take-ups/take-up-file.ts';
import type { TakeUp } from '../shell/src/server/take-ups/take-up-file.ts';

let storeDir: string;
/** Of shells, which write there what they made of a release. */
let varDir: string;

const release = (more: Partial<Release> = {}): Release => ({
  publishedAt: '2026-11-28T11:15:00.000Z',
  files: {},
  pages: {},
  shared: { version: '1.0.0', styles: [] },
  ...more,
});

beforeEach(async () => {
  storeDir = await mkdtemp(path.join(tmpdir(), 'gakumado-store-'));
  varDir = await mkdtemp(path.join(tmpdir(), 'gakumado-var-'));
  await changeRegistry(storeDir, (registry) => {
    for (const version of ['1', '2']) setLive(registry, 'mf-content', version, release());
  });
});

afterEach(async () => {
  for (const dir of [storeDir, varDir]) await rm(dir, { recursive: true });
});

interface Ended {
  code: number;
  output: string;
  errors: string;
}

const run = (command: string, words: readonly string[], env = {}) =>
  new Promise<Ended>((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(import.meta.dirname, `${command}.ts`), ...words],
      { env: { ...process.env, RELEASE_STORE_DIR: storeDir, VAR_DIR: varDir, ...env } },
      (_error, output, errors) => resolve({ code: child.exitCode ?? -1, output, errors }),
    );
  });

test.each([
  {
    command: 'rollback',
    lines: [
      [],
      ['mf-nothing'],
      ['mf-content', '--dry-run'],
      ['--dry-run', 'mf-content'],
      ['mf-content', '0.0.0-never'],
      ['mf-content', 'mf-search'],
      ['mf-content', '--to'],
      ['mf-content', '--live', '1'],
    ],
    kept: ['dry_run', 'token_description'],
  },
  {
    command: 'release',
    lines: [
      [],
      ['mf-content', '--drop'],
      ['mf-content', '--heavier=2'],
      ['mf-content', '--live'],
      ['mf-content', '--live', '1', '--preview'],
      ['mf-content', '--live', '1', '--heavier'],
      ['mf-content', '--live', '1', '--drop', '/faq'],
    ],
    kept: ['preview', 'live'],
  },
  { command: 'releases', lines: [['mf-nothing'], ['mf-content', '--live', '1']], kept: ['dry_run'] },
])('$command refuses what it does not know, and changes nothing', async ({ command, lines, kept }) => {
  const before = await readFile(registryFile(storeDir), 'utf8');
  for (const words of lines) {
    expect(await run(command, words)).toEqual({
      code: 2,
      output: '',
      errors: expect.stringContaining('Usage: npm run'),
    });
  }
  for (const option of kept) {
    const keptByNpm = await run(command, ['mf-content'], { [`npm_config_${option}`]: 'true' });
    expect(keptByNpm).toMatchObject({ code: 2 });
  }
  expect(await readFile(registryFile(storeDir), 'utf8')).toBe(before);
  expect(await readdir(storeDir)).toEqual(['registry.json']);
});

/** As a running shell would write it. */
const judge = (port: number, state: TakeUp['state'], more: Partial<TakeUp> = {}) =>
  writeTakeUps(takeUpFile(varDir, port), [
    {
      remote: 'mf-content',
      version: '1',
      publishedAt: '',
      shell: '',
      state,
      at: new Date(Date.now() + 60_000).toISOString(),
      unfinished: 0,
      isTried: true,
      wasInUse: false,
      ...more,
    },
  ]);

const publishAgain = () => changeRegistry(storeDir, (registry) => setLive(registry, 'mf-content', '2'));

test('a rollback says what the shells made of it', async () => {
  expect(await run('rollback', ['mf-content'])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/mf-content 1 is live again.\nNo shell runs with/),
  });
  await publishAgain();
  judge(3000, 'in use');
  expect(await run('rollback', ['mf-content'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('Every shell of this machine has taken it up.'),
  });
  await publishAgain();
  judge(3001, 'quarantined', { reason: 'it stood still' });
  expect(await run('rollback', ['mf-content'])).toMatchObject({
    code: 1,
    errors: expect.stringMatching(
      /A shell has quarantined it: it stood still\. .*release -- mf-content --live 1. lifts that/,
    ),
  });
  await publishAgain();
  judge(3001, 'retrying', { reason: 'the store is away' });
  expect(await run('rollback', ['mf-content'])).toMatchObject({
    code: 0,
    output: expect.stringContaining(
      'Not every shell has taken it up within 10 seconds. It is tried again: the store',
    ),
  });
});

test('a rollback without a version before it says so', async () => {
  await run('rollback', ['mf-content']);
  expect(await run('rollback', ['mf-content'])).toEqual({
    code: 1,
    output: '',
    errors: expect.stringContaining('no release before'),
  });
});

const entryOf = async (remote = 'mf-content') => (await readRegistry(storeDir)).remotes[remote];

/** Lists versions that never went live. */
const listPreviews = (...versions: string[]) =>
  changeRegistry(storeDir, (registry) => {
    for (const version of versions)
      offerPreview(registry, 'mf-content', { version, previewKeyHash: '', release: release() });
  });

test('a rollback to a version leads to one that was live, and a further one to that before it', async () => {
  await changeRegistry(storeDir, (registry) => {
    for (const version of ['3-aa11', '4']) setLive(registry, 'mf-content', version, release());
  });
  await listPreviews('5-bb22');
  expect(await run('rollback', ['mf-content', '--to', 'aa'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('mf-content 3-aa11 is live again.'),
  });
  expect(await run('rollback', ['mf-content'])).toMatchObject({
    output: expect.stringContaining('mf-content 2 is live again.'),
  });
  expect(await run('rollback', ['mf-content', '--to', 'bb'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('release -- mf-content --live 5-bb22'),
  });
  expect(await run('rollback', ['mf-content', '--to', 'cc'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('npm run releases -- mf-content'),
  });
  expect((await entryOf())?.live).toBe('2');
});

test('a listed version goes live without a build', async () => {
  await listPreviews('0.1.0-13d9679e11b5', '0.1.0-13aa679e11b5');
  expect(await run('release', ['mf-content', '--live', '13'])).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/0\.1\.0-13d9679e11b5, 0\.1\.0-13aa679e11b5/),
  });
  for (const unknown of ['99', ''])
    expect(await run('release', ['mf-content', `--live=${unknown}`])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('npm run releases -- mf-content'),
    });
  expect((await entryOf())?.live).toBe('2');
  expect(await run('release', ['mf-content', '--live', '13d9'])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/mf-content 0\.1\.0-13d9679e11b5 is live\.\nNo shell runs with/),
  });
  expect(await entryOf()).toMatchObject({
    live: '0.1.0-13d9679e11b5',
    history: ['1', '2', '0.1.0-13d9679e11b5'],
  });
});

test('a version that a shell refuses is live no longer', async () => {
  await listPreviews('3');
  judge(3000, 'refused', { version: '3', reason: 'a page fails' });
  expect(await run('release', ['mf-content', '--live', '3'])).toMatchObject({
    code: 1,
    errors: 'A shell has refused it: a page fails.\nmf-content 2 is live again.\n',
  });
  expect((await entryOf())?.live).toBe('2');
});

test('a version that is only ready is not in use yet', async () => {
  await listPreviews('3');
  judge(3000, 'ready', { version: '3' });
  const goesLive = run('release', ['mf-content', '--live', '3']);
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  judge(3000, 'in use', { version: '3' });
  expect(await goesLive).toMatchObject({
    code: 0,
    output: expect.stringContaining('Every shell of this machine has taken it up.'),
  });
});

/** A shell that answers so, and the cookies that it got. */
async function startShell(answer: (asked: number) => object) {
  const cookies: string[] = [];
  const server = createServer((request, response) => {
    cookies.push(`${request.url} ${decodeURIComponent(request.headers.cookie ?? '')}`);
    response.end(JSON.stringify(answer(cookies.length)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  writeTakeUps(takeUpFile(varDir, address.port), []);
  return { port: address.port, cookies, close: () => once(server.close(), 'close') };
}

const version = remoteVersion('mf-content');

/** The sources are listed, so that nothing is built. */
const listSources = () => listPreviews(version);

test('a preview has a link with a key of its own, and does not go live', async () => {
  await listSources();
  const forgotten = path.join(storeDir, 'mf-content/0.1.0-forgotten');
  await mkdir(forgotten, { recursive: true });
  const links: string[] = [];
  for (const env of [{ PORT: '4000' }, { SITE_ORIGIN: 'https://gakumado.example/' }]) {
    const { code, output } = await run('release', ['mf-content', '--preview'], env);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('No shell runs with') });
    links.push(/^http\S+$/m.exec(output)?.[0] ?? '');
    const { live, releases = {} } = (await entryOf()) ?? {};
    const [, key = ''] = links.at(-1)?.split('~') ?? [];
    expect(live).toBe('2');
    expect(releases[version]).toMatchObject({
      previewKeyHash: createHash('sha256').update(key).digest('hex'),
    });
    expect(key).toMatch(/^[\w-]{22}$/);
  }
  expect(existsSync(forgotten)).toBe(false);
  expect(links[0]).toMatch(`http://localhost:4000/guide/?remotes=mf-content@${version}~`);
  expect(links[1]).toMatch(`https://gakumado.example/guide/?remotes=mf-content@${version}~`);
  expect(new Set(links.map((link) => link.split('~')[1])).size).toBe(2);
});

test('a preview is asked of every shell, until it has noticed it', async () => {
  await listSources();
  const slow = await startShell((asked) => (asked < 3 ? { version: '2' } : { version }));
  const unaware = { version: '2', notShown: { version, reason: 'unknown' } };
  const other = await startShell((asked) => (asked < 2 ? unaware : { version }));
  const { code, output } = await run('release', ['mf-content', '--preview']);
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringContaining('Every shell of this machine shows it.'),
  });
  const [word = ''] = /mf-content@\S+/.exec(output) ?? [];
  expect(slow.cookies).toEqual(Array.from({ length: 3 }, () => `/_shell/remotes/mf-content REMOTES=${word}`));
  expect(other.cookies).toHaveLength(2);
  await Promise.all([slow.close(), other.close()]);
});

test('a preview that a shell refuses is listed, and the command fails with the reason', async () => {
  await listSources();
  const shell = await startShell(() => ({
    version: '2',
    notShown: { version, reason: 'refused: the page faq fails' },
  }));
  const away = await startShell(() => ({}));
  await away.close();
  const { code, errors } = await run('release', ['mf-content', '--preview']);
  expect(code).toBe(1);
  expect(errors).toContain(
    `The shell at port ${shell.port} does not show it: refused: the page faq fails.\n`,
  );
  expect(errors).toContain(`The shell at port ${away.port} does not show it: fetch failed.\n`);
  expect(errors).toContain(`mf-content ${version} is listed, and not made live.`);
  expect(await entryOf()).toMatchObject({
    live: '2',
    releases: { [version]: { previewedAt: expect.any(String) } },
  });
  await shell.close();
});

test('the first release of a remote cannot be a preview', async () => {
  expect(await run('release', ['mf-search', '--preview'])).toEqual({
    code: 1,
    output: '',
    errors: 'mf-search has no release yet, and the first one has to go live: leave --preview out.\n',
  });
  expect(await entryOf('mf-search')).toBeUndefined();
});

test('releases are listed with what is known of them, the newest first', async () => {
  const buildDir = path.join(varDir, 'shell');
  await mkdir(buildDir);
  const assets = { scripts: [], styles: [], sharedVersions: { 'ui/core': '1', 'ui/estate': '2' } };
  await writeFile(path.join(buildDir, 'assets.json'), JSON.stringify(assets));
  const parts = (core: string, estate: string) => ({
    version: 'parts',
    styles: [],
    parts: { 'ui/core': { version: core, styles: [] }, 'ui/estate': { version: estate, styles: [] } },
  });
  const source = { commit: '13d9679e11b513d9679e', subject: '一覧を速くする', isChanged: false };
  await changeRegistry(storeDir, (registry) => {
    registry.remotes = {};
    const list = { publishedAt: '2026-11-27T15:00:00.000Z', source, bytes: 312_440, shared: parts('1', '2') };
    setLive(registry, 'mf-content', 'a1', release({ publishedAt: '2026-01-02T03:04:05.000Z' }));
    setLive(registry, 'mf-content', 'b2', release(list));
    for (const [index, isChanged] of [true, false].entries())
      offerPreview(registry, 'mf-content', {
        version: `c${index}`,
        previewKeyHash: '',
        release: release({
          publishedAt: `2026-11-28T11:1${index}:00.000Z`,
          source: { ...source, isChanged },
          shared: parts('0', isChanged ? '0' : '2'),
        }),
      });
  });
  judge(3000, 'refused', { version: 'c1', reason: 'a page\nfails' });
  const ended = await run('releases', ['mf-content'], { SHELL_BUILD_DIR: buildDir });
  expect(ended).toEqual({
    code: 0,
    errors: '',
    output: `mf-content
version  published         commit     size      shared         state                           message
c1       2026-11-28 20:11  13d9679e   -         1 own part     preview, refused: a page fails  一覧を速くする
c0       2026-11-28 20:10  13d9679e+  -         2 own parts    preview                         一覧を速くする
b2       2026-11-28 00:00  13d9679e   312.4 kB  as the shell   live                            一覧を速くする
a1       2026-01-02 12:04  -          -         all own parts  was live                        -
`,
  });
  const { output } = await run('releases', [], { SHELL_BUILD_DIR: path.join(varDir, 'nowhere') });
  expect(output).toMatch(/b2 .* 312\.4 kB  -  +live  +一覧/);
  expect(output).toContain('mf-search has no release.');
});

describe('a store on another machine', () => {
  const KEY = 'key-of-content-0001';
  let server: FastifyInstance;
  let env: Record<string, string>;

  beforeEach(async () => {
    server = await buildStoreApp({ place: storeDir, keys: `mf-content=${KEY}` });
    const place = await server.listen({ port: 0, host: '127.0.0.1' });
    // Its own folder is another one.
    env = {
      RELEASE_STORE: `${place}/`,
      RELEASE_STORE_KEY: KEY,
      RELEASE_STORE_DIR: path.join(varDir, 'none'),
    };
  });
  afterEach(() => server.close());

  test('is changed by the commands with the key of the remote', async () => {
    await listPreviews('3-aa11');
    expect(await run('release', ['mf-content', '--live', 'aa'], env)).toMatchObject({ code: 0 });
    expect((await entryOf())?.live).toBe('3-aa11');
    const [listed, back] = await Promise.all([
      // Everybody may read.
      run('releases', ['mf-content'], { ...env, RELEASE_STORE_KEY: '' }),
      run('rollback', ['mf-content', '--to', '1'], env),
    ]);
    expect(listed).toMatchObject({ code: 0, output: expect.stringContaining('3-aa11') });
    expect(back).toMatchObject({ code: 0 });
    expect((await entryOf())?.live).toBe('1');
  });

  test('refuses before anything is built, and nothing is changed', async () => {
    const before = await readFile(registryFile(storeDir), 'utf8');
    const refusals = [
      { key: '', words: ['mf-content'], code: 'key_missing' },
      { key: 'another-key-0123456', words: ['mf-content', '--live', '1'], code: 'key_unknown' },
      { key: KEY, words: ['mf-search'], code: 'key_of_other_remote' },
    ];
    const runs = refusals.map(async ({ key, words, code }) =>
      expect(await run('release', words, { ...env, RELEASE_STORE_KEY: key })).toEqual({
        code: 1,
        output: '',
        errors: expect.stringMatching(`^The release store at http://\\S+ refuses: .*\\(${code}\\)\n$`),
      }),
    );
    await Promise.all(runs);
    expect(await readFile(registryFile(storeDir), 'utf8')).toBe(before);
    expect(existsSync(path.join(varDir, 'drafts'))).toBe(false);
  });

  test('has an address that can be understood', async () => {
    expect(await run('releases', [], { ...env, RELEASE_STORE: 'releases.example' })).toEqual({
      code: 1,
      output: '',
      errors: expect.stringContaining('RELEASE_STORE must begin with https://, http:// or s3://'),
    });
  });
});
