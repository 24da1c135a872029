import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize } from 'node:v8';
import { readVersion, REFERENCE } from '../seed/reference-files.ts';

/** Work that is kept over a restart, in a file. */
export interface SnapshotFile {
  /** The data that the same code wrote under a label that is wanted; undefined where there is no whole file of it. */
  read(isWanted: (label: string) => boolean | Promise<boolean>): Promise<unknown>;
  /**
   * Replaces the file. Readers see the one before or this one whole, also where the process is killed or another one writes.
   * @param data As `serialize` of node:v8 writes it.
   */
  write(label: string, data: Uint8Array): Promise<void>;
}

/** The first line of a file; the data follows. */
interface Head {
  code: string;
  label: string;
  sha256: string;
}

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

/** The code that indexes are made by, beside the libraries. */
const SOURCES = ['../../', '../../../../shared/src/lib/'].map((place) =>
  fileURLToPath(new URL(place, import.meta.url)),
);

let code: string | undefined;

/** Changes with the sources, the reference data and the version of Node: any of them may make the same rows into another index. */
function codeVersion(): string {
  if (code) return code;
  const hash = createHash('sha256').update(`${process.version} ${readVersion(REFERENCE)}`);
  for (const folder of SOURCES) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.sort())
      if (/(?<!\.test)\.ts$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
  }
  code = hash.digest('hex');
  return code;
}

/** No file takes so long to write, in ms. */
const WRITE_MS = 10 * 60_000;

/** Removes what processes left that were killed while they wrote. */
async function removeHalves(path: string): Promise<void> {
  const names = (await readdir(dirname(path))).filter((name) => name.startsWith(`${basename(path)}.`));
  for (const half of names.map((name) => join(dirname(path), name))) {
    const isLeft = await stat(half).then(
      ({ mtimeMs }) => Date.now() - mtimeMs > WRITE_MS,
      () => false,
    );
    if (isLeft) await rm(half, { force: true });
  }
}

/** A snapshot in a file of VAR_DIR. */
export function createSnapshotFile(path: string): SnapshotFile {
  return {
    async read(isWanted) {
      // A file that cannot be read is as good as none.
      const file = await readFile(path).catch(() => undefined);
      if (!file) return undefined;
      const end = file.indexOf('\n');
      const head = readHead(file.subarray(0, Math.max(end, 0)));
      const data = file.subarray(end + 1);
      if (head?.label === undefined || head.code !== codeVersion() || !(await isWanted(head.label)))
        return undefined;
      return head.sha256 === sha256(data) ? (deserialize(data) as unknown) : undefined;
    },
    async write(label, data) {
      await mkdir(dirname(path), { recursive: true });
      await removeHalves(path);
      const half = `${path}.${randomUUID()}`;
      const head: Head = { code: codeVersion(), label, sha256: sha256(data) };
      try {
        const file = await open(half, 'w', 0o600);
        try {
          await file.writeFile([Buffer.from(`${JSON.stringify(head)}\n`), data]);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
  };
}

function readHead(line: Buffer): Partial<Head> | undefined {
  try {
    return Object(JSON.parse(line.toString('utf8'))) as Partial<Head>;
  } catch {
    return undefined;
  }
}
