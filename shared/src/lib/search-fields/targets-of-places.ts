import type { MyPlace, MySearch } from './my-search.ts';
import type { AskedStay } from './asked-stay.ts';
import type { FilterValues } from './fields.ts';

type TargetField = 'school_id' | 'destination' | 'second_school_id' | 'second_destination';
type Targets = { [Field in TargetField]?: FilterValues[Field] | undefined };

const targetOf = (place: MyPlace, prefix: '' | 'second_') =>
  'school_id' in place ? { [`${prefix}school_id`]: place.school_id } : { [`${prefix}destination`]: place };

/** Where commutes go that a visitor, or the maker of a family's list, named: in the fields of the filter. */
export const targetsOfPlaces = ([first, second]: readonly MyPlace[]): Targets => ({
  ...(first && targetOf(first, '')),
  ...(second && targetOf(second, 'second_')),
});

/** The same as links to homes carry them, for `paths.estate`: campuses before points. */
export function linkedPlaces(places: readonly MyPlace[]) {
  const campusIds = places.flatMap((place) => ('school_id' in place ? [place.school_id] : []));
  const [destination, second_destination] = places.flatMap((place) => ('school_id' in place ? [] : [place]));
  return { campusIds, destination, second_destination };
}

/** The stay of a profile, for what a page does not say itself. */
export const stayOfMySearch = ({
  stay_months,
  with_meals,
  food_budget,
}: Pick<MySearch, 'stay_months' | 'with_meals' | 'food_budget'>): AskedStay => ({
  ...(stay_months !== undefined && { stay_months }),
  ...(with_meals !== undefined && { with_meals }),
  ...(food_budget !== undefined && { food_budget }),
});
