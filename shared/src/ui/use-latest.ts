import { useEffect, useEffectEvent, useState } from 'react';

/** An answer with the key that was asked for; without `data` where nothing could be loaded. */
export interface LatestAnswer<K, T> {
  key: K;
  data: T | undefined;
}

/**
 * Loads outside a loader (decision 31): whenever `key` is another one, after `delayMs` without a further change. A
 * question that is no longer the latest is aborted, and its answer never shows. `null` asks for nothing. The last answer
 * stays until there is another one: its `key` tells whether it belongs to the present question.
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
