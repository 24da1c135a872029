import type { Estate } from '@gakumado/shared/contract';
import { formatRange } from '../format/format-range.ts';
import { formatYen } from '../format/format-rent.ts';

/** 3,060,480円～3,424,992円: 入居中の総額; '' where it is not worked out. */
export const stayCostText = ({
  stay_cost_min: min,
  stay_cost_max: max,
}: Pick<Estate, 'stay_cost_min' | 'stay_cost_max'>): string =>
  min === null ? '' : formatRange(min, max, formatYen);
