import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { varDir } from '@gakumado/build/roots.ts';
import { hashFiles, hashOf } from '../hash-files.ts';
import { inParallel } from '../in-parallel.ts';
import { draftOf, removeStaleDrafts } from '../prune.ts';
import { hasCode } from '../registry.ts';
import type { Release } from '../registry.ts';
import { PRIVATE_DIR } from './release-store.ts';
import type { BuiltRelease, ReleaseCopy, ReleaseStore } from './release-store.ts';

/** How many files travel at the same time. */
const AT_ONCE = 8;

/** Drafts of releases that go to a store on another machine. */
const draftsDir = path.join(varDir, 'drafts');

/** A folder in which this process builds a release for a store on another machine. */
export const localDraft = (remote: string, version: string, id?: string): string =>
  draftOf(path.join(draftsDir, remote, version), id);

/** Removes drafts on this machine that were left. */
export const removeLocalDrafts = (remote: string): Promise<void> =>
  removeStaleDrafts(path.join(draftsDir, remote));

/** All files of a built release that a store gets, each with its hash: the listed ones and the private ones. */
export async function filesToStore({ dir, release }: BuiltRelease): Promise<Record<string, string>> {
  const secret = await hashFiles(path.join(dir, PRIVATE_DIR)).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return {};
    throw error;
  });
  const named = Object.entries(secret).map(([file, hash]) => [`${PRIVATE_DIR}/${file}`, hash]);
  return { ...release.files, ...Object.fromEntries(named) };
}

/** Reads files of a built release and sends them, several at a time. Throws where one is not the registered one. */
export const sendFiles = (
  { dir }: Pick<BuiltRelease, 'dir'>,
  files: Readonly<Record<string, string>>,
  send: (file: string, contents: Buffer, hash: string) => Promise<void>,
): Promise<void> =>
  inParallel(Object.entries(files), AT_ONCE, async ([file, hash]) => {
    const contents = await readFile(path.join(dir, file));
    if (hashOf(contents) !== hash) throw new Error(`${path.join(dir, file)} changed after it was built`);
    await send(file, contents, hash);
  });

/** Whether a look at a live release needs a file: the server's, and of those for browsers what is sent. */
const isLookedAt = (file: string, files: Readonly<Record<string, string>>) =>
  file.startsWith('node/') || (!file.endsWith('.gz') && !Object.hasOwn(files, `${file}.br`));

/** Copies what looks at a release need of it onto this machine. Throws where a file is not the registered one. */
export async function copyRelease(
  { readFile: read }: Pick<ReleaseStore, 'readFile'>,
  remote: string,
  version: string,
  { files }: Release,
): Promise<ReleaseCopy> {
  const dir = await mkdtemp(path.join(tmpdir(), `gakumado-${remote}-`));
  const close = () => rm(dir, { recursive: true, force: true });
  const write = async (file: string, contents: Buffer | string) => {
    const place = path.join(dir, path.normalize(`/${file}`));
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, contents);
  };
  try {
    const wanted = Object.entries(files).filter(([file]) => isLookedAt(file, files));
    await inParallel(wanted, AT_ONCE, async ([file, hash]) => {
      const contents = await read(`${remote}/${version}/${file}`);
      if (!contents || hashOf(contents) !== hash)
        throw new Error(`${remote}/${version}/${file} is not in the release store as it is registered`);
      await write(file, contents);
    });
    await write('node/package.json', '{"type":"commonjs"}');
    return { dir, close };
  } catch (error) {
    await close();
    throw error;
  }
}
