import type { Estate } from '@gakumado/shared/contract';
import { formatCount } from '../format/format-count.ts';
import { formatRange, RANGE_MARK } from '../format/format-range.ts';
import { formatYen } from '../format/format-rent.ts';

type StayCost = Pick<Estate, 'stay_cost_min' | 'stay_cost_max'>;

/** 3,060,480円～3,424,992円: 入居中の総額; '' where it is not worked out. */
export const stayCostText = ({ stay_cost_min: min, stay_cost_max: max }: StayCost): string =>
  min === null ? '' : formatRange(min, max, formatYen);

/** 総額約306万円～: the same in short, of the cheapest room. */
export function stayCostGist({ stay_cost_min: min, stay_cost_max: max }: StayCost): string {
  if (min === null) return '';
  return `総額約${formatCount(Math.round(min / 10_000))}万円${max === min ? '' : RANGE_MARK}`;
}
