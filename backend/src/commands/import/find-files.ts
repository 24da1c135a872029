import { readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { ImportFile } from './import-files.ts';
import { kindOfFile, fileKinds } from './file-kinds.ts';

/** Excel gives its "Unicode text", whose cells are parted by tabs, the name of a text. */
const READABLE = /\.(csv|tsv|txt|jsonl|ndjson)$/i;

/** An argument of the command that cannot be used; the message is for the owner. */
export class UsageFault extends Error {
  override name = 'UsageFault';
}

/** The files that are meant by paths of files and folders, each with its kind: that of its name, or the one given. */
export function findFiles(paths: readonly string[], base: string, kindName?: string): ImportFile[] {
  const names = fileKinds.map(({ name }) => name).join(', ');
  const given = kindName === undefined ? undefined : fileKinds.find(({ name }) => name === kindName);
  if (kindName !== undefined && !given) throw new UsageFault(`--kind は次のどれかです：${names}`);
  const files = paths.flatMap((path) => {
    const full = resolve(base, path);
    const entry = statSync(full, { throwIfNoEntry: false });
    if (!entry) throw new UsageFault(`ファイルがありません：${path}`);
    if (!entry.isDirectory()) return [full];
    const inside = readdirSync(full).filter((name) => READABLE.test(name) && (given ?? kindOfFile(name)));
    if (inside.length === 0) throw new UsageFault(`取り込めるファイルがありません：${path}`);
    return inside.sort().map((name) => join(full, name));
  });
  if (files.length === 0) throw new UsageFault('取り込むファイルかフォルダーを指定してください。');
  return files.map((path) => {
    const kind = given ?? kindOfFile(basename(path));
    if (!kind)
      throw new UsageFault(
        `${basename(path)} の種類が分かりません。名前を次のどれかで始めるか、--kind を付けてください：${names}`,
      );
    if (!READABLE.test(path))
      throw new UsageFault(`${basename(path)} は .csv、.tsv、.txt、.jsonl のどれでもありません。`);
    return { path, kind };
  });
}
