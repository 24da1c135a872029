import { useLatest, whenIdle } from '@gakumado/shared/ui';

/**
 * Something that comes after the page, in browsers only: null until it is there, and for good when it cannot be loaded.
 */
export function useQuietData<T>(load: (signal: AbortSignal) => Promise<T>): T | null {
  const answer = useLatest(async (_once: true, signal) => {
    // The page becomes usable first.
    await new Promise<void>((resolve) => void whenIdle(resolve));
    signal.throwIfAborted();
    return load(signal);
  }, true);
  return answer?.data ?? null;
}
