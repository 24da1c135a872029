import { createHash } from 'node:crypto';
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { compile } from '@gakumado/build/compile.ts';
import { filesOfPartChunk, partsOfChunk } from '@gakumado/build/part-chunks.ts';
import { precompress } from '@gakumado/build/precompress.ts';
import { readSource } from '@gakumado/build/read-source.ts';
import { remoteConfig } from '@gakumado/build/remote-config.ts';
import { partVersion, visibleParts } from '@gakumado/build/shared-parts.ts';
import { SourcesPlugin } from '@gakumado/build/sources-plugin.ts';
import { UsedNamesPlugin } from '@gakumado/build/used-names-plugin.ts';
import type { Side } from '@gakumado/build/webpack-base.ts';
import { isLoaded, weighAll } from './file-weights.ts';
import { hashFiles } from './hash-files.ts';
import { readClaims } from './read-claims.ts';
import { mapsDirOf } from './source-maps.ts';
import { PRIVATE_DIR } from './stores/release-store.ts';
import { OLD_ENTRY, PARTS_VERSION } from './registry.ts';
import type { BrowserFiles, PageFiles, Release } from './registry.ts';

/** Which files each page needs, from the chunk names that its `import()` carries. */
function listPages(stats: StatsCompilation): Record<string, PageFiles> {
  const groups = Object.entries(stats.namedChunkGroups ?? {});
  return Object.fromEntries(
    groups.map(([name, group]) => {
      const files = (group.assets ?? []).map((asset) => `web/${asset.name}`);
      return [
        name,
        {
          scripts: files.filter((f) => f.endsWith('.js')),
          styles: files.filter((f) => f.endsWith('.css')),
          parts: partsOfChunk(stats, name),
        },
      ];
    }),
  );
}

/** The remote's own copies of parts that have styles. */
function listOwnParts(remote: string, files: readonly string[]): Release['shared'] {
  const parts = visibleParts.map((part) => {
    const styles = filesOfPartChunk(files, `web/${remote}`, part, '.css');
    return [part, { version: partVersion(part), styles }] as const;
  });
  return {
    version: PARTS_VERSION,
    styles: parts.flatMap(([, { styles }]) => styles),
    parts: Object.fromEntries(parts),
  };
}

/** Whether pages ask for a file of a release: scripts, styles, and the data whose addresses scripts import. */
const isAskedFor = (file: string): boolean =>
  isLoaded(file) || (file.startsWith('assets/') && !/\.(?:br|gz)$/.test(file));

/**
 * Writes the list of hashes beside the files for browsers, and the entry once more under the name that shells look for
 * that know no shared files.
 */
async function addLists(remote: string, webDir: string): Promise<BrowserFiles> {
  const hashes = Object.entries(await hashFiles(webDir)).filter(([file]) => isAskedFor(file));
  const [entry] = hashes.find(([file]) => file.startsWith(`${remote}-entry.`)) ?? [];
  if (entry === undefined) throw new Error(`the build of ${remote} has no entry`);
  const list = JSON.stringify(Object.fromEntries(hashes));
  const name = `${remote}-hashes.${createHash('sha256').update(list).digest('hex').slice(0, 8)}.json`;
  await writeFile(path.join(webDir, name), list);
  const short = Object.entries(await hashFiles(webDir, 'sha256')).filter(
    ([file]) => file.endsWith('.js') || file === name,
  );
  await copyFile(path.join(webDir, entry), path.join(webDir, OLD_ENTRY));
  return { entry, hashes: name, short: Object.fromEntries(short) };
}

/** The sources of a release, as the looks at it name them. */
export type Sources = Pick<SourcesPlugin, 'pages' | 'styles'>;

/** Builds both sides of a remote into `dir`, with their private source maps, and describes the result. */
export async function buildRelease(
  remote: string,
  version: string,
  dir: string,
): Promise<{ release: Release; sources: Sources }> {
  const [source, claims] = await Promise.all([readSource(remote), readClaims(remote)]);
  const sources = new SourcesPlugin();
  const used = new UsedNamesPlugin();
  const configOf = (side: Side) =>
    remoteConfig({
      remote,
      version,
      side,
      mode: 'production',
      outDir: path.join(dir, side),
      mapsDir: path.join(mapsDirOf(dir), side),
    });
  const config = configOf('web');
  const web = await compile({ ...config, plugins: [...(config.plugins ?? []), sources, used] });
  await compile(configOf('node'));
  const browser = await addLists(remote, path.join(dir, 'web'));
  await precompress(path.join(dir, 'web'));
  const files = Object.fromEntries(
    Object.entries(await hashFiles(dir)).filter(([file]) => !file.startsWith(`${PRIVATE_DIR}/`)),
  );
  const release = {
    publishedAt: new Date().toISOString(),
    browser,
    source,
    bytes: await weighAll(path.join(dir, 'web')),
    files,
    pages: listPages(web),
    shared: listOwnParts(remote, Object.keys(files)),
    usedNames: used.names,
    claims,
  };
  return { release, sources };
}
