import { useEffect, useState } from 'react';
import type { Estate } from '@gakumado/shared/contract';
import { listHistoryEstates } from '@gakumado/shared/api';
import { selectHistoryIds, useAppSelector } from '@gakumado/shared/store';

const loadCarousel = () => import(/* webpackChunkName: "history-carousel" */ '@gakumado/shared/ui/carousel');

export interface HistoryEstates {
  estates: readonly Estate[];
  Carousel: Awaited<ReturnType<typeof loadCarousel>>['Carousel'];
}

/**
 * Cards of the visitor's history, the latest first, and the carousel to show them in: null while they are on
 * their way, undefined when there are none or they cannot be had (specification, section 8). The ids come
 * after hydration, so this runs in browsers only, and a visitor without a history loads nothing.
 */
export function useHistoryEstates(): HistoryEstates | null | undefined {
  const ids = useAppSelector(selectHistoryIds).join(',');
  const [loaded, setLoaded] = useState<HistoryEstates | null | undefined>(null);
  useEffect(() => {
    if (ids === '') return;
    const control = new AbortController();
    void Promise.all([listHistoryEstates(ids.split(',').map(Number), control.signal), loadCarousel()])
      .then(([estates, { Carousel }]) => (estates.length > 0 ? { estates, Carousel } : undefined))
      .catch(() => undefined)
      .then((result) => {
        if (!control.signal.aborted) setLoaded(result);
      });
    return () => control.abort();
  }, [ids]);
  // While a changed list loads, the last one stays.
  return ids === '' ? undefined : loaded;
}
