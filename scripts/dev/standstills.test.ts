import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeTakeUp } from '../../shell/src/server/take-ups/take-up-file.ts';
import { openStandstills } from './standstills.ts';

const stack = '    at loader (file:///var/build/dev/mf-estate/node/view-page.js:7:9)';

test('the build that made the server stand still is known to the server after it, and the next build is not held back', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'standstills-'));
  const takeUpFile = path.join(dir, 'take-ups/3000.json');
  const before = openStandstills(dir, takeUpFile);
  for (const part of ['mf-estate', 'mf-search']) before.noteLoading(part, 4);
  expect(before.faultOf('mf-estate', 4)).toBeUndefined();
  writeTakeUp(takeUpFile, {
    remote: 'mf-estate',
    version: 'dev',
    publishedAt: '',
    shell: '',
    state: 'quarantined',
    stack,
    at: new Date().toISOString(),
    unfinished: 0,
    wasInUse: true,
    isTried: true,
  });

  const after = openStandstills(dir, takeUpFile);
  expect(after.faultOf('mf-estate', 4)?.message).toContain('endless loop');
  expect(after.faultOf('mf-estate', 4)?.stack).toContain(stack);
  expect(after.faultOf('mf-estate', 5)).toBeUndefined();
  expect(after.faultOf('mf-search', 4)).toBeUndefined();

  await rm(takeUpFile);
  expect(openStandstills(dir, takeUpFile).faultOf('mf-estate', 4)).toBeDefined();
  after.noteLoading('mf-estate', 5);
  expect(openStandstills(dir, takeUpFile).faultOf('mf-estate', 5)).toBeUndefined();
  await rm(dir, { recursive: true });
});
