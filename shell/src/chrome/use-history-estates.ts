import type { Estate } from '@gakumado/shared/contract';
import {
  fetchHistoryEstates,
  selectHistoryEstates,
  selectHistoryIds,
  useAppDispatch,
  useAppSelector,
} from '@gakumado/shared/store';
import { useLatest } from '@gakumado/shared/ui';

const loadCarousel = () => import(/* webpackChunkName: "history-carousel" */ '@gakumado/shared/ui/carousel');

export interface HistoryEstates {
  estates: readonly Estate[];
  Carousel: Awaited<ReturnType<typeof loadCarousel>>['Carousel'];
}

/**
 * Cards of the visitor's history, the latest first, and the carousel to show them in. null while they load, undefined
 * when there are none or they cannot be loaded (specification, section 8). A visitor without a history loads nothing.
 * Known cards stay while a changed list loads.
 */
export function useHistoryEstates(): HistoryEstates | null | undefined {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectHistoryIds).join(',');
  const estates = useAppSelector(selectHistoryEstates);
  const answer = useLatest(async (_: string, signal) => {
    const [{ Carousel }] = await Promise.all([loadCarousel(), dispatch(fetchHistoryEstates(signal))]);
    return Carousel;
  }, ids || null);
  if (ids === '') return undefined;
  if (answer === null) return null;
  return answer.data && estates.length > 0 ? { estates, Carousel: answer.data } : undefined;
}
