import { strictHash } from '../base/remote-release.ts';
import type { RemoteRelease } from '../base/remote-release.ts';

const hashByUrl = new Map<string, string>();
const sourceUrls: string[] = [];

/** Makes the hashes of a release known to this page. */
export function trustRelease(release: RemoteRelease): void {
  if (process.env['NODE_ENV'] !== 'production' && release.isFromSource) sourceUrls.push(release.baseUrl);
  for (const [file, hash] of Object.entries(release.files)) {
    hashByUrl.set(new URL(release.baseUrl + file, document.baseURI).href, hash);
  }
}

/**
 * The hash that a script or stylesheet must have. An address that the registry does not list gets a hash
 * that nothing has: unlisted files are never executed.
 */
export function integrityOf(url: string): string {
  if (sourceUrls.some((base) => url.startsWith(base))) return '';
  return strictHash(hashByUrl.get(new URL(url, document.baseURI).href));
}

declare global {
  // The bundles of the remotes ask for the hash of each chunk under this name (build/integrity-plugin.ts).
  var gakumadoIntegrity: (url: string) => string;
}

globalThis.gakumadoIntegrity = integrityOf;
