import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rootDir } from './roots.ts';
import { sourcesOf } from './source-version.ts';

const runFile = promisify(execFile);

/** How long git may take, in ms. */
const GIT_MS = 10_000;

/** The commit that a remote or the shell was built of. */
export interface BuildSource {
  /** Full hash of the commit. */
  commit: string;
  /** First line of the commit's message. */
  subject: string;
  /** Whether files differed from the commit. */
  isChanged: boolean;
}

/**
 * The commit of the sources of a remote or of the shell. Undefined without git, and in a folder that is not the root of a
 * repository, such as a copy of the site inside of another.
 */
export async function readSource(part: string, root = rootDir): Promise<BuildSource | undefined> {
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
      git('status', '--porcelain', '--untracked-files=normal', '--', ...sourcesOf(part, root)),
    ]);
    if (placeInRepository !== '') return undefined;
    const [subject = ''] = message.split('\n');
    return { commit, subject, isChanged: changes !== '' };
  } catch {
    return undefined;
  }
}
