import { useEffect, useEffectEvent } from 'react';
import { keepLastSearch } from '@gakumado/shared/cookies';
import { searchConditionChanged, useAppDispatch } from '@gakumado/shared/store';
import type { Search } from '../search.ts';
import { toFilter } from '../request.ts';
import { hrefOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';

/** Keeps in the store and on the device which list the visitor looks at, so that other pages and visits can lead back to it. */
export function useRememberSearch(scope: SearchScope, search: Search): void {
  const dispatch = useAppDispatch();
  const path = hrefOf(scope, search);
  const remember = useEffectEvent((asked: Search) => {
    dispatch(searchConditionChanged({ path, condition: toFilter(scope, asked) }));
  });

  useEffect(() => {
    keepLastSearch(path);
    remember(search);
  }, [path, search]);
}
