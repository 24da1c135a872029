import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keepOldFiles, MAPS_DIR, shellBuildDir as buildDir } from './old-files.ts';
import { compile, markAsCommonJs } from './compile.ts';
import { precompress } from './precompress.ts';
import { readSource } from './read-source.ts';
import { shellNodeConfig, shellWebConfig } from './shell-config.ts';
import { filesOfPartChunk } from './part-chunks.ts';
import { partsOnDemand, statelessVersions } from './shared-parts.ts';
import { shellVersion } from './source-version.ts';
import { OfferedNamesPlugin } from './used-names-plugin.ts';

/** Address under which the shell's server answers its own files. */
const ASSET_PREFIX = '/assets/';

async function builtVersion(dir: string): Promise<string | undefined> {
  return JSON.parse(await readFile(path.join(dir, 'assets.json'), 'utf8').catch(() => '{}')).version;
}

/** Builds the shell for browser and server when its sources changed; answers whether it did. */
export async function buildShell(): Promise<boolean> {
  const version = shellVersion();
  if ((await builtVersion(buildDir)) === version) return false;
  const draft = `${buildDir}.draft`;
  await rm(draft, { recursive: true, force: true });
  const offered = new OfferedNamesPlugin();
  const web = shellWebConfig({
    version,
    mode: 'production',
    outDir: path.join(draft, 'web'),
    mapsDir: path.join(draft, MAPS_DIR),
  });
  const stats = await compile({ ...web, plugins: [...(web.plugins ?? []), offered] });
  await compile(shellNodeConfig({ version, mode: 'production', outDir: path.join(draft, 'node') }));
  await markAsCommonJs(path.join(draft, 'node'));
  await precompress(path.join(draft, 'web'));
  // In the order in which they run.
  const all = (stats.assets ?? []).map(({ name }) => name);
  const ofPart = (part: string, ending: string) =>
    filesOfPartChunk(all, 'shell', part, ending).map((name) => ASSET_PREFIX + name);
  const files = (stats.namedChunkGroups?.['main']?.assets ?? []).map((asset) => ASSET_PREFIX + asset.name);
  const assets = {
    version,
    builtAt: new Date().toISOString(),
    source: await readSource('shell'),
    sharedVersions: statelessVersions(),
    // Browsers get a part of some libraries, so whatever they have the server has as well.
    sharedNames: offered.names,
    scripts: files.filter((name) => name.endsWith('.js')),
    styles: files.filter((name) => name.endsWith('.css')),
    parts: Object.fromEntries(
      partsOnDemand.map((part) => [part, { scripts: ofPart(part, '.js'), styles: ofPart(part, '.css') }]),
    ),
  };
  await writeFile(path.join(draft, 'assets.json'), JSON.stringify(assets, null, 2));
  await keepOldFiles(buildDir, draft);
  await rm(buildDir, { recursive: true, force: true });
  await rename(draft, buildDir);
  return true;
}
