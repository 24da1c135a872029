import { existsSync, readdirSync } from 'node:fs';
import { run } from './run.ts';

/** Where Debian and Ubuntu keep their versions, one folder per major version. */
const DIRECTORY = '/usr/lib/postgresql';
const OLDEST = 15;

/** The oldest version that works. Later ones can do all that it can. */
function installedMajor(): number | undefined {
  if (!existsSync(DIRECTORY)) return undefined;
  return readdirSync(DIRECTORY)
    .map(Number)
    .filter((major) => major >= OLDEST && existsSync(`${DIRECTORY}/${major}/bin/initdb`))
    .toSorted((a, b) => a - b)[0];
}

/**
 * Major version of the distribution's PostgreSQL for the tests against DATABASE_URL: the oldest that is installed, or
 * Debian's package when this user may install it. The error says how to install one.
 */
export async function findPostgres(): Promise<number> {
  const installed = installedMajor();
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing PostgreSQL from Debian …');
    await run('apt-get', ['update'], true);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], true, {
      DEBIAN_FRONTEND: 'noninteractive',
    });
    const fresh = installedMajor();
    if (fresh) return fresh;
  }
  throw new Error(
    `The backend's tests also run on a PostgreSQL ${OLDEST} or later of the distribution, in ${DIRECTORY}. ` +
      'Install one (Debian: apt-get install postgresql).',
  );
}
