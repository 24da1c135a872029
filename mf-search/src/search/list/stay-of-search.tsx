import { DEFAULT_STAY_MONTHS } from '@gakumado/shared/vocabulary';
import { StayConditions } from '@gakumado/shared/ui';
import type { Results } from '../load-results.ts';
import { hrefOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';

interface StayOfSearchProps {
  scope: SearchScope;
  results: Pick<Results, 'search' | 'estates'>;
}

/** 費用の条件 of a search. Another stay begins on the first page. */
export function StayOfSearch({ scope, results: { search, estates } }: StayOfSearchProps) {
  return (
    <StayConditions
      stay_months={search.stay_months ?? estates[0]?.stay_months ?? DEFAULT_STAY_MONTHS}
      with_meals={search.with_meals ?? false}
      hrefOf={({ stay_months = search.stay_months, with_meals = search.with_meals }) =>
        hrefOf(scope, { ...search, stay_months, with_meals: with_meals || undefined, page: 1 })
      }
    />
  );
}
