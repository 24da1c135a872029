/**
 * A failure that comes sooner than this, in ms, was an answer and not a silence, which lasts for the 6 s of
 * `entry-script.ts`. On a slow network the entry alone takes seconds before the next file's preload fails.
 */
const ANSWER_MS = 5_000;

/**
 * Runs `load` once more unless nothing answered. The server's HTML preloads a page's files, and a browser hands a
 * preload that failed to the next request for the file: only the request after that asks the network again.
 */
export async function tryTwice<T>(load: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await load();
  } catch (error) {
    if (performance.now() - start > ANSWER_MS) throw error;
    return load();
  }
}
