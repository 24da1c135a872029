import { useEffect, useEffectEvent } from 'react';
import { keepRecentSearch } from '@gakumado/shared/cookies';
import { rememberMySearch } from '@gakumado/shared/my-search';
import { searchConditionChanged, useAppDispatch } from '@gakumado/shared/store';
import { nameOfResults } from '../draft/condition-labels.ts';
import type { Results } from '../load-results.ts';
import { saidBySearch } from '../said-by-search.ts';
import type { Search } from '../search.ts';
import { toFilter } from '../request.ts';
import { hrefOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';

/**
 * Keeps in the store and on the device which list the visitor looks at, under its name, so that other pages and visits can
 * lead back to it, and what it says of the visitor for every other page.
 */
export function useRememberSearch(scope: SearchScope, results: Results): void {
  const { search } = results;
  const dispatch = useAppDispatch();
  const path = hrefOf(scope, search);
  const remember = useEffectEvent((path: string, asked: Search) => {
    keepRecentSearch({ name: nameOfResults(scope, results), path: hrefOf(scope, { ...asked, page: 1 }) });
    dispatch(searchConditionChanged({ path, condition: toFilter(scope, asked) }));
    rememberMySearch(saidBySearch(scope, results));
  });

  useEffect(() => {
    remember(path, search);
  }, [path, search]);
}
