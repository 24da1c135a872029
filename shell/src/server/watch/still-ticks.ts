/** How often the watcher looks, in ms. */
export const TICK_MS = 500;

/** Ticks without a heartbeat after which the main thread counts as frozen: 3 s. */
const FROZEN_TICKS = 6;

/** Ticks after which a frozen main thread is ended in any case: 10 s. */
const LAST_TICKS = 20;

/**
 * Counts the watcher's own ticks since the last heartbeat. A machine that was suspended has neither, so that its pause
 * is no freeze. Answers what is due at a tick.
 */
export function createStillTicks() {
  let last = -1;
  let still = 0;
  return (beats: number): 'nothing' | 'look' | 'end' => {
    still = beats === last ? still + 1 : 0;
    last = beats;
    if (still === FROZEN_TICKS) return 'look';
    return still >= LAST_TICKS ? 'end' : 'nothing';
  };
}
