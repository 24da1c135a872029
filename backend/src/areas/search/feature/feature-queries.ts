import type { CampusFeature } from '@gakumado/shared/contract';
import type { Deps } from '../../deps.ts';
import { campusFeatures } from './features.ts';

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
  const counts = await estates.count(features.map(({ filter }) => ({ ...filter, school_id: campusId })));
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
