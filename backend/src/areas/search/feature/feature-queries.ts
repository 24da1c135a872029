import type { CampusFeature, EstateFilter, FeatureFilter } from '@gakumado/shared/contract';
import { NEAR_COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';
import type { Deps } from '../../deps.ts';
import { campusFeatures } from './features.ts';

/** The list that a link to a feature opens: the radius by itself, or the homes that are near the campus (contract, 7.9). */
const listOf = (filter: FeatureFilter, campusId: number): EstateFilter =>
  filter.dis === undefined
    ? { commute_minutes_max: NEAR_COMMUTE_MINUTES, ...filter, school_id: campusId }
    : filter;

/** The features that some estate of a campus has; none for an unknown campus. */
export async function findCampusFeatures(
  { db, estates }: Pick<Deps, 'db' | 'estates'>,
  campusId: number,
): Promise<CampusFeature[]> {
  const campus = await db
    .selectFrom('campus')
    .select(['lat', 'lon'])
    .where('campus_id', '=', campusId)
    .executeTakeFirst();
  if (!campus) return [];
  const features = campusFeatures(campus);
  const counts = await estates.count(features.map(({ filter }) => listOf(filter, campusId)));
  return features
    .map(({ id, name, filter, picture }, index) => ({
      feature_id: id,
      feature_name: name,
      filter,
      estate_count: counts[index] ?? 0,
      image_path: `/images/pictures/${picture}.webp`,
    }))
    .filter(({ estate_count: count }) => count > 0);
}
