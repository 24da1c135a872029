import type { MyPlace, MySearch } from '@gakumado/shared/search-fields';
import { destinationName } from '@gakumado/shared/search-fields';
import type { Destination } from '@gakumado/shared/search-fields';
import { admittedBy, FOR_MEN, FOR_WOMEN } from '@gakumado/shared/vocabulary';
import type { Results } from './load-results.ts';
import { toFilter } from './request.ts';
import type { SearchScope } from './scope.ts';
import { secondPlaceOf } from './second-place.ts';

/** A campus needs the name that the page loads with it; without one it is none. */
function placeOf(
  schoolId: number | undefined,
  point: Destination | undefined,
  name: string | undefined,
): MyPlace[] {
  if (schoolId !== undefined) return name === undefined ? [] : [{ school_id: schoolId, name }];
  return point ? [{ lat: point.lat, lon: point.lon, name: name ?? destinationName(point) }] : [];
}

function residentOf(filter: Parameters<typeof admittedBy>[0]): MySearch['gender'] {
  const admitted = admittedBy(filter);
  if (!admitted) return undefined;
  return admitted.includes(FOR_WOMEN) ? FOR_WOMEN : FOR_MEN;
}

/** Destinations, who moves in, budget, month, stay and meals, as a list says them of its visitor (contract 8.6). */
export function saidBySearch(
  scope: SearchScope,
  results: Pick<Results, 'search' | 'secondCampus'>,
): Partial<MySearch> {
  const filter = toFilter(scope, results.search);
  const { school_id, destination, second_school_id, second_destination } = filter;
  const second = secondPlaceOf(scope, results)?.label ?? scope.secondCampusName;
  const places = [
    ...placeOf(school_id, destination, scope.campusName),
    ...placeOf(second_school_id, second_destination, second),
  ];
  const { cost_to, move_in_ym, stay_months, with_meals, food_budget } = filter;
  const said = { gender: residentOf(filter), cost_to, move_in_ym, stay_months, with_meals, food_budget };
  const known = Object.entries(said).filter(([, value]) => value !== undefined);
  return { places, ...(Object.fromEntries(known) as Partial<MySearch>) };
}
