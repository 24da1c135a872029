import { nameOfResults } from '../draft/condition-labels.ts';
import { SaveCondition } from '../saved/save-condition.tsx';
import type { Results } from '../load-results.ts';
import { hrefOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { toFilter } from '../request.ts';

interface SaveThisProps {
  scope: SearchScope;
  results: Results;
  variant?: 'secondary' | 'accent';
}

/** Any of these makes a search of a place; words alone cannot be saved (contract, 4.14). */
const placeKeys = [
  'school_id',
  'destination',
  'pref_id',
  'city_id',
  'station_id',
  'line_id',
  'area_slug',
  'lat',
  'polygon',
  'bounds',
];

/** Saves the search that is shown, under a name made of the place and the filters. */
export function SaveThis({ scope, results, variant }: SaveThisProps) {
  const { search: condition } = results;
  const { sort: _sort, ...filter } = toFilter(scope, condition);
  if (!placeKeys.some((key) => Object.hasOwn(filter, key))) return null;
  return (
    <SaveCondition
      name={nameOfResults(scope, results)}
      condition={filter}
      path={hrefOf(scope, { ...condition, page: 1 })}
      variant={variant}
    />
  );
}
