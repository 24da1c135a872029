/** Resolves when the browser has shown what has changed so far. Slow work waits for it, so that a press is seen first. */
export const untilPainted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
