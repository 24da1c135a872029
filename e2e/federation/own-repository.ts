import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { e2eVarDir, rootDir } from '../site.ts';

const runFile = promisify(execFile);

interface OwnRepository {
  /** A store with the releases of the site under test. */
  storeDir: string;
  /** Runs `gakumado-release` in the repository with these variables and returns its output, also of a command that fails. */
  run: (env: Readonly<Record<string, string>>, ...args: string[]) => Promise<string>;
  remove: () => Promise<void>;
}

/** Packs the packages; answers their files by the name of the workspace. */
async function pack(varDir: string): Promise<Record<string, string>> {
  const { stdout } = await runFile(process.execPath, [path.join(rootDir, 'scripts/pack.ts')], {
    cwd: rootDir,
    env: { ...process.env, VAR_DIR: varDir },
  });
  const files = [...stdout.matchAll(/^(\S+\/gakumado-([a-z-]+)-\d\S+\.tgz) /gm)];
  return Object.fromEntries(files.map(([, file = '', workspace = '']) => [workspace, file]));
}

/** Unpacks the packages as npm does, and links the installed ones that they and the remote import. */
async function install(dir: string): Promise<void> {
  const modules = path.join(dir, 'node_modules');
  await mkdir(path.join(modules, '@gakumado'), { recursive: true });
  const packages = await pack(path.join(dir, 'packed'));
  for (const [workspace, file] of Object.entries(packages)) {
    const target = path.join(modules, '@gakumado', workspace);
    await mkdir(target);
    await runFile('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
  }
  for (const library of await readdir(path.join(rootDir, 'node_modules'))) {
    if (library === '@gakumado') continue;
    await symlink(path.join(rootDir, 'node_modules', library), path.join(modules, library));
  }
}

/**
 * A repository outside of this one that holds one remote and has the packages installed.
 * @param files The contents of its files below `src`, by their paths there.
 */
export async function createRepository(
  remote: string,
  files: Readonly<Record<string, string>>,
): Promise<OwnRepository> {
  const dir = await mkdtemp(path.join(tmpdir(), 'gakumado-own-'));
  const remove = () => rm(dir, { recursive: true, force: true });
  try {
    const storeDir = path.join(dir, 'store');
    await writeFile(
      path.join(dir, 'package.json'),
      JSON.stringify({ name: remote, private: true, type: 'module' }),
    );
    for (const [file, content] of Object.entries(files)) {
      const place = path.join(dir, 'src', file);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, content);
    }
    await cp(path.join(e2eVarDir, 'releases'), storeDir, { recursive: true });
    await install(dir);
    const cli = path.join(dir, 'node_modules/@gakumado/release-store/cli.js');
    const { VAR_DIR: _varDir, ...env } = process.env;
    const run: OwnRepository['run'] = async (more, ...args) => {
      const said = await runFile(process.execPath, [cli, ...args], {
        cwd: dir,
        env: { ...env, ...more },
      }).catch((error: { stdout: string; stderr: string }) => error);
      return said.stdout + said.stderr;
    };
    return { storeDir, run, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
