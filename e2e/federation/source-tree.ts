import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { e2eVarDir, rootDir } from '../site.ts';

const runFile = promisify(execFile);

export interface SourceTree {
  dir: string;
  /** A copy of the releases of the site under test. */
  storeDir: string;
  /** Runs one of the project's commands in the tree and returns its output. */
  run: (script: string, ...args: string[]) => Promise<string>;
}

const isCopied = (folder: string) =>
  folder.startsWith('mf-') || ['build', 'release-store', 'scripts', 'shared', 'shell'].includes(folder);

/** A copy of the sources that a team would release from, with the installed packages linked in. */
export async function copySources(): Promise<SourceTree> {
  const dir = path.join(e2eVarDir, 'tree');
  const storeDir = path.join(dir, 'store');
  await rm(dir, { recursive: true, force: true });
  await mkdir(path.join(dir, 'node_modules/@gakumado'), { recursive: true });
  await cp(path.join(rootDir, 'package-lock.json'), path.join(dir, 'package-lock.json'));
  await cp(path.join(rootDir, 'package.json'), path.join(dir, 'package.json'));
  await cp(path.join(e2eVarDir, 'releases'), storeDir, { recursive: true });
  for (const folder of (await readdir(rootDir)).filter(isCopied)) {
    await cp(path.join(rootDir, folder), path.join(dir, folder), { recursive: true });
    await symlink(path.join(dir, folder), path.join(dir, 'node_modules/@gakumado', folder));
  }
  for (const name of await readdir(path.join(rootDir, 'node_modules'))) {
    if (name === '@gakumado') continue;
    await symlink(path.join(rootDir, 'node_modules', name), path.join(dir, 'node_modules', name));
  }
  return {
    dir,
    storeDir,
    run: async (script, ...args) => {
      const { stdout } = await runFile(process.execPath, [path.join(dir, 'scripts', script), ...args], {
        cwd: dir,
        env: { ...process.env, RELEASE_STORE_DIR: storeDir, VAR_DIR: path.join(dir, 'var') },
      });
      return stdout;
    },
  };
}
