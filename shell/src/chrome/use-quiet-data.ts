import { useEffect, useState } from 'react';

/** Lets the page become usable first; browsers without idle time to tell get a moment. */
const MOMENT_MS = 300;

function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, MOMENT_MS);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 2_000 });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Something that comes after the page, in browsers only: null until it is there, and for good when it cannot be had.
 * `load` must be the same function at every render.
 */
export function useQuietData<T>(load: (signal: AbortSignal) => Promise<T>): T | null {
  const [data, setData] = useState<T | null>(null);
  useEffect(() => {
    const control = new AbortController();
    const cancel = whenIdle(() => {
      load(control.signal).then(setData, () => {
        // Nothing on the page waits for it.
      });
    });
    return () => {
      cancel();
      control.abort();
    };
  }, [load]);
  return data;
}
