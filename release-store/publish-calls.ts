import { createHash } from 'node:crypto';
import type { ListOperation, RegistryOperation } from './operations.ts';
import type { Release } from './registry.ts';

/** Below this path the server of a release store takes changes, from those who have a key. */
export const PUBLISH_PREFIX = '/publish';

/** The largest file of a release, in bytes. */
export const FILE_BYTES_MAX = 32 * 2 ** 20;

/** All files of an upload, listed and private ones, each with its hash. */
export type UploadFiles = Readonly<Record<string, string>>;

/** Asks which files of an upload are still to be sent. */
export interface MissingCall {
  files: UploadFiles;
}

export interface MissingAnswer {
  /** Name of the upload: the same files have the same one, so that one that was cut goes on. */
  upload: string;
  missing: string[];
}

/** Lists a version whose files have been sent. */
export interface ListCall {
  operation: ListOperation;
  release: Release;
  files: UploadFiles;
}

/** Changes the entry of a remote, by versions that are listed. */
export interface ChangeCall {
  operation: RegistryOperation;
}

export interface ChangeAnswer {
  version: string;
}

/** The name of an upload of these files. */
export const uploadOf = (files: UploadFiles): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(files).toSorted()))
    .digest('hex')
    .slice(0, 16);
