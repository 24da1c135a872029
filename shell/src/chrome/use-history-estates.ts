import type { Estate } from '@gakumado/shared/contract';
import { listHistoryEstates } from '@gakumado/shared/api';
import { selectHistoryIds, useAppSelector } from '@gakumado/shared/store';
import { useLatest } from '@gakumado/shared/ui';

const loadCarousel = () => import(/* webpackChunkName: "history-carousel" */ '@gakumado/shared/ui/carousel');

export interface HistoryEstates {
  estates: readonly Estate[];
  Carousel: Awaited<ReturnType<typeof loadCarousel>>['Carousel'];
}

async function loadHistory(ids: string, signal: AbortSignal): Promise<HistoryEstates | undefined> {
  const cards = listHistoryEstates(ids.split(',').map(Number), signal);
  const [estates, { Carousel }] = await Promise.all([cards, loadCarousel()]);
  return estates.length > 0 ? { estates, Carousel } : undefined;
}

/**
 * Cards of the visitor's history, the latest first, and the carousel to show them in: null while they are on
 * their way, undefined when there are none or they cannot be loaded (specification, section 8). A visitor without a
 * history loads nothing. While a changed list loads, the last one stays.
 */
export function useHistoryEstates(): HistoryEstates | null | undefined {
  const ids = useAppSelector(selectHistoryIds).join(',');
  const answer = useLatest(loadHistory, ids || null);
  if (ids === '') return undefined;
  return answer === null ? null : answer.data;
}
