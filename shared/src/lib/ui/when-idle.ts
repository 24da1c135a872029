/* oxlint-disable no-restricted-globals, no-restricted-properties -- it asks whether the browser has them */

/** For browsers that do not report that a page is idle. */
const MOMENT_MS = 300;
/** A page that is never idle does not put it off for longer. */
const AT_LATEST_MS = 2_000;

/** Runs something that can wait until the page has nothing else to do. Returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, MOMENT_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(request);
}
