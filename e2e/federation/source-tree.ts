import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { e2eVarDir, ports, rootDir } from '../site.ts';

const runFile = promisify(execFile);

export interface SourceTree {
  dir: string;
  /** A copy of the releases of the site under test. */
  storeDir: string;
  /** Runs one of the project's commands in the tree, with the shell and backend of the site, and returns its output. */
  run: (script: string, ...args: string[]) => Promise<string>;
  /** Builds a remote and makes it live, without the looks that the release command takes at it. */
  publishUnseen: (remote: string) => Promise<void>;
}

/** A script and not `--eval`: the build's own processes would get that option, too, and run the text again. */
const UNSEEN = `
import { remoteVersion } from '@gakumado/build/source-version.ts';
import { publish } from '@gakumado/release-store/publish.ts';
import { openOwnStore } from '@gakumado/release-store/stores/open-store.ts';
const [remote] = process.argv.slice(2);
await publish({ store: openOwnStore(), remote, version: remoteVersion(remote) });
`;

const isCopied = (folder: string) =>
  folder.startsWith('mf-') ||
  ['build', 'e2e', 'release-store', 'scripts', 'shared', 'shell'].includes(folder);

/**
 * A copy of the sources that a team would release from, with the installed packages linked in.
 * @param name The copy's own, since tests run side by side.
 */
export async function copySources(name: string): Promise<SourceTree> {
  const dir = path.join(e2eVarDir, 'trees', name);
  const storeDir = path.join(dir, 'store');
  await rm(dir, { recursive: true, force: true });
  await mkdir(path.join(dir, 'node_modules/@gakumado'), { recursive: true });
  for (const file of ['package-lock.json', 'package.json', 'tsconfig.json', 'tsconfig.browser.json'])
    await cp(path.join(rootDir, file), path.join(dir, file));
  await cp(path.join(e2eVarDir, 'releases'), storeDir, { recursive: true });
  for (const folder of (await readdir(rootDir)).filter(isCopied)) {
    await cp(path.join(rootDir, folder), path.join(dir, folder), { recursive: true });
    await symlink(path.join(dir, folder), path.join(dir, 'node_modules/@gakumado', folder));
  }
  for (const library of await readdir(path.join(rootDir, 'node_modules'))) {
    if (library === '@gakumado') continue;
    await symlink(path.join(rootDir, 'node_modules', library), path.join(dir, 'node_modules', library));
  }
  const node = async (args: string[], env: Record<string, string> = {}) => {
    const { stdout } = await runFile(process.execPath, args, {
      cwd: dir,
      env: { ...process.env, RELEASE_STORE_DIR: storeDir, VAR_DIR: path.join(dir, 'var'), ...env },
    });
    return stdout;
  };
  return {
    dir,
    storeDir,
    run: (script, ...args) =>
      node([path.join(dir, 'scripts', script), ...args], {
        SHELL_BUILD_DIR: path.join(e2eVarDir, 'build/shell'),
        BACKEND_URL: `http://127.0.0.1:${ports.backend}`,
      }),
    publishUnseen: async (remote) => {
      const script = path.join(dir, 'publish-unseen.mjs');
      await writeFile(script, UNSEEN);
      await node([script, remote]);
    },
  };
}
