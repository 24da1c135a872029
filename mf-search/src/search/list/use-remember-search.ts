import { useEffect } from 'react';
import { keepLastSearch } from '@gakumado/shared/cookies';
import { searchConditionChanged, useAppDispatch } from '@gakumado/shared/store';
import type { Search } from '../search.ts';
import { hrefOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';

/** Tells the store and the device which list the visitor looks at, so that other pages and visits can lead back to it. */
export function useRememberSearch(scope: SearchScope, search: Search): void {
  const dispatch = useAppDispatch();
  const path = hrefOf(scope, search);

  useEffect(() => {
    keepLastSearch(path);
    const { rentSelect, price_from, price_to, building_type_id, equipment, station_name, keyword, page } =
      search;
    dispatch(
      searchConditionChanged({
        path,
        condition: {
          ...(rentSelect === undefined ? {} : { rentSelect: String(rentSelect) }),
          ...(price_from === undefined ? {} : { price_from }),
          ...(price_to === undefined ? {} : { price_to }),
          ...(station_name === undefined ? {} : { station_name }),
          ...(keyword === undefined ? {} : { keyword }),
          building_type_id,
          condition: search.condition,
          equipment,
          page,
        },
      }),
    );
  }, [dispatch, path, search]);
}
