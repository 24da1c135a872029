import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSource } from './read-source.ts';

let root: string;
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const write = (file: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), file);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gakumado-source-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function commit() {
  git('init', '--quiet');
  write('mf-a/src/page.tsx');
  git('add', '.');
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  git(...who, 'commit', '--quiet', '--message', 'Show the rent first\n\nBecause people ask for it.');
}

test('a release knows its commit, and whether its own sources differ from it', async () => {
  commit();
  const source = { commit: git('rev-parse', 'HEAD'), subject: 'Show the rent first', isChanged: false };
  expect(await readSource('mf-a', root)).toEqual(source);
  write('mf-b/src/page.tsx');
  expect(await readSource('mf-a', root)).toEqual(source);
  expect(await readSource('mf-b', root)).toEqual({ ...source, isChanged: true });
  write('shared/src/rent.ts');
  expect(await readSource('mf-a', root)).toEqual({ ...source, isChanged: true });
});

test('without a repository, without a commit and in a folder of another repository no commit is known', async () => {
  expect(await readSource('mf-a', root)).toBeUndefined();
  git('init', '--quiet');
  expect(await readSource('mf-a', root)).toBeUndefined();
  commit();
  write('var/copy/mf-a/src/page.tsx');
  expect(await readSource('mf-a', path.join(root, 'var/copy'))).toBeUndefined();
  expect(await readSource('mf-a', path.join(root, 'nowhere'))).toBeUndefined();
});
