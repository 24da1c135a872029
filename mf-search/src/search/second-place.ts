import { paths } from '@gakumado/shared/paths';
import { destinationName } from '@gakumado/shared/search-fields';
import { campusLabel, campusShortLabel } from '@gakumado/shared/vocabulary';
import type { Results } from './load-results.ts';
import type { SearchScope } from './scope.ts';

/** The second campus or destination to live between. */
export interface SecondPlace {
  name: string;
  /** The name on cards and on the map. */
  label: string;
  /** The list around it alone. */
  path: string;
  lat: number;
  lon: number;
}

/** The second place of a search; null without one, or while its campus could not be loaded. */
export function secondPlaceOf(
  { campus }: SearchScope,
  { secondCampus, search: { second_destination } }: Pick<Results, 'secondCampus' | 'search'>,
): SecondPlace | null {
  if (secondCampus) {
    const { pref_id, campus_id, lat, lon } = secondCampus;
    const path = paths.campus(pref_id, campus_id);
    const label = campusShortLabel(secondCampus, campus ? [campus] : []);
    return { name: campusLabel(secondCampus), label, path, lat, lon };
  }
  if (!second_destination) return null;
  const { lat, lon } = second_destination;
  const name = destinationName(second_destination);
  return { name, label: name, path: paths.destination(second_destination), lat, lon };
}

/** The question for two schools or other places at once, and for whom it is. */
export const TWO_PLACES = '2か所に通えるお部屋を探す';
export const TWO_PLACES_FOR = '（併願・きょうだい）';

/** Two places as one text: AとBの両方. */
export const bothNames = (first: string, second: string): string => `${first}と${second}の両方`;
