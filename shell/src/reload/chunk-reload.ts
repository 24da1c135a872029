import { storageKeys, tabStorage } from '@gakumado/shared/cookies';
import { reloadPage } from './reload-page.ts';

const KEY = storageKeys.chunkReload;
const MINUTE_MS = 60_000;

/**
 * After a part of a page could not be loaded: loads the page at `address` as a whole, at most once a minute
 * (specification, section 4). Returns whether it does. If not, a message must be shown. It does not without a network,
 * which would end on the browser's own error page, or without a storage that remembers the minute, which would end in a
 * circle. In development the failure is shown, and the change that heals it reloads the page (shell/src/development/).
 */
export function reloadAfterChunkFailure(address: string, reload: typeof reloadPage = reloadPage): boolean {
  if (process.env['NODE_ENV'] === 'development' || !navigator.onLine) return false;
  if (Date.now() - Number(tabStorage.read(KEY) ?? 0) < MINUTE_MS) return false;
  if (!countReload()) return false;
  reload(address);
  return true;
}

/**
 * A page whose place the server filled with a failure counts as reloaded. Another reload would bring the same, and
 * catch a visitor who is about to leave.
 */
export function countFailedPage(): void {
  countReload();
}

/** False without a storage. */
const countReload = () => tabStorage.write(KEY, String(Date.now()));

/** A browser that has not begun to load the page after this time (ms) will not. */
const RELOAD_LIMIT_MS = 10_000;

interface ReloadOptions {
  /** Aborted when the visitor leaves: a page that was left is not reloaded. */
  signal?: AbortSignal;
  reload?: typeof reloadPage;
}

/**
 * Loads a part of the page. When it fails, the page at `address` is reloaded, and nothing settles before that. A
 * failure that must be shown rejects.
 */
export async function loadOrReload<T>(
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
