import type { CampusAdvice, Roomtype } from '@gakumado/shared/contract';
import { openRooms } from '@gakumado/shared/cost-simulation';
import { formatRent } from '@gakumado/shared/ui';
import { ADVICE_MINUTES, campusShortLabel } from '@gakumado/shared/vocabulary';
import type { SchoolWay } from './load-asked.ts';

const SINGLE_ROOMS = new Set(['1R', '1K']);

/**
 * How the rent of the cheapest free 1R or 1K differs from the average of such rooms around a campus: 平均（9.2万円）より−15%. ''
 * where the home has no such room or there is no average. Like that average it takes the middle of a room type's rents.
 */
export function rentComparison(
  roomtypes: readonly Roomtype[],
  { rent_average }: Pick<CampusAdvice, 'rent_average'>,
  campus: Pick<SchoolWay, 'school_name' | 'campus_name'>,
): string {
  const rents = openRooms(roomtypes)
    .filter(({ layout }) => SINGLE_ROOMS.has(layout))
    .map(({ price_min, price_max }) => (price_min + price_max) / 2);
  if (rents.length === 0 || !rent_average) return '';
  const percent = Math.round((Math.min(...rents) / rent_average - 1) * 100);
  const difference = percent === 0 ? 'とほぼ同じ' : `より${percent < 0 ? '−' : '＋'}${Math.abs(percent)}%`;
  return `家賃は、${campusShortLabel(campus)}まで${ADVICE_MINUTES}分以内の1R・1Kの平均（${formatRent(rent_average)}）${difference}です`;
}
