import type { SchoolCampus } from '@gakumado/shared/contract';
import { distanceKm } from '@gakumado/shared/map';

/** The part of a nearby campus that the page shows. */
export type NearbyCampus = Pick<
  SchoolCampus,
  | 'campus_id'
  | 'pref_id'
  | 'school_name'
  | 'campus_name'
  | 'address'
  | 'nearest_station_text'
  | 'estate_count'
>;

const MAX_KM = 8;
const MAX_COUNT = 6;

/** Campuses of other schools with estates within 8 km, the nearest first; at most six. */
export function nearbyCampuses(campusId: number, campuses: readonly SchoolCampus[]): NearbyCampus[] {
  const here = campuses.find((campus) => campus.campus_id === campusId);
  if (!here) return [];
  return campuses
    .filter(({ school_id, estate_count }) => school_id !== here.school_id && estate_count > 0)
    .map((campus) => ({ campus, km: distanceKm(here, campus) }))
    .filter(({ km }) => km <= MAX_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, MAX_COUNT)
    .map(({ campus }) => ({
      campus_id: campus.campus_id,
      pref_id: campus.pref_id,
      school_name: campus.school_name,
      campus_name: campus.campus_name,
      address: campus.address,
      nearest_station_text: campus.nearest_station_text,
      estate_count: campus.estate_count,
    }));
}
