import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashFiles } from '../hash-files.ts';
import type { BuiltRelease } from '../stores/release-store.ts';
import { PRIVATE_DIR } from '../stores/release-store.ts';

/** A release of a few small files, in a folder of its own below `root`. `files` are more of them, by their names. */
export async function buildMadeUp(
  root: string,
  { remote, version, files = {} }: { remote: string; version: string; files?: Record<string, string> },
): Promise<BuiltRelease> {
  const dir = await mkdtemp(path.join(root, 'built-'));
  const write = async (all: Record<string, string>) => {
    for (const [file, text] of Object.entries(all)) {
      await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
      await writeFile(path.join(dir, file), text);
    }
  };
  await write({
    'web/remoteEntry.js': `entry of ${version}`,
    'web/same.js': 'the same in all releases',
    'web/same.js.br': 'the same, compressed',
    [`web/page-${version}.js`]: `page of ${version}`,
    'web/assets/empty.txt': '',
    'node/remoteEntry.js': `module.exports = '${version}';`,
    ...files,
  });
  const all = Object.entries(await hashFiles(dir)).filter(([file]) => !file.startsWith(`${PRIVATE_DIR}/`));
  return {
    remote,
    version,
    dir,
    release: {
      publishedAt: new Date().toISOString(),
      files: Object.fromEntries(all),
      pages: {},
      shared: { version: 'parts', styles: [] },
    },
  };
}
