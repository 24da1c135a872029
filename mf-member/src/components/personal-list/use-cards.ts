import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Estate } from '@gakumado/shared/contract';
import { loadPersonalLists, useAppDispatch } from '@gakumado/shared/store';
import type { ListState } from '@gakumado/shared/store';
import type { LoadedCards } from './load-cards.ts';

export interface Cards {
  /** - `stale`: the list could not be read; `estates` are those shown before. */
  state: 'loading' | 'ready' | 'stale' | 'failed';
  estates: readonly Estate[];
  /** Ids of the list that are no longer published. */
  endedIds: readonly number[];
  isRetrying: boolean;
  retry: () => void;
}

/**
 * Merges the list of the store and the cards of the loader. A removed card leaves at once, an estate that was added
 * elsewhere makes the loader run again, and the last good cards stay when a reload fails.
 * @param loaded undefined or null until the loader has run in the browser
 */
export function useCards(
  ids: readonly number[],
  status: ListState['status'],
  loaded: LoadedCards | null | undefined,
): Cards {
  const dispatch = useAppDispatch();
  const revalidator = useRevalidator();
  const [lastGood, setLastGood] = useState<readonly Estate[]>([]);

  const isGood = status === 'ready' && loaded?.estates !== undefined && loaded.estates !== null;
  const isIncomplete = isGood && ids.some((id) => !loaded.askedIds.includes(id));
  const byId = new Map(loaded?.estates?.map((estate) => [estate.estate_id, estate]));
  const estates = isGood ? ids.flatMap((id) => byId.get(id) ?? []) : lastGood;
  const isSame = estates.length === lastGood.length && estates.every((estate, i) => estate === lastGood[i]);
  if (isGood && !isSame) setLastGood(estates);

  useEffect(() => {
    if (isIncomplete && revalidator.state === 'idle') void revalidator.revalidate();
  }, [isIncomplete, revalidator]);

  const retry = async () => {
    if (status === 'failed') await dispatch(loadPersonalLists());
    await revalidator.revalidate();
  };

  return {
    state: stateOf(isGood, lastGood.length > 0, status === 'failed' || loaded?.estates === null),
    estates,
    endedIds: isGood ? ids.filter((id) => loaded.askedIds.includes(id) && !byId.has(id)) : [],
    isRetrying: revalidator.state === 'loading' || status === 'loading',
    retry: () => void retry(),
  };
}

function stateOf(isGood: boolean, hasLastGood: boolean, isFailed: boolean): Cards['state'] {
  if (isGood) return 'ready';
  if (hasLastGood) return 'stale';
  return isFailed ? 'failed' : 'loading';
}
