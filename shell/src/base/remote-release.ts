/** A remote's release as a page knows it: the registry's entry without the server's files. */
export interface RemoteRelease {
  remote: string;
  version: string;
  /** Address of the release's files, ending in `/`. */
  baseUrl: string;
  /** The file with which it starts, below `baseUrl`. */
  entry: string;
  /**
   * Hashes, keyed by the path of the file below `baseUrl`: of all files, or of those that come before the list. Absent in a
   * page, whose head names them.
   */
  files?: Record<string, string>;
  /** The file below `baseUrl` that holds the hashes of all others. Absent in a release from before there was one. */
  list?: { file: string; hash: string };
  /** A remote that runs from source on this machine: its files have no hash. Only development builds heed it. */
  isFromSource?: boolean;
}

/** A well-formed hash that no file has: the browser refuses every file with it. */
const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;

/**
 * A hash as a browser heeds it. One that is missing, empty or malformed would be ignored, and the file executed:
 * it becomes one that nothing has.
 */
export function strictHash(hash: string | undefined): string {
  const isWhole = hash && /^(?:sha384-[A-Za-z0-9+/]{64}|sha256-[A-Za-z0-9+/]{43}=)$/.test(hash);
  return isWhole ? hash : IMPOSSIBLE_HASH;
}

/** Name of a remote in the federation, where it has to be an identifier. */
export const federationName = (remote: string) => remote.replaceAll('-', '_');

/** A remote that could not be loaded: unreachable, too slow, refused for its hash, or broken. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError';
  remote: string;
  constructor(remote: string, options?: ErrorOptions) {
    super(`${remote} is not available`, options);
    this.remote = remote;
    // The visitor sees a message, the console the reason. A server has its log (server/failure-log.ts).
    if (typeof document !== 'undefined') console.error(this.message, options?.cause);
  }
}

/** A page names a layout or guard that this shell does not know: 500 (specification, section 8). Trying again is no use. */
export class UnknownNameError extends Error {
  override name = 'UnknownNameError';
}
