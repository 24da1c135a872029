import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const run = (...words: string[]) =>
  new Promise<{ code: number; errors: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(root, 'scripts/new.ts'), ...words],
      (_error, _out, errors) => resolve({ code: child.exitCode ?? -1, errors }),
    );
  });

test.each<[string[], RegExp]>([
  [[], /"" is no name of a remote/],
  [['campus'], /"campus" is no name of a remote/],
  [['mf-Campus'], /is no name of a remote/],
  [['mf-campus/../x'], /is no name of a remote/],
  [['mf-campus', 'キャンパス案内', 'more'], /is no name of a remote/],
  [['mf-campus', '--force'], /Unknown option '--force'/],
  [['mf-estate'], /mf-estate exists/],
  [['mf-api'], /The server answers \/api\/ itself/],
  [['mf-faq'], /\/faq\/ belongs to mf-content/],
])('%j makes no remote, and says why', async (words, reason) => {
  const before = await readFile(path.join(root, 'package.json'), 'utf8');
  const { code, errors } = await run(...words);
  expect([code, errors]).toEqual([2, expect.stringMatching(reason)]);
  expect(errors).toContain('Usage: npm run new');
  expect(await readFile(path.join(root, 'package.json'), 'utf8')).toBe(before);
});
