import type { SchoolCampus } from '@gakumado/shared/contract';
import type { Destination } from '@gakumado/shared/search-fields';
import { campusLabel } from '../../vocabulary/campus-names.ts';
import type { OptionGroup } from '../combobox/suggestion-popup.tsx';

/** The fields of a campus that a suggestion needs. */
export type CampusOption = Pick<
  SchoolCampus,
  'campus_id' | 'school_id' | 'pref_id' | 'school_name' | 'campus_name'
>;

/** A station, city, town or postal code that is suggested beside the schools. */
export interface PlaceOption extends Destination {
  /** Distinguishes it from others of its name. */
  note: string;
}

/** The finds of a text: campuses by their schools, then places. */
export interface FoundPlaces {
  schools: readonly (readonly CampusOption[])[];
  places: readonly PlaceOption[];
}

/** Campuses by their schools; schools and campuses keep the order of the answer. */
export function groupBySchool(campuses: readonly CampusOption[]): CampusOption[][] {
  const schools = new Map<number, CampusOption[]>();
  for (const campus of campuses) {
    const school = schools.get(campus.school_id);
    if (school) school.push(campus);
    else schools.set(campus.school_id, [campus]);
  }
  return [...schools.values()];
}

/** The options, counted through as the campuses of all schools and then the places. */
export function groupsOf({ schools, places }: FoundPlaces): OptionGroup[] {
  const groups: OptionGroup[] = schools.map((campuses) => ({
    name: campuses[0]!.school_name,
    options: campuses.map((campus) => ({ key: campus.campus_id, name: campusLabel(campus) })),
  }));
  if (places.length === 0) return groups;
  const options = places.map(({ name, note }) => ({ key: `${name} ${note}`, name, note }));
  return [...groups, { name: '駅・住所から通う', options }];
}
