import { strictHash } from '../base/remote-release.ts';
import type { Asset } from '../base/boot.ts';
import { fileName } from '../base/page-texts.ts';
import type { RemoteRelease } from '../base/remote-release.ts';

/** How long the browser waits for a list of hashes, in ms. */
const LIST_TIMEOUT_MS = 6_000;

const hashByUrl = new Map<string, string>();
/** Lists that have not come yet, by the address of their files. */
const lists = new Map<string, NonNullable<RemoteRelease['list']>>();
const sourceUrls: string[] = [];

const absolute = (url: string) => new URL(url, document.baseURI).href;

/** Makes the hashes of a release known to this page, or where they are. */
export function trustRelease({ baseUrl, files = {}, list, isFromSource }: RemoteRelease): void {
  if (process.env['NODE_ENV'] !== 'production' && isFromSource) sourceUrls.push(baseUrl);
  for (const [file, hash] of Object.entries(files)) hashByUrl.set(absolute(baseUrl + file), hash);
  if (list) lists.set(absolute(baseUrl), list);
}

/** Makes the hashes of files known that the server's HTML names. */
export function trustAssets(assets: readonly Asset[]): void {
  for (const { url, integrity } of assets) {
    if (integrity !== undefined) hashByUrl.set(absolute(url), integrity);
  }
}

async function loadList(baseUrl: string, { file, hash }: NonNullable<RemoteRelease['list']>): Promise<void> {
  const response = await fetch(baseUrl + file, {
    integrity: strictHash(hash),
    signal: AbortSignal.timeout(LIST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${file} was answered with ${response.status}`);
  const hashes: Record<string, string> = await response.json();
  for (const [name, other] of Object.entries(hashes)) {
    const url = baseUrl + name;
    // A file that the page names with another hash stays refused.
    if (!hashByUrl.has(url)) hashByUrl.set(url, other);
  }
  lists.delete(baseUrl);
}

/** Lists that are on their way. */
const loading = new Map<string, Promise<void>>();

/** Styles whose text is in the page are loaded by nobody. */
const isInPage = (url: string) =>
  url.endsWith('.css') && document.querySelector(`style[data-href="${CSS.escape(fileName(url))}"]`) !== null;

/**
 * Waits until the page knows the hash of a file, where a list has it that was not loaded yet. Undefined where there is
 * nothing to wait for.
 */
export function hashesOf(url: string): Promise<void> | undefined {
  const address = absolute(url);
  if (hashByUrl.has(address) || isInPage(address)) return undefined;
  for (const [baseUrl, list] of lists) {
    if (!address.startsWith(baseUrl)) continue;
    const known = loading.get(baseUrl) ?? loadList(baseUrl, list).finally(() => loading.delete(baseUrl));
    loading.set(baseUrl, known);
    return known;
  }
  return undefined;
}

/** The shell's own files come from its own origin and have no hash: a map's worker is among them. */
const OWN_FILES = '/assets/';

/**
 * The hash that a script or stylesheet must have. An address that the registry does not list gets a hash
 * that nothing has: unlisted files are never executed.
 */
export function integrityOf(url: string): string {
  if ([absolute(OWN_FILES), ...sourceUrls].some((base) => absolute(url).startsWith(base))) return '';
  return strictHash(hashByUrl.get(absolute(url)));
}

declare global {
  // The bundles of the remotes ask for the hash of each chunk under these names (build/integrity-plugin.ts).
  var gakumadoIntegrity: (url: string) => string;
  var gakumadoHashes: (url: string) => Promise<void> | undefined;
}

globalThis.gakumadoIntegrity = integrityOf;
globalThis.gakumadoHashes = hashesOf;
