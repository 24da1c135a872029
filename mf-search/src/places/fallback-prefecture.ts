import type { Prefecture } from '@gakumado/shared/contract';
import { areaSlugOf, findPrefectureName } from '@gakumado/shared/vocabulary';

/**
 * What never changes of a prefecture, for the time in which the rest cannot be asked for: it counts as open and as
 * without estates. Undefined for an id outside 1 to 47.
 */
export function fallbackPrefecture(prefId: number): Prefecture | undefined {
  const known = findPrefectureName(prefId);
  if (!known) return undefined;
  return {
    prefecture_id: prefId,
    name_kana: known.name,
    name: known.slug,
    area_slug: areaSlugOf(prefId),
    is_open: true,
    support_center_id: null,
    estate_count: 0,
  };
}
