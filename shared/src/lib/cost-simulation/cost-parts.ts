import { COST_KIND } from '@gakumado/shared/vocabulary';
import type { CostParts } from '../contract/estate.ts';
import { amountOf, isMealRow, isOptionalRow, rentOf } from './cost-rows.ts';
import type { AmountEnd, CostRow } from './cost-rows.ts';

const UTILITIES = '水道光熱費';

/**
 * The parts of a room's cost by which homes differ; the card of a list words them. `rows` are those of
 * `costsOfRoomtype`.
 */
export function costPartsOf(rows: readonly CostRow[], end: AmountEnd): CostParts {
  const rent = rentOf(rows, end);
  const yenOf = (some: readonly CostRow[]) => some.reduce((sum, row) => sum + amountOf(row, rent, end), 0);
  const required = rows.filter((row) => !isOptionalRow(row));
  const ofKind = (kind: number) => required.filter(({ cost_kind }) => cost_kind === kind);
  const meals = rows.filter(isMealRow);
  const [yearly] = ofKind(COST_KIND.yearly).toSorted(
    (a, b) => amountOf(b, rent, end) - amountOf(a, rent, end),
  );
  return {
    initial: yenOf(ofKind(COST_KIND.initial).filter(({ is_refundable }) => !is_refundable)),
    meals: yenOf(meals),
    is_meal_required: meals.some((row) => !isOptionalRow(row)),
    utilities: yenOf(ofKind(COST_KIND.monthly).filter(({ cost_name }) => cost_name === UTILITIES)),
    yearly: yearly ? amountOf(yearly, rent, end) : 0,
    yearly_name: yearly?.cost_name ?? '',
  };
}
