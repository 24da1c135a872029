import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile, markAsCommonJs } from '@gakumado/build/compile.ts';
import { precompress } from '@gakumado/build/precompress.ts';
import { varDir } from '@gakumado/build/roots.ts';
import { bundledNodeConfig, bundledWebConfig } from './bundled-config.ts';

export const bundledDir = path.join(varDir, 'build/bundled');

/** Files of the bundled build: those of the start, and those of each page by its chunk name. */
export interface BundledFiles {
  scripts: string[];
  styles: string[];
  pages: Record<string, { scripts: string[]; styles: string[] }>;
}

/** Builds the yardstick and writes `files.json` beside it. */
export async function buildBundled(): Promise<void> {
  await rm(bundledDir, { recursive: true, force: true });
  const stats = await compile(bundledWebConfig(path.join(bundledDir, 'web')));
  await precompress(path.join(bundledDir, 'web'));
  await compile(bundledNodeConfig(path.join(bundledDir, 'node')));
  await markAsCommonJs(path.join(bundledDir, 'node'));
  const filesOf = (name: string) => {
    const urls = (stats.namedChunkGroups?.[name]?.assets ?? []).map((asset) => `/assets/${asset.name}`);
    return {
      scripts: urls.filter((url) => url.endsWith('.js')),
      styles: urls.filter((url) => url.endsWith('.css')),
    };
  };
  const names = Object.keys(stats.namedChunkGroups ?? {});
  const files: BundledFiles = {
    ...filesOf('main'),
    pages: Object.fromEntries(names.map((name) => [name, filesOf(name)])),
  };
  await writeFile(path.join(bundledDir, 'files.json'), JSON.stringify(files));
}
