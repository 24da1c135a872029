import { offerPreview, setBack, setLive, setPrevious, versionBefore } from './live-version.ts';
import type { Registry, Release } from './registry.ts';
import { StoreRefusal } from './store-refusal.ts';

/** An operation that lists a version: it goes live, or is offered to those who have a key. */
export type ListOperation =
  | { kind: 'live'; version: string }
  /** With the SHA-256 (hex) of the key. */
  | { kind: 'preview'; version: string; previewKeyHash: string };

/** All that changes the entry of a remote in the registry, as data: a store on another machine does it itself. */
export type RegistryOperation =
  | ListOperation
  /** Back to a version that was live. */
  | { kind: 'back'; version: string }
  /** Back to the version before. With `from` only where that version is live, and another one is before it. */
  | { kind: 'previous'; from?: string | undefined };

const sortedFiles = (files: Readonly<Record<string, string>>) =>
  JSON.stringify(Object.entries(files).toSorted());

/** Whether a version is listed. Throws where it is so with other files than those of `release`: it never changes. */
export function isListed({ remotes }: Registry, remote: string, version: string, release: Release): boolean {
  const releases = remotes[remote]?.releases ?? {};
  const listed = Object.hasOwn(releases, version) ? releases[version] : undefined;
  if (!listed) return false;
  if (sortedFiles(listed.files) === sortedFiles(release.files)) return true;
  throw new StoreRefusal(
    'version_changed',
    `${remote} ${version} is published with other files, and a release never changes.`,
  );
}

function change(
  registry: Registry,
  remote: string,
  operation: RegistryOperation,
  release: Release | undefined,
): string {
  switch (operation.kind) {
    case 'live':
      setLive(registry, remote, operation.version, release);
      return operation.version;
    case 'preview': {
      const { version, previewKeyHash } = operation;
      offerPreview(registry, remote, { version, previewKeyHash, release });
      return version;
    }
    case 'back':
      setBack(registry, remote, operation.version);
      return operation.version;
    case 'previous': {
      const entry = registry.remotes[remote];
      const { from } = operation;
      const isUnwanted = entry && from !== undefined && (entry.live !== from || !versionBefore(entry));
      return isUnwanted ? entry.live : setPrevious(registry, remote);
    }
  }
}

/**
 * Changes the entry of a remote. A release that is given is listed unless it is already. Returns the version that the
 * operation is about, or the live one after `previous`. Throws a {@link StoreRefusal} where a rule forbids it.
 */
export function applyOperation(
  registry: Registry,
  remote: string,
  operation: RegistryOperation,
  release?: Release,
): string {
  const isNew =
    release !== undefined &&
    'version' in operation &&
    !isListed(registry, remote, operation.version, release);
  try {
    return change(registry, remote, operation, isNew ? release : undefined);
  } catch (error) {
    throw new StoreRefusal('change_refused', error instanceof Error ? error.message : String(error));
  }
}
