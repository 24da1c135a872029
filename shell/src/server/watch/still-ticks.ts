/** How often the watcher looks, in ms. */
export const TICK_MS = 500;

/** Ticks without a heartbeat after which the main thread counts as frozen: 3 s. */
const FROZEN_TICKS = 6;

/** Ticks after which a frozen main thread is ended in any case: 10 s. */
const LAST_TICKS = 20;

/**
 * A tick counts by the part of it in which the process had the processor, and somewhat more than a third at least. A busy machine keeps the processor from
 * a process that would go on, and code that loops uses it; code that sleeps is found after 9 s.
 */
const STARVED = 0.35;

/**
 * Counts the watcher's own ticks since the last heartbeat. A machine that was suspended has neither, so that its pause
 * is no freeze. Answers what is due at a tick.
 */
export function createStillTicks() {
  let last = -1;
  let still = 0;
  /** @param usedMs time of the processor that the process has used since the last tick */
  return (beats: number, usedMs: number): 'nothing' | 'look' | 'end' => {
    const before = still;
    still = beats === last ? still + Math.max(STARVED, Math.min(1, usedMs / TICK_MS)) : 0;
    last = beats;
    if (before < FROZEN_TICKS && still >= FROZEN_TICKS) return 'look';
    return still >= LAST_TICKS ? 'end' : 'nothing';
  };
}

/** Tells how much time of the processor the process has used since the last call, in ms. */
export function createUsedTime(): () => number {
  let before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    return (user + system) / 1_000;
  };
}
