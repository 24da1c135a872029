import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rootDir } from '@gakumado/build/roots.ts';
import { sourcesOf } from '@gakumado/build/source-version.ts';
import type { ReleaseSource } from './registry.ts';

const runFile = promisify(execFile);

/** How long git may take, in ms. */
const GIT_MS = 10_000;

/**
 * The commit of a remote's sources. Undefined without git, and in a folder that is not the root of a repository, such as a
 * copy of the site inside of another.
 */
export async function readSource(remote: string, root = rootDir): Promise<ReleaseSource | undefined> {
  const git = async (...words: string[]) => {
    // A look must not lock the repository against somebody's commit.
    const { stdout } = await runFile('git', ['--no-optional-locks', ...words], {
      cwd: root,
      timeout: GIT_MS,
      maxBuffer: 2 ** 26,
    });
    return stdout.trim();
  };
  try {
    const [placeInRepository, commit, message, changes] = await Promise.all([
      git('rev-parse', '--show-prefix'),
      git('rev-parse', 'HEAD'),
      git('log', '-1', '--no-show-signature', '--format=%B', 'HEAD'),
      git('status', '--porcelain', '--untracked-files=normal', '--', ...sourcesOf(remote, root)),
    ]);
    if (placeInRepository !== '') return undefined;
    const [subject = ''] = message.split('\n');
    return { commit, subject, isChanged: changes !== '' };
  } catch {
    return undefined;
  }
}
