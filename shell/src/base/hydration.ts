let resolve = () => {};

/**
 * Settles when the page is interactive. Everything that may differ from the server's HTML (a redirect of a personal
 * page, its data) waits for it, so that hydration always compares like with like.
 */
export const hydration = new Promise<void>((done) => {
  resolve = done;
});

/** Called once, by the first effect of the page. */
export const markHydrated = () => resolve();
