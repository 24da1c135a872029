const TICK_MS = 500;

/** How long a trial may say nothing, in ms: longer than each of its own limits. */
const STILL_MS = 12_000;

/** The same before the first message, in ms: own code is loaded then, and the machine may be busy. */
const FIRST_MS = 60_000;

/**
 * Calls `onStill` once when nothing was seen for twelve seconds, or when the whole takes longer than `wholeMs`. It counts
 * ticks of its own timer, so a machine that was suspended meanwhile is no silence.
 */
export function watchProgress({
  onStill,
  wholeMs,
  stillMs = STILL_MS,
}: {
  onStill: (seconds: number) => void;
  wholeMs: number;
  stillMs?: number;
}) {
  let still = stillMs - FIRST_MS;
  let whole = 0;
  const timer = setInterval(() => {
    still += TICK_MS;
    whole += TICK_MS;
    if (still < stillMs && whole < wholeMs) return;
    clearInterval(timer);
    onStill((still < stillMs ? whole : still) / 1_000);
  }, TICK_MS);
  return {
    seen: () => {
      still = 0;
    },
    stop: () => clearInterval(timer),
  };
}
