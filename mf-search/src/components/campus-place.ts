import type { SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { campusSearchName, campusShortName } from './campus-short-name.ts';
import { commonSorts } from '../results/sorts.ts';
import type { SearchPlace } from '../results/place.ts';

/** The estates of a campus, the quickest commute first; known by its id alone, before the campus is loaded. */
export const campusPlace = (prefId: number, campusId: number): SearchPlace => ({
  path: paths.campus(prefId, campusId),
  filter: { school_id: campusId },
  defaultSort: 'commute_asc',
  sorts: ['commute_asc', ...commonSorts],
});

/** The same with what is known of the campus. */
export const namedCampusPlace = (campus: SchoolCampus): SearchPlace => ({
  ...campusPlace(campus.pref_id, campus.campus_id),
  name: campusSearchName(campus),
  campusName: campusShortName(campus),
  marker: { lat: campus.lat, lon: campus.lon, label: campusShortName(campus) },
});
