/** Longer than a browser that draws takes for a frame, also on a slow phone, in ms. */
const LONGEST_FRAME_MS = 250;

/**
 * Resolves when the browser has shown what has changed so far. Slow work waits for it, so that a press is seen first.
 * A browser that draws no frame, as in a tab behind another, is waited for a quarter of a second and no longer.
 */
export const untilPainted = (): Promise<void> =>
  new Promise((resolve) => {
    const drawn = requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
    const late = setTimeout(() => {
      cancelAnimationFrame(drawn);
      resolve();
    }, LONGEST_FRAME_MS);
  });
