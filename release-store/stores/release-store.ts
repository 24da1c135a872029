import type { ListOperation, RegistryOperation } from '../operations.ts';
import type { Registry, Release } from '../registry.ts';

/** The folder of a release with files that are not served to the public, e.g. source maps. They are not in `Release.files`. */
export const PRIVATE_DIR = 'private';

/** A built release on this machine. */
export interface BuiltRelease {
  remote: string;
  version: string;
  /** Its folder, with `web/`, `node/` and, where there is one, `private/`. The store may take it away. */
  dir: string;
  release: Release;
}

/** A copy of a release's files on this machine. */
export interface ReleaseCopy {
  /** Folder with `web/` and `node/`. A file that is there compressed with brotli may be missing uncompressed. */
  dir: string;
  /** Ends the use of the copy. */
  close: () => Promise<void>;
}

/** Where releases are: a folder of this machine, a server (release-store/server.ts), or a bucket of an S3-compatible store. */
export interface ReleaseStore {
  /** Folder or address. */
  place: string;
  /** Throws a `StoreRefusal` where this process may not publish a remote: before it builds anything. */
  requireAccess: (remote: string) => Promise<void>;
  /** The registry; an empty one where nothing was published. */
  readRegistry: () => Promise<Registry>;
  /** Changes the entry of a remote in one step: nothing that others change meanwhile is lost. Returns the version. */
  change: (remote: string, operation: RegistryOperation) => Promise<string>;
  /** Puts all files of a release, then lists it. A failure before that leaves the registry as it is. Returns the version. */
  publish: (built: BuiltRelease, operation: ListOperation) => Promise<string>;
  /** A folder on this machine for a release until it is published. One that is left is removed after a day. */
  draftDir: (remote: string, version: string, id?: string) => string;
  /** A file by its path, e.g. `mf-search/0.1.0-13d9/node/remoteEntry.js`; undefined where there is none. */
  readFile: (file: string) => Promise<Buffer | undefined>;
  openRelease: (remote: string, version: string, release: Release) => Promise<ReleaseCopy>;
  /** Removes what releases left that the registry has forgotten. A server does so itself after each publication. */
  prune: (remote: string) => Promise<void>;
}
