import type { Estate } from '@gakumado/shared/contract';
import { MONTHLY_COST } from '../../vocabulary/cost-names.ts';
import { monthlyCostText, stayText } from '../estate-card/monthly-cost.ts';
import { formatRents, formatYen } from '../format/format-rent.ts';

/** The fields that tell the price of a home: a card, a page, or a room of it. */
export type PricedHome = Pick<
  Estate,
  | 'monthly_cost_min'
  | 'monthly_cost_max'
  | 'stay_months'
  | 'with_meals'
  | 'price_min'
  | 'price_max'
  | 'cost_parts'
  | 'meal_type'
> &
  Partial<Pick<Estate, 'fitting_rooms' | 'vacant_count'>>;

/** The meals of a day by the kind that a home offers (`mealTypes`). */
const mealNames: Readonly<Record<number, string>> = { 1: '朝夕の', 2: '朝夕の', 3: '朝の', 4: '夕の' };

/** 毎月の実質負担（4年間）: the name of the number and of its stay. */
export const costLabel = (home: Pick<PricedHome, 'stay_months' | 'with_meals'>): string =>
  `${MONTHLY_COST}（${stayText(home)}）`;

/**
 * 朝夕の食費28,500円を含む（除くと67,906円）: both figures of a home whose meals are in its monthly cost (contract, 8.3); ''
 * where the home's own meals are not in it.
 */
export function mealsText(
  { monthly_cost_min: cost, cost_parts, with_meals, meal_type }: PricedHome,
  format: (yen: number) => string = formatYen,
): string {
  if (cost === null || !cost_parts || cost_parts.meals === 0) return '';
  if (!cost_parts.is_meal_required && !with_meals) return '';
  const { meals } = cost_parts;
  return `${mealNames[meal_type] ?? ''}食費${format(meals)}を含む（除くと${format(cost - meals)}）`;
}

/**
 * 条件に合う部屋 2／5室: of the free rooms of a home those that meet the search, whose price it is (contract, 8.4); '' where the
 * search asks for no room.
 */
export function fittingText({ fitting_rooms: fitting, vacant_count = 0 }: PricedHome): string {
  if (!fitting) return '';
  if (fitting.roomtype_ids.length === 0) return '条件に合う部屋 なし';
  return fitting.vacant_count === 0
    ? '条件に合う部屋 満室'
    : `条件に合う部屋 ${fitting.vacant_count}／${vacant_count}室`;
}

/**
 * The price of a home in one line of a text: its monthly cost, what meals are in it, and the rent as such. Mails and
 * rows of names show it.
 */
export function priceLine(home: PricedHome): string {
  const cost = monthlyCostText(home);
  const meals = mealsText(home);
  const rents = formatRents(home.price_min, home.price_max);
  return [fittingText(home), cost && `${costLabel(home)} ${cost}`, meals, rents && `賃料 ${rents}`]
    .filter(Boolean)
    .join(' ／ ');
}
