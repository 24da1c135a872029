import type { SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import type { Destination } from '@gakumado/shared/search-fields';

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

export interface SchoolGroup<T extends CampusOption = CampusOption> {
  schoolId: number;
  schoolName: string;
  campuses: T[];
}

/** Campuses under their schools; schools and campuses keep the order of the answer. */
export function groupBySchool<T extends CampusOption>(campuses: readonly T[]): SchoolGroup<T>[] {
  const groups = new Map<number, SchoolGroup<T>>();
  for (const campus of campuses) {
    const group = groups.get(campus.school_id);
    if (group) group.campuses.push(campus);
    else
      groups.set(campus.school_id, {
        schoolId: campus.school_id,
        schoolName: campus.school_name,
        campuses: [campus],
      });
  }
  return [...groups.values()];
}

/** Where a school search leads (specification, 2.7): the chosen campus, else the text, else the empty search. */
export function schoolSearchTarget(chosen: CampusOption | null, text: string): string {
  if (chosen) return paths.campus(chosen.pref_id, chosen.campus_id);
  const keyword = text.trim();
  return keyword === '' ? paths.schoolsEmptyKeyword() : paths.schoolsByKeyword(keyword);
}
