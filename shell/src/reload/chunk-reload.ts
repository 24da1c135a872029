import { storageKeys, tabStorage } from '@gakumado/shared/cookies';
import { reloadPage } from './reload-page.ts';

const KEY = storageKeys.chunkReload;
const MINUTE_MS = 60_000;

/**
 * After a part of a page could not be loaded: loads the page at `address` as a whole, at most once a minute
 * (specification, section 4). Answers whether it does; if not, the visitor is to be told. Without a network, or
 * without a storage that remembers the minute, it does not: the one would end on the browser's own error page, the
 * other in a circle.
 */
export function reloadAfterChunkFailure(address: string, reload: typeof reloadPage = reloadPage): boolean {
  if (!navigator.onLine) return false;
  if (Date.now() - Number(tabStorage.read(KEY) ?? 0) < MINUTE_MS) return false;
  if (!countReload()) return false;
  reload(address);
  return true;
}

/**
 * A page in whose place the server had to render a failure counts as one that was loaded anew: once more would bring
 * the same, and take along a visitor who is about to leave it.
 */
export function countFailedPage(): void {
  countReload();
}

/** False without a storage. */
const countReload = () => tabStorage.write(KEY, String(Date.now()));

/** A browser that has not begun to load the page after this time (ms) will not. */
const RELOAD_LIMIT_MS = 10_000;

interface ReloadOptions {
  /** Aborted when the visitor goes elsewhere: what is left behind is not loaded anew. */
  signal?: AbortSignal;
  reload?: typeof reloadPage;
}

/**
 * Loads a part of the page. When it fails, the page at `address` is loaded anew, and nothing settles before that; a
 * failure that must be told rejects.
 */
export async function orReload<T>(
  load: () => Promise<T>,
  address: () => string,
  { signal, reload = reloadPage }: ReloadOptions = {},
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!signal?.aborted && reloadAfterChunkFailure(address(), reload)) {
      await new Promise((resolve) => setTimeout(resolve, RELOAD_LIMIT_MS));
    }
    throw error;
  }
}
