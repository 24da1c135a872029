import { useLatest } from '@gakumado/shared/ui';

/** Lets the page become usable first. Browsers that do not report idle time get a moment. */
const MOMENT_MS = 300;

const idleTime = () =>
  new Promise<void>((resolve) => {
    if (typeof window.requestIdleCallback !== 'function') window.setTimeout(resolve, MOMENT_MS);
    else window.requestIdleCallback(() => resolve(), { timeout: 2_000 });
  });

/**
 * Something that comes after the page, in browsers only: null until it is there, and for good when it cannot be loaded.
 */
export function useQuietData<T>(load: (signal: AbortSignal) => Promise<T>): T | null {
  const answer = useLatest(async (_once: true, signal) => {
    await idleTime();
    signal.throwIfAborted();
    return load(signal);
  }, true);
  return answer?.data ?? null;
}
