import type { Prefecture } from '@gakumado/shared/contract';
import { areaSlugOf, findPrefectureName } from '@gakumado/shared/vocabulary';

/**
 * The constant facts of a prefecture, for when the rest cannot be loaded. It counts as open and as without estates.
 * Undefined for an id that is no prefecture's.
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
