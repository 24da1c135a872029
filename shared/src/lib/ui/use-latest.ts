import { useEffect, useEffectEvent, useState } from 'react';

/** An answer with the key that was asked for; without `data` where nothing could be loaded. */
export interface LatestAnswer<K, T> {
  key: K;
  data: T | undefined;
}

/**
 * Loads outside a loader (decision 90) whenever `key` changes, after `delayMs` without a further change. Outdated calls
 * are aborted, and their answers never show. `null` loads nothing. The last answer stays until the next one; its `key`
 * shows whether it belongs to the present question.
 */
export function useLatest<K, T>(
  load: (key: K, signal: AbortSignal) => Promise<T>,
  key: K | null,
  { delayMs = 0 }: { delayMs?: number | undefined } = {},
): LatestAnswer<K, T> | null {
  const [answer, setAnswer] = useState<LatestAnswer<K, T> | null>(null);
  const ask = useEffectEvent(async (asked: K, signal: AbortSignal) => {
    const data = await load(asked, signal).catch(() => undefined);
    if (!signal.aborted) setAnswer({ key: asked, data });
  });
  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void ask(key, controller.signal), delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, delayMs]);
  return answer;
}
