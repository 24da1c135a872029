import { followPages } from './page-origins.ts';
import type { WatchedPage } from './page-origins.ts';
import { SIGHT_PATH } from './sight-entry.ts';
import type { SightEntry } from './sight-entry.ts';
import { watchErrors } from './watch-errors.ts';
import { watchVitals } from './watch-vitals.ts';

function send(entries: readonly SightEntry[]): void {
  try {
    navigator.sendBeacon(SIGHT_PATH, JSON.stringify(entries));
  } catch {
    // A report is never worth a failure.
  }
}

/** Reports errors, failed files and vitals of a page from now on. Returns how to report an error that was caught. */
export function watchPage(page: WatchedPage): (error: unknown) => void {
  const origins = followPages(page);
  watchVitals(send, origins);
  return watchErrors((entry) => send([entry]), origins);
}
