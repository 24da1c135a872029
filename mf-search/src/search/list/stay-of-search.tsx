import { StayConditions } from '@gakumado/shared/ui';
import type { Results } from '../load-results.ts';
import { hrefOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { stayOf } from '../stay-of.ts';

interface StayOfSearchProps {
  scope: SearchScope;
  results: Pick<Results, 'search' | 'estates'>;
}

/** 費用の条件 of a search. Another stay begins on the first page. */
export function StayOfSearch({ scope, results }: StayOfSearchProps) {
  const { search } = results;
  const stay = stayOf(results);
  return (
    <StayConditions
      stay_months={stay.stay_months}
      with_meals={stay.with_meals}
      hrefOf={({ stay_months = search.stay_months, with_meals = search.with_meals }) =>
        hrefOf(scope, { ...search, stay_months, with_meals: with_meals || undefined, page: 1 })
      }
    />
  );
}
