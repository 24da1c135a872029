import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reachedFrom } from '@gakumado/build/import-graph.ts';

const root = path.resolve(__dirname, '..');

/** Files of the project that a process may load that starts with `entry`, by import, import() or worker; types too. */
const loadedFrom = (tree: string, entry: string) => reachedFrom([entry], { root: tree, withTypes: true });

const ofSamples = (files: string[]) => files.filter((file) => file.startsWith('samples/'));

test.each(['backend/src/main.ts', 'scripts/import.ts', 'scripts/export.ts'])(
  '%s loads nothing of the samples',
  (entry) => {
    const loaded = loadedFrom(root, entry);
    expect(loaded).toContain('backend/src/platform/config.ts');
    expect(ofSamples(loaded)).toEqual([]);
  },
);

test('the backend with samples is the same one', () => {
  const loaded = loadedFrom(root, 'samples/main.ts');
  expect(loaded).toContain('backend/src/server.ts');
  expect(loaded).toContain('samples/src/load-samples.ts');
});

test.each([
  "import { fill } from '../../samples/fill.ts';",
  "export const fill = () => import('@gakumado/samples/fill.ts');",
  "new Worker(new URL('../../samples/fill.ts', import.meta.url));",
])('a planted %s is found', (line) => {
  const tree = mkdtempSync(path.join(tmpdir(), 'gakumado-imports-'));
  try {
    for (const [file, source] of [
      ['backend/src/main.ts', "import { seed } from './seed.ts';"],
      ['backend/src/seed.ts', line],
      ['samples/fill.ts', ''],
    ] as const) {
      mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      writeFileSync(path.join(tree, file), source);
    }
    expect(ofSamples(loadedFrom(tree, 'backend/src/main.ts'))).toEqual(['samples/fill.ts']);
  } finally {
    rmSync(tree, { recursive: true });
  }
});
