import { useMatch } from 'react-router-dom';
import type { Estate } from '@gakumado/shared/contract';
import {
  fetchHistoryEstates,
  selectHistoryEstates,
  selectHistoryIds,
  useAppDispatch,
  useAppSelector,
} from '@gakumado/shared/store';
import { useLatest } from '@gakumado/shared/ui';

const loadItems = () => import(/* webpackChunkName: "history-carousel" */ './history-items.tsx');

export interface HistoryEstates {
  estates: readonly Estate[];
  Items: Awaited<ReturnType<typeof loadItems>>['HistoryItems'];
}

/**
 * Cards of the visitor's history, the latest first and without the home of the page, and the carousel that shows them. null
 * while they load, undefined when there are none or they cannot be loaded (specification, section 8). A visitor without a
 * history loads nothing. Known cards stay while a changed list loads.
 */
export function useHistoryEstates(): HistoryEstates | null | undefined {
  const dispatch = useAppDispatch();
  const shown = Number(useMatch('/view/:estate_id/*')?.params['estate_id']);
  const ids = useAppSelector(selectHistoryIds)
    .filter((id) => id !== shown)
    .join(',');
  const estates = useAppSelector(selectHistoryEstates).filter(({ estate_id }) => estate_id !== shown);
  const answer = useLatest(async (_: string, signal) => {
    const [{ HistoryItems }] = await Promise.all([loadItems(), dispatch(fetchHistoryEstates(signal))]);
    return HistoryItems;
  }, ids || null);
  if (ids === '') return undefined;
  if (answer === null) return null;
  return answer.data && estates.length > 0 ? { estates, Items: answer.data } : undefined;
}
