/** A failure that comes sooner than this, in ms, was an answer and not a silence. */
const QUICK_MS = 1_000;

/**
 * Runs `load` once more when it fails quickly. The server's HTML preloads a page's files, and a browser hands a
 * preload that failed to the next request for the file: only the request after that asks the network again.
 */
export async function tryTwice<T>(load: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await load();
  } catch (error) {
    if (performance.now() - start > QUICK_MS) throw error;
    return load();
  }
}
