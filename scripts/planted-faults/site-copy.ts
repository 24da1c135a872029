import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';
import type { Fault } from './fault.ts';

/** Stays from run to run: the database and the releases that are built already, and the packages. */
const isKept = (name: string) => name === 'var' || name === 'node_modules';

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

/**
 * A folder with the same files, without their bytes once more. A link to the folder would not do: webpack names a module by
 * where its file really is, so a build would differ from one of the original in every file.
 */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isFile()) linkSync(source, target);
    else cpSync(source, target, { verbatimSymlinks: true });
  }
}

/** Copies the sources as they are, uncommitted changes included, and links the files of the installed packages in. */
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
  linkPackages(dir);
  writeFileSync(path.join(dir, 'playwright.faults.config.ts'), config);
}

function linkPackages(dir: string): void {
  const [installed, modules] = [path.join(rootDir, 'node_modules'), path.join(dir, 'node_modules')];
  // A command of the copy must not install: npm would write into the linked packages.
  const note = path.join(modules, '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(dir, 'package-lock.json')))
    .digest('hex');
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return;
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(path.join(modules, '@gakumado'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name === '@gakumado' || isNote(name)) continue;
    linkFiles(path.join(installed, name), path.join(modules, name));
  }
  for (const name of readdirSync(path.join(installed, '@gakumado'))) {
    symlinkSync(path.join(dir, name), path.join(modules, '@gakumado', name));
  }
  writeFileSync(note, lock);
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
