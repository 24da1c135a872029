import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { deserialize } from 'node:v8';
import { codeVersion } from '../versions/code-version.ts';

/** Work that is kept over a restart, in a file. */
export interface SnapshotFile {
  /** The data that the same code wrote under a label that is wanted; undefined where there is no whole file of it. */
  read(isWanted: (label: string) => boolean | Promise<boolean>): Promise<unknown>;
  /** Whether there is a file of the same code under a label that is wanted; it may still be damaged. */
  has(isWanted: (label: string) => boolean): Promise<boolean>;
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
    async has(isWanted) {
      const head = readHead(await readStart(path).catch(() => Buffer.alloc(0)));
      return head?.label !== undefined && head.code === codeVersion() && isWanted(head.label);
    },
    async read(isWanted) {
      // A file that cannot be read is as good as none.
      const file = await readFile(path).catch(() => undefined);
      if (!file) return undefined;
      const head = readHead(file);
      const data = file.subarray(file.indexOf('\n') + 1);
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

/** The first line and more. */
async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function readHead(file: Buffer): Partial<Head> | undefined {
  try {
    const line = file.subarray(0, Math.max(file.indexOf('\n'), 0));
    return Object(JSON.parse(line.toString('utf8'))) as Partial<Head>;
  } catch {
    return undefined;
  }
}
