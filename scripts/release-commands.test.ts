import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeRegistry, registryFile, setLive } from '@gakumado/release-store/registry.ts';
import { takeUpFile, writeTakeUps } from '../shell/src/server/take-ups/take-up-file.ts';
import type { TakeUp } from '../shell/src/server/take-ups/take-up-file.ts';

let storeDir: string;
/** Of shells, which write there what they made of a release. */
let varDir: string;

beforeAll(async () => {
  storeDir = await mkdtemp(path.join(tmpdir(), 'gakumado-store-'));
  varDir = await mkdtemp(path.join(tmpdir(), 'gakumado-var-'));
  await changeRegistry(storeDir, (registry) => {
    for (const version of ['1', '2']) {
      const shared = { version: '1.0.0', styles: [] };
      setLive(registry, 'mf-content', version, { publishedAt: '', files: {}, pages: {}, shared });
    }
  });
});

afterAll(async () => {
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

test.each(['release', 'rollback'])(
  '%s refuses what it does not know, and changes nothing',
  async (command) => {
    const before = await readFile(registryFile(storeDir), 'utf8');
    const lines = [
      [],
      ['mf-nothing'],
      ['mf-content', '--dry-run'],
      ['--dry-run', 'mf-content'],
      ['mf-content', '0.0.0-never'],
      ['mf-content', 'mf-search'],
      ['mf-content', '--drop'],
      ['mf-content', '--heavier=2'],
    ];
    for (const words of lines) {
      expect(await run(command, words)).toEqual({
        code: 2,
        output: '',
        errors: expect.stringContaining('Usage: npm run'),
      });
    }
    const swallowedByNpm = await run(command, ['mf-content'], { npm_config_dry_run: 'true' });
    expect(swallowedByNpm).toMatchObject({ code: 2 });
    expect(await readFile(registryFile(storeDir), 'utf8')).toBe(before);
    expect(await readdir(storeDir)).toEqual(['registry.json']);
  },
);

/** As a running shell would write it. */
const judge = (port: number, state: TakeUp['state'], reason?: string) =>
  writeTakeUps(takeUpFile(varDir, port), [
    {
      remote: 'mf-content',
      version: '1',
      publishedAt: '',
      shell: '',
      state,
      ...(reason === undefined ? {} : { reason }),
      at: new Date(Date.now() + 60_000).toISOString(),
      unfinished: 0,
      isTried: true,
      wasInUse: false,
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
  judge(3001, 'quarantined', 'it stood still');
  expect(await run('rollback', ['mf-content'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('A shell has quarantined it: it stood still.'),
  });
  await publishAgain();
  judge(3001, 'retrying', 'the store is away');
  expect(await run('rollback', ['mf-content'])).toMatchObject({
    code: 0,
    output: expect.stringContaining(
      'Not every shell has taken it up within 10 seconds. It is tried again: the store',
    ),
  });
});

test('a rollback without a version before it says so', async () => {
  expect(await run('rollback', ['mf-content'])).toEqual({
    code: 1,
    output: '',
    errors: expect.stringContaining('no release before'),
  });
});
