import { StoreRefusal } from '../store-refusal.ts';
import { PRIVATE_DIR } from '../stores/release-store.ts';
import type { StoreKeys } from './store-keys.ts';

const partsOf = (file: string) => file.toLowerCase().split(/[/\\]+/);

const isPrivate = (file: string) => partsOf(file).includes(PRIVATE_DIR);

function hasKey(keys: StoreKeys, authorization: string | undefined, remote: string): boolean {
  try {
    keys.require(authorization, remote);
    return true;
  } catch (error) {
    if (error instanceof StoreRefusal) return false;
    throw error;
  }
}

/**
 * Whether a file is for whoever asks: no draft, nothing outside the store, and a private one only with a key of its remote.
 * Any other file is answered as absent.
 */
export function isServed(file: string, authorization: string | undefined, keys: StoreKeys): boolean {
  const parts = partsOf(file);
  if (parts.includes('..') || parts.some((part) => part.includes('.draft-'))) return false;
  return !isPrivate(file) || hasKey(keys, authorization, parts.find((part) => part !== '') ?? '');
}

/** The headers of a served file: names of files never get other contents, except the registry. */
export function fileHeaders(file: string): Record<string, string> {
  return {
    'Cache-Control': isPrivate(file)
      ? 'private, no-store'
      : /(?:^|[/\\])registry\.json$/.test(file)
        ? 'no-cache'
        : 'public, max-age=31536000, immutable',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Timing-Allow-Origin': '*',
  };
}
