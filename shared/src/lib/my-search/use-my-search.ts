import { useMemo, useSyncExternalStore } from 'react';
import { mySearchText, onMySearch, parseMySearch } from './kept-search.ts';
import { NO_SEARCH } from '../search-fields/my-search.ts';
import type { MySearch } from '../search-fields/my-search.ts';

/** わたしの条件 of the visitor, kept in step. {@link NO_SEARCH} on the server and until hydration is over. */
export function useMySearch(): MySearch {
  const text = useSyncExternalStore(onMySearch, mySearchText, () => null);
  return useMemo(() => parseMySearch(text)?.search ?? NO_SEARCH, [text]);
}
