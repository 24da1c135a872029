import type { SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { campusShortLabel } from '@gakumado/shared/vocabulary';
import { campusSearchName } from '../../places/campus-search-name.ts';
import { commonSorts } from '../sorts.ts';
import type { SearchScope } from '../scope.ts';

/** The estates of a campus, the quickest commute first; known by its id alone, before the campus is loaded. */
export const campusScope = (prefId: number, campusId: number): SearchScope => ({
  path: paths.campus(prefId, campusId),
  filter: { school_id: campusId },
  defaultSort: 'commute_asc',
  sorts: commonSorts,
});

/** The same with the known facts of the campus, and of a second one beside it. */
export function namedCampusScope(
  campus: SchoolCampus,
  secondCampus: SchoolCampus | null = null,
): SearchScope {
  const label = campusShortLabel(campus, secondCampus ? [secondCampus] : []);
  return {
    ...campusScope(campus.pref_id, campus.campus_id),
    name: campusSearchName(campus),
    campus,
    campusName: label,
    marker: { lat: campus.lat, lon: campus.lon, label },
  };
}
