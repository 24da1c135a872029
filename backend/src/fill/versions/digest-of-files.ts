import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Files of which the content is read; of others, which are large, the size. */
const READ = /\.(?:md|json)$/;

/** The files of a folder, or the file that the place is; none where there is neither. */
async function filesAt(place: string): Promise<string[]> {
  const found = await stat(place).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [place] : [];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}

/** Changes with the files at the places, which are files or folders: with their names, texts and sizes. */
export async function digestOfFiles(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const [index, place] of places.entries()) {
    const files = await filesAt(place);
    const contents = await Promise.all(
      files.map((file) => (READ.test(file) ? readFile(file) : stat(file).then(({ size }) => String(size)))),
    );
    for (const [at, file] of files.entries())
      hash.update(JSON.stringify([index, relative(place, file), contents[at]!.length])).update(contents[at]!);
  }
  return hash.digest('hex');
}
