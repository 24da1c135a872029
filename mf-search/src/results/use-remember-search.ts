import { useEffect } from 'react';
import { searchConditionChanged, useAppDispatch } from '@gakumado/shared/store';
import type { Condition } from './condition.ts';
import { hrefOf } from './place.ts';
import type { SearchPlace } from './place.ts';

/** Tells the store which list the visitor looks at, so that other pages can lead back to it. */
export function useRememberSearch(place: SearchPlace, condition: Condition): void {
  const dispatch = useAppDispatch();
  const path = hrefOf(place, condition);

  useEffect(() => {
    const { rentSelect, price_from, price_to, building_type_id, equipment, station_name, keyword, page } =
      condition;
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
          condition: condition.condition,
          equipment,
          page,
        },
      }),
    );
  }, [dispatch, path, condition]);
}
