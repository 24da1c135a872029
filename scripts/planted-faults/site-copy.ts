import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';
import type { Fault } from './fault.ts';

/** Stays from run to run: the database and the releases that are built already. */
const isKept = (name: string) => name === 'var';

/** A note of npm or scripts/bootstrap.mjs about the installed packages. */
const isNote = (name: string) => name === '.installed' || name === '.package-lock.json';

/** Short times: a fault makes a test wait for something that never comes. */
const config = `import config from './playwright.config.ts';

export default {
  ...config,
  retries: 0,
  timeout: 150_000,
  expect: { timeout: 15_000 },
  use: { ...config.use, actionTimeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'var/results.json' }]],
};
`;

/** Copies the sources as they are, uncommitted changes included, and links the installed packages in. */
export function copySite(dir: string): void {
  mkdirSync(dir, { recursive: true });
  for (const name of readdirSync(dir)) {
    if (!isKept(name)) rmSync(path.join(dir, name), { recursive: true, force: true });
  }
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: rootDir,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    cpSync(path.join(rootDir, file), path.join(dir, file), { recursive: true });
  }
  const modules = path.join(dir, 'node_modules');
  mkdirSync(path.join(modules, '@gakumado'), { recursive: true });
  for (const name of readdirSync(path.join(rootDir, 'node_modules'))) {
    if (name === '@gakumado' || isNote(name)) continue;
    symlinkSync(path.join(rootDir, 'node_modules', name), path.join(modules, name));
  }
  // A command of the copy must not install: npm would write into the linked packages.
  const lock = readFileSync(path.join(dir, 'package-lock.json'));
  writeFileSync(path.join(modules, '.installed'), createHash('sha256').update(lock).digest('hex'));
  for (const name of readdirSync(path.join(rootDir, 'node_modules/@gakumado'))) {
    symlinkSync(path.join(dir, name), path.join(modules, '@gakumado', name));
  }
  writeFileSync(path.join(dir, 'playwright.faults.config.ts'), config);
}

/** A text of a file and the one in its place. */
export type Replacement = Pick<Fault, 'id' | 'file' | 'find' | 'replace'>;

/** Refuses a fault whose text is not in its file, or more than once. */
export function requirePlace({ id, file, find, replace }: Replacement): void {
  const count = readFileSync(path.join(rootDir, file), 'utf8').split(find).length - 1;
  if (count !== 1) throw new Error(`${id}: its text is ${count} times in ${file}, and has to be once.`);
  if (find === replace) throw new Error(`${id}: it changes nothing.`);
}

export function plant(dir: string, faults: readonly Replacement[]): void {
  for (const { file, find, replace } of faults) {
    const target = path.join(dir, file);
    writeFileSync(
      target,
      readFileSync(target, 'utf8').replace(find, () => replace),
    );
  }
}

export function takeOut(dir: string, faults: readonly Replacement[]): void {
  for (const { file } of faults) cpSync(path.join(rootDir, file), path.join(dir, file));
}
