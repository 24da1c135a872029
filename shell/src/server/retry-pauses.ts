/** The longest pause, in ms. */
const LONGEST_MS = 30_000;

/**
 * When something that failed may be tried again: after `firstMs`, then after twice as long each time, half a minute at most.
 * @param now the clock, in ms.
 */
export function createRetryPauses(firstMs: number, now: () => number = () => performance.now()) {
  const failures = new Map<string, { pauseMs: number; at: number }>();
  return {
    isDue: (key: string) => (failures.get(key)?.at ?? 0) <= now(),
    failed: (key: string) => {
      const last = failures.get(key);
      const pauseMs = last ? Math.min(last.pauseMs * 2, LONGEST_MS) : firstMs;
      failures.set(key, { pauseMs, at: now() + pauseMs });
    },
    succeeded: (key: string) => failures.delete(key),
  };
}
