import type { CostComparison } from '@gakumado/shared/contract';
import { formatCount, formatRent } from '@gakumado/shared/ui';
import {
  buildingTypes,
  campusShortLabel,
  fullStationName,
  labelOf,
  MONTHLY_COST,
} from '@gakumado/shared/vocabulary';
import type { CampusNames } from '@gakumado/shared/vocabulary';

/** The cost of a home beside that of homes like it, and what the two are. */
export interface ComparisonTexts {
  text: string;
  basis: string;
}

/** Amounts of a comparison are told to the nearest of so many yen. */
const ROUND_TO = 100;

function sizeText({ area_from, area_to }: CostComparison): string {
  if (area_from === null) return `${area_to}㎡未満`;
  return area_to === null ? `${area_from}㎡以上` : `${area_from}〜${area_to}㎡`;
}

function placeText(
  { minutes_from, minutes_to, station_name }: CostComparison,
  target: CampusNames | undefined,
) {
  if (minutes_from !== null && target)
    return `${campusShortLabel(target)}まで${minutes_from}〜${minutes_to}分の`;
  return station_name === null ? '' : `${fullStationName(station_name)}が最寄りの`;
}

/**
 * Says how 毎月の実質負担 of a home differs from the average of homes like it: 似た学生マンション42物件の平均（8.2万円）より−8%.
 * @param target the school or point to which both are as near
 */
export function comparisonTexts(
  comparison: CostComparison,
  target: CampusNames | undefined,
): ComparisonTexts {
  const { monthly_cost, average_cost, estate_count, stay_months, with_meals } = comparison;
  const percent = Math.round((monthly_cost / average_cost - 1) * 100);
  const difference = percent === 0 ? 'とほぼ同じ' : `より${percent < 0 ? '−' : '＋'}${Math.abs(percent)}%`;
  const homes = `${labelOf(buildingTypes, comparison.building_type_id)}${formatCount(estate_count)}物件`;
  const average = formatRent(Math.round(average_cost / ROUND_TO) * ROUND_TO);
  const years = `${stay_months / 12}年間、食費を${with_meals ? '含む' : '除く'}`;
  return {
    text: `似た${homes}の平均（${average}）${difference}`,
    basis: `${MONTHLY_COST}（${years}）を、${placeText(comparison, target)}${sizeText(comparison)}の${homes}と比べています。`,
  };
}
