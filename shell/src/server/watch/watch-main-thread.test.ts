import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTakeUpFile } from '../take-ups/take-up-file.ts';

test('a release that makes the server stand still is named, left out from then on, and the process ended', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'watch-'));
  const takeUpFile = path.join(dir, 'take-ups/1.json');
  const release = path.join(dir, 'mirror-1/mf-estate/1.0.0');
  const module = path.join(import.meta.dirname, 'watch-main-thread.ts');
  await mkdir(release, { recursive: true });
  await writeFile(path.join(release, 'page.cjs'), 'exports.loader = () => {\n  for (;;);\n};');
  await writeFile(
    path.join(dir, 'server.mjs'),
    `import { watchMainThread } from ${JSON.stringify(module)};
    import page from './mirror-1/mf-estate/1.0.0/page.cjs';
    const noteVisit = watchMainThread(${JSON.stringify({ takeUpFile, shell: 's1' })});
    noteVisit({ remote: 'mf-search', version: '7', path: '/' })();
    noteVisit({ remote: 'mf-estate', version: '1.0.0', path: '/view/…/' });
    setTimeout(page.loader, 500);
    setInterval(() => {}, 1_000);`,
  );
  const child = spawn(process.execPath, [path.join(dir, 'server.mjs')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
  const line = errors.split('\n').find((one) => one.startsWith('{')) ?? '{}';
  expect(JSON.parse(line)).toEqual({
    remote: 'mf-estate',
    version: '1.0.0',
    path: '/view/…/',
    place: 'page.cjs:2',
    text: 'the server stood still and is ended',
  });
  expect(readTakeUpFile(takeUpFile).takeUps).toMatchObject([
    { remote: 'mf-estate', version: '1.0.0', state: 'quarantined' },
  ]);
  await rm(dir, { recursive: true });
});
