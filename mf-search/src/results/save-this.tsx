import { nameOfSearch } from '../components/search-draft/condition-labels.ts';
import { SaveCondition } from '../components/save-condition/save-condition.tsx';
import type { Results } from './load-results.ts';
import { hrefOf } from './place.ts';
import type { SearchPlace } from './place.ts';
import { toFilter } from './request.ts';

interface SaveThisProps {
  place: SearchPlace;
  results: Results;
  variant?: 'secondary' | 'accent';
}

/** Any of these makes a search of a place; words alone cannot be saved (contract, 4.14). */
const placeKeys = [
  'school_id',
  'pref_id',
  'city_id',
  'station_id',
  'line_id',
  'area_slug',
  'lat',
  'polygon',
  'bounds',
];

/** Saves the condition that is shown, under a name made of the place and the wishes. */
export function SaveThis({ place, results: { condition, choices, secondCampus }, variant }: SaveThisProps) {
  const { sort: _sort, ...filter } = toFilter(place, condition);
  if (!placeKeys.some((key) => Object.hasOwn(filter, key))) return null;
  const name = place.name ?? place.marker?.label ?? '';
  return (
    <SaveCondition
      name={nameOfSearch(name, condition, choices, place, secondCampus)}
      condition={filter}
      path={hrefOf(place, { ...condition, page: 1 })}
      variant={variant}
    />
  );
}
