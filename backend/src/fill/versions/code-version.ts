import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pathOf = (place: string) => fileURLToPath(new URL(place, import.meta.url));

/** The code of this program. */
const SOURCES = ['../../', '../../../../shared/src/lib/'].map(pathOf);
/** They name the versions of the libraries and of the reference data. */
const VERSIONS = ['../../../../package-lock.json', '../../../seed/reference/version.json'].map(pathOf);

let version: string | undefined;

/**
 * Changes with the sources, the libraries, the reference data and the version of Node: any of them may make the same rows or files into
 * something else.
 */
export function codeVersion(): string {
  if (version) return version;
  const hash = createHash('sha256').update(process.version);
  for (const file of VERSIONS) hash.update(readFileSync(file));
  for (const folder of SOURCES) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.sort())
      if (/(?<!\.test)\.ts$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
  }
  version = hash.digest('hex');
  return version;
}
