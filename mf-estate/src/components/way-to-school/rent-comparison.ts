import type { CampusAdvice, Roomtype } from '@gakumado/shared/contract';
import { openRooms } from '@gakumado/shared/cost-simulation';
import { formatCount, formatRent } from '@gakumado/shared/ui';
import { NEAR_COMMUTE_MINUTES, campusShortLabel } from '@gakumado/shared/vocabulary';
import type { SchoolWay } from './load-asked.ts';

const SINGLE_ROOMS = new Set(['1R', '1K']);

/** An average of fewer homes says little, and one more home would change it. */
export const COMPARED_HOMES_MIN = 10;

const average = (yen: readonly number[]) => yen.reduce((sum, one) => sum + one, 0) / yen.length;

/** The rent of a home beside those around a school, and what the two are. */
export interface RentComparison {
  text: string;
  basis: string;
}

/**
 * How the rent of a home's free 1R and 1K types differs from that of such types around a campus: 1R・1K平均（9.2万円）より−15%.
 * Null where the home has none, or the average is of too few homes. Both are averages of the middles of the types' rents.
 */
export function rentComparison(
  roomtypes: readonly Roomtype[],
  { rent_average, rent_estate_count }: Pick<CampusAdvice, 'rent_average' | 'rent_estate_count'>,
  campus: Pick<SchoolWay, 'school_name' | 'campus_name'>,
): RentComparison | null {
  const rents = openRooms(roomtypes)
    .filter(({ layout }) => SINGLE_ROOMS.has(layout))
    .map(({ price_min, price_max }) => (price_min + price_max) / 2);
  if (rents.length === 0 || !rent_average || rent_estate_count < COMPARED_HOMES_MIN) return null;
  const percent = Math.round((average(rents) / rent_average - 1) * 100);
  const difference = percent === 0 ? 'とほぼ同じ' : `より${percent < 0 ? '−' : '＋'}${Math.abs(percent)}%`;
  return {
    text: `${campusShortLabel(campus)}の1R・1K平均（${formatRent(rent_average)}）${difference}`,
    basis: `この物件の空いている1R・1Kの賃料の平均を、通学${NEAR_COMMUTE_MINUTES}分以内にある${formatCount(rent_estate_count)}物件の平均と比べています。`,
  };
}
