/** The entry and the routes of a remote may each fail once from memory before the network is asked for both. */
const TRIES = 4;

/** Files of one page fail together: by then none of them is still on its way to a failure. */
const PAUSE_MS = 100;

/**
 * A failure that comes sooner than this, in ms, was an answer and not a silence, which lasts for the 6 s of
 * `entry-script.ts`. On a slow network the entry alone takes seconds before the next file's preload fails.
 */
const ANSWER_MS = 5_000;

/**
 * Runs `load` again, at most four times in all, unless nothing answered. The server's HTML preloads a page's files, and
 * a browser hands a preload that failed to the next request for the file: only the request after that asks the
 * network again.
 */
export async function tryAgain<T>(load: () => Promise<T>): Promise<T> {
  const start = performance.now();
  for (let tries = 1; ; tries++) {
    try {
      return await load();
    } catch (error) {
      if (tries === TRIES || performance.now() - start > ANSWER_MS) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
