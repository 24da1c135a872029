import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { weighAll } from '../file-weights.ts';
import { findWeightFaults, weighPages } from './weights.ts';

const faultsOf = (now: number, live: number | undefined) =>
  findWeightFaults({
    names: ['faq-page'],
    now: new Map([['faq-page', now]]),
    live: new Map(live === undefined ? [] : [['faq-page', live]]),
    sources: { 'faq-page': 'mf-x/src/faq-page.tsx' },
  });

test('a page may grow by a fifth over the live one', () => {
  expect(faultsOf(12_000, 10_000)).toEqual([]);
  expect(faultsOf(5_000, 10_000)).toEqual([]);
  expect(faultsOf(12_100, 10_000)).toEqual([
    {
      file: 'mf-x/src/faq-page.tsx',
      reason: expect.stringContaining('12.1 kB of scripts and styles, 21 % more'),
    },
  ]);
});

test('a new page has nothing to be compared with', () => {
  expect(faultsOf(12_000, undefined)).toEqual([]);
});

test('a page weighs its start and its own files as they are sent, each file once; a release all scripts and styles', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'weights-'));
  try {
    await mkdir(path.join(dir, 'web'));
    const files = {
      'entry.js': 999,
      'entry.js.br': 10,
      'routes.js': 20,
      'faq.js': 100,
      'faq.css': 7,
      'map.js': 500,
      'remoteEntry.js': 999,
      'remoteEntry.js.br': 10,
      'hashes.json': 40,
      'photo.png': 80,
    };
    for (const [name, bytes] of Object.entries(files))
      await writeFile(path.join(dir, 'web', name), 'x'.repeat(bytes));
    const weights = await weighPages(dir, {
      browser: { entry: 'entry.js', hashes: 'hashes.json' },
      pages: {
        routes: { scripts: ['web/routes.js'], styles: [] },
        'faq-page': { scripts: ['web/routes.js', 'web/faq.js'], styles: ['web/faq.css'] },
      },
    });
    expect(weights.get('faq-page')).toBe(137);
    expect(await weighAll(path.join(dir, 'web'))).toBe(637);
  } finally {
    await rm(dir, { recursive: true });
  }
});
