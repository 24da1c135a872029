import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { toInlineStyle } from './inline-styles.ts';
import { isRunning } from '@gakumado/release-store/is-running.ts';
import type { Release } from '@gakumado/release-store/registry.ts';

/**
 * How long the release store may take for one file, in ms. A start asks for hundreds at once, and no visitor waits for
 * them: on a busy machine each is late. A release without its files is no release, and a stylesheet that comes too late
 * is fetched by every browser, for as long as the release is in use.
 */
const FILE_TIMEOUT_MS = 10_000;

export interface MirrorOptions {
  storeUrl: string;
  /** Folder of this process; nothing in it is trusted across restarts. */
  dir: string;
}

async function fetchVerified(url: string, hash: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const actual = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (actual !== hash) throw new Error(`${url} does not have the registered hash`);
  return bytes;
}

/** This server's copy of a release. */
interface MirroredRelease {
  /** Its folder. */
  dir: string;
  /** Runs its container. */
  readContainer: () => unknown;
  /** Texts of the stylesheets that can be part of a page, by file. */
  styles: ReadonlyMap<string, string>;
}

/** The stylesheets that match the registry and can be part of a page. A browser refuses wrong ones itself. */
async function fetchStyles(baseUrl: string, release: Release): Promise<Map<string, string>> {
  const files = Object.entries(release.files).filter(([file]) => /^web\/.*\.css$/.test(file));
  const texts = await Promise.all(
    files.map(async ([file, hash]) => {
      const bytes = await fetchVerified(baseUrl + file, hash).catch(() => null);
      const css = bytes ? toInlineStyle(bytes.toString('utf8')) : undefined;
      return css === undefined ? [] : [[file, css] as const];
    }),
  );
  return new Map(texts.flat());
}

/**
 * Brings the server's files of a release onto this machine, every one of them checked against the registry. Nothing
 * is executed unless all files are there and right.
 */
export async function mirrorRelease(
  { storeUrl, dir }: MirrorOptions,
  remote: string,
  version: string,
  release: Release,
): Promise<MirroredRelease> {
  const files = Object.entries(release.files).filter(([file]) => file.startsWith('node/'));
  const target = path.join(dir, remote, version, randomUUID());
  const draft = `${target}.draft`;
  const baseUrl = `${storeUrl}/${remote}/${version}/`;
  const contents = await Promise.all(
    files.map(async ([file, hash]) => [file, await fetchVerified(baseUrl + file, hash)] as const),
  );
  // Afterwards: a release that is refused is tried again and again.
  const styles = await fetchStyles(baseUrl, release);
  for (const [file, bytes] of contents) {
    const place = path.join(draft, path.normalize(file));
    if (!place.startsWith(draft + path.sep)) throw new Error(`${file} leaves its release`);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, bytes);
  }
  // The bundles are CommonJS in every project.
  await writeFile(path.join(draft, 'package.json'), '{"type":"commonjs"}');
  await rename(draft, target);
  const entry = path.join(target, 'node/remoteEntry.js');
  // A `require` of its own: that of this file would remember each container for ever.
  return { dir: target, readContainer: () => createRequire(entry)(entry), styles };
}

/** Takes a release's modules out of memory, and its files from this machine. Pages that hold on to some keep those. */
export async function forgetMirror(dir: string): Promise<void> {
  const { cache } = createRequire(import.meta.url);
  for (const file of Object.keys(cache)) if (file.startsWith(dir + path.sep)) delete cache[file];
  await rm(dir, { recursive: true, force: true });
}

/** Removes what processes that are gone left behind in `varDir`. */
export async function removeOldMirrors(varDir: string): Promise<void> {
  const names = await readdir(varDir).catch(() => []);
  for (const name of names) {
    const pid = Number(/^mirror-(\d+)$/.exec(name)?.[1]);
    if (pid && !isRunning(pid)) await rm(path.join(varDir, name), { recursive: true, force: true });
  }
}
