import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readShellAssets } from './config.ts';

test('a build from before parts were loaded later is read as one without any', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'gakumado-shell-'));
  const built = { version: '1', sharedVersions: {}, scripts: ['/assets/main.js'], styles: [] };
  writeFileSync(path.join(dir, 'assets.json'), JSON.stringify(built));
  expect(readShellAssets(dir)).toEqual({ ...built, parts: {} });
  rmSync(dir, { recursive: true });
});
