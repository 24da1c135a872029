import { storeDir } from '../store-dir.ts';
import { folderStore } from './folder-store.ts';
import { httpStore } from './http-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { s3Store } from './s3-store.ts';

/** Whether the place of a store is a bucket. */
export const isBucketPlace = (place: string): boolean => place.startsWith('s3://');

/** Whether the place of a store is a server. */
export const isServerPlace = (place: string): boolean => /^https?:\/\//.test(place);

/** The place of the store that this process uses: `RELEASE_STORE`, or the folder of this machine. Throws where it is none. */
export function readStorePlace(): string {
  const place = process.env['RELEASE_STORE']?.replace(/\/+$/, '');
  if (!place) return storeDir;
  if (isBucketPlace(place) || isServerPlace(place)) return place;
  throw new Error(
    `RELEASE_STORE must begin with https://, http:// or s3://, but is "${place}". RELEASE_STORE_DIR names a folder.`,
  );
}

/** The store at a place: a folder, the address of a server, or a bucket as `s3://bucket/prefix`. */
export function openStore(place: string): ReleaseStore {
  if (isBucketPlace(place)) return s3Store(place);
  return isServerPlace(place)
    ? httpStore(place, process.env['RELEASE_STORE_KEY'] || undefined)
    : folderStore(place);
}

/** The store that this process uses. Ends the process where its place is none. */
export function openOwnStore(): ReleaseStore {
  try {
    return openStore(readStorePlace());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
