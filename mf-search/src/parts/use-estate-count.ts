import { useEffect, useState } from 'react';
import { listEstates } from '@gakumado/shared/api';

type Filter = Omit<Parameters<typeof listEstates>[0], 'page' | 'limit'>;

/** Boxes are ticked in quick succession: the count is asked for once they rest this long, in ms. */
const REST_MS = 250;

/**
 * How many estates a filter finds, asked for anew when it changes; null while that is unknown and when it cannot be
 * found out. An effect with a plain call: the answer to what was ticked before must never be shown.
 */
export function useEstateCount(filter: Filter | null): number | null {
  const key = filter && JSON.stringify(filter);
  const [known, setKnown] = useState<{ key: string; count: number } | null>(null);

  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const request: Filter = { ...(JSON.parse(key) as Filter), count_only: true };
      listEstates(request, controller.signal).then(
        ({ total_count = 0 }) => setKnown({ key, count: total_count }),
        () => {},
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key]);

  return known && known.key === key ? known.count : null;
}
