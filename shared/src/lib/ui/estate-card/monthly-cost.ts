import type { Estate } from '@gakumado/shared/contract';
import { formatRange } from '../format/format-range.ts';
import { formatYen } from '../format/format-rent.ts';

type StayCost = Pick<Estate, 'monthly_cost_min' | 'monthly_cost_max' | 'stay_months' | 'with_meals'>;

/** 63,760円～71,354円: 毎月の実質負担 to the yen; '' where it is not worked out. */
export const monthlyCostText = ({ monthly_cost_min: min, monthly_cost_max: max }: StayCost): string =>
  min === null ? '' : formatRange(min, max, formatYen);

/** 4年間, 2年間・食費込み: the stay that a monthly cost is of. */
export const stayText = ({ stay_months, with_meals }: Pick<StayCost, 'stay_months' | 'with_meals'>): string =>
  `${stay_months / 12}年間${with_meals ? '・食費込み' : ''}`;

const TEN_THOUSAND = 10_000;

/** 7.9万円, 9,500円: an amount of a month where one unit and one decimal tell homes apart, as on a card. */
export const costInShort = (yen: number): string =>
  yen < TEN_THOUSAND ? formatYen(yen) : `${(yen / TEN_THOUSAND).toFixed(1)}万円`;
