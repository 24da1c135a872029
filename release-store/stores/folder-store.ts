import { link, mkdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../list-files.ts';
import { applyOperation, isListed } from '../operations.ts';
import { draftOf, prune } from '../prune.ts';
import { changeRegistry, FILES_DIR, hasCode, OLD_ENTRY, readRegistry } from '../registry.ts';
import { StoreRefusal } from '../store-refusal.ts';
import type { ReleaseStore } from './release-store.ts';

/** Puts the files of a built release where those of all releases are. A name that is there has the same contents. */
async function shareFiles(draft: string, filesDir: string): Promise<void> {
  const from = path.join(draft, 'web');
  for (const file of await listFiles(from)) {
    if (file.startsWith(OLD_ENTRY)) continue;
    const [source, target] = [path.join(from, file), path.join(filesDir, file)];
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await link(source, target);
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      const isSame = (await readFile(source)).equals(await readFile(target));
      if (!isSame)
        throw new StoreRefusal('file_changed', `${target} is there with other contents`, { cause: error });
      // Its age counts from the last release that brought it (prune.ts).
      await utimes(target, new Date(), new Date());
    }
  }
}

/** The release store in a folder of this machine. The right to write there is the right to publish. */
export function folderStore(storeDir: string): ReleaseStore {
  return {
    place: storeDir,
    requireAccess: async () => undefined,
    readRegistry: () => readRegistry(storeDir),
    change: (remote, operation) =>
      changeRegistry(storeDir, (registry) => applyOperation(registry, remote, operation)),
    publish: ({ remote, version, dir, release }, operation) =>
      changeRegistry(storeDir, async (registry) => {
        // Somebody may have published the same sources meanwhile.
        const isNew = !isListed(registry, remote, version, release);
        const listed = applyOperation(registry, remote, operation, release);
        if (!isNew) return listed;
        const target = path.join(storeDir, remote, version);
        await shareFiles(dir, path.join(storeDir, remote, FILES_DIR));
        await rm(target, { recursive: true, force: true });
        await rename(dir, target);
        return listed;
      }),
    draftDir: (remote, version, id) => draftOf(path.join(storeDir, remote, version), id),
    readFile: async (file) => {
      try {
        return await readFile(path.join(storeDir, path.normalize(`/${file}`)));
      } catch (error) {
        if (hasCode(error, 'ENOENT') || hasCode(error, 'EISDIR')) return undefined;
        throw error;
      }
    },
    openRelease: async (remote, version) => ({
      dir: path.join(storeDir, remote, version),
      close: async () => undefined,
    }),
    prune: (remote) => prune(storeDir, remote),
  };
}
