import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeRegistry, registryFile, setLive } from '@gakumado/release-store/registry.ts';

let storeDir: string;

beforeAll(async () => {
  storeDir = await mkdtemp(path.join(tmpdir(), 'gakumado-store-'));
  await changeRegistry(storeDir, (registry) => {
    for (const version of ['1', '2']) {
      const shared = { version: '1.0.0', styles: [] };
      setLive(registry, 'mf-content', version, { publishedAt: '', files: {}, pages: {}, shared });
    }
  });
});

afterAll(() => rm(storeDir, { recursive: true }));

interface Ended {
  code: number;
  errors: string;
}

const run = (command: string, words: readonly string[], env = {}) =>
  new Promise<Ended>((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(import.meta.dirname, `${command}.ts`), ...words],
      { env: { ...process.env, RELEASE_STORE_DIR: storeDir, ...env } },
      (_error, _output, errors) => resolve({ code: child.exitCode ?? -1, errors }),
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
    ];
    for (const words of lines) {
      expect(await run(command, words)).toEqual({
        code: 2,
        errors: expect.stringContaining('Usage: npm run'),
      });
    }
    const swallowedByNpm = await run(command, ['mf-content'], { npm_config_dry_run: 'true' });
    expect(swallowedByNpm).toMatchObject({ code: 2 });
    expect(await readFile(registryFile(storeDir), 'utf8')).toBe(before);
    expect(await readdir(storeDir)).toEqual(['registry.json']);
  },
);

test('a rollback without a version before it says so', async () => {
  expect(await run('rollback', ['mf-content'])).toMatchObject({ code: 0 });
  expect(await run('rollback', ['mf-content'])).toEqual({
    code: 1,
    errors: expect.stringContaining('no release before'),
  });
});
