import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ShareDetail } from '@gakumado/shared/contract';
import type { LoadedSharedList } from './load-shared-list.ts';

/** How often a page that is looked at asks for what others have said, in ms. */
const REFRESH_MS = 15_000;

export interface SharedList {
  /** The last one that could be loaded; null before there is any. */
  list: ShareDetail | null;
  /** Whether a later one could not be loaded. */
  isStale: boolean;
  isRefreshing: boolean;
  refresh: () => Promise<void>;
}

/** A list with what others have said of it meanwhile. */
export function useSharedList({ list }: LoadedSharedList): SharedList {
  const { revalidate, state } = useRevalidator();
  const [lastGood, setLastGood] = useState(list);
  if (list && list !== lastGood) setLastGood(list);

  useEffect(() => {
    const refreshIfSeen = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(refreshIfSeen, REFRESH_MS);
    document.addEventListener('visibilitychange', refreshIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfSeen);
    };
  }, [revalidate]);

  return {
    list: list ?? lastGood,
    isStale: list === null && lastGood !== null,
    isRefreshing: state !== 'idle',
    refresh: revalidate,
  };
}
