import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';
import { run } from './run.ts';

/**
 * The commit of the release that is in use, to be written anew at each deploy (docs/operate.md#migrations): its code has to
 * run on the schema of this one.
 */
export const RELEASED = '040274a5dcbec5b8d733bdad0de6685abd7fe125';

/** A commit of November 2026 whose data folders are still in use: they are brought up to date by any later release. */
export const FIRST_IN_USE = 'cc3b6fab7eb7be53f50402f06760cfa8693d3752';

/** The folders and files that a backend runs from, as far as a release has them. */
const PARTS = ['backend', 'samples', 'shared', 'build', 'package.json', 'package-lock.json'];

const git = (...args: string[]) => run('git', args);

/** Why the code of a commit cannot be taken out of this repository; undefined: it can. */
export async function whyWithoutHistory(commit: string): Promise<string | undefined> {
  const { code } = await git('cat-file', '-e', `${commit}^{commit}`).catch(() => ({ code: 1 }));
  if (code === 0) return undefined;
  return `commit ${commit.slice(0, 8)} is not in this copy of the repository; \`git fetch --unshallow\` brings it`;
}

async function listParts(commit: string): Promise<string[]> {
  const { output } = await git('ls-tree', '--name-only', commit);
  const names = output.split('\n');
  return PARTS.filter((name) => names.includes(name));
}

/** Takes the backend of a commit out of the history, once. Its packages are those of this release. Returns its folder. */
export async function takeOut(commit: string): Promise<string> {
  // Below the root, so that packages are found.
  const target = path.join(rootDir, 'var', 'cache', 'releases', commit.slice(0, 12));
  if (existsSync(target)) return target;
  const half = `${target}.${process.pid}`;
  mkdirSync(path.join(half, 'node_modules', '@gakumado'), { recursive: true });
  const archive = `${half}.tar`;
  const parts = await listParts(commit);
  const steps = [
    () => git('archive', '--output', archive, commit, ...parts),
    () => run('tar', ['-xf', archive, '-C', half]),
  ];
  for (const step of steps) {
    const { code, output } = await step();
    if (code !== 0) throw new Error(`The code of ${commit} cannot be taken out: ${output}`);
  }
  rmSync(archive);
  const isWorkspace = (folder: string) => existsSync(path.join(half, folder, 'package.json'));
  for (const folder of parts.filter(isWorkspace)) {
    const { name } = JSON.parse(readFileSync(path.join(half, folder, 'package.json'), 'utf8')) as {
      name: string;
    };
    symlinkSync(path.join('..', '..', folder), path.join(half, 'node_modules', name));
  }
  // Another run may have been first.
  if (existsSync(target)) rmSync(half, { recursive: true });
  else renameSync(half, target);
  return target;
}
