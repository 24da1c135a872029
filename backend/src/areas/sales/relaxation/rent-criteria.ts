import type { EstateFilter } from '@gakumado/shared/contract';
import { MAX_YEN, MONTHLY_COST } from '@gakumado/shared/vocabulary';
import { priceRange } from '../estate/price-range.ts';
import { ONE_STEP } from './criterion.ts';
import type { Step, Criterion } from './criterion.ts';

const RENT_STEPS_YEN = [10_000, 20_000, 30_000];

type Rent = Pick<EstateFilter, 'price_from' | 'price_to'>;

/** The same rents as two amounts, whichever way the filter gives them, with one of them changed. */
function rentStep(label: string, index: number, part: EstateFilter, change: Rent): Step {
  return {
    label,
    part: { ...part, ...change },
    apply: ({ rentSelect, price, price_from, price_to, ...filter }) => {
      const range = priceRange({ rentSelect, price, price_from, price_to });
      const { from, to } = { from: range?.from, to: range?.to };
      return {
        ...filter,
        ...(from ? { price_from: from } : {}),
        ...(to !== undefined && { price_to: to }),
        ...change,
      };
    },
    size: ONE_STEP * (index + 1),
  };
}

/** A rent that is a little higher, and one that is a little lower where the filter has a lower bound. */
export function rentCriteria(filter: EstateFilter): Criterion[] {
  const { from, to } = priceRange(filter) ?? {};
  const fee: EstateFilter = filter.is_include_management ? { is_include_management: true } : {};
  const criteria: Criterion[] = [];
  if (to !== undefined) {
    const steps = RENT_STEPS_YEN.filter((yen) => to + yen <= MAX_YEN).map((yen, index) =>
      rentStep(`家賃 +${yen / 10_000}万円`, index, fee, { price_to: to + yen }),
    );
    criteria.push({ id: 'price_to', part: { ...fee, price_to: to }, steps });
  }
  if (from !== undefined && from > 0) {
    const steps = RENT_STEPS_YEN.filter((yen) => yen < from).map((yen, index) =>
      rentStep(`家賃 −${yen / 10_000}万円`, index, fee, { price_from: from - yen }),
    );
    criteria.push({ id: 'price_from', part: { ...fee, price_from: from }, steps });
  }
  return criteria;
}

/** The fields that say which stay a monthly cost is of. */
const stayOf = ({ stay_months, with_meals, food_budget, school_id }: EstateFilter): EstateFilter => ({
  ...(stay_months !== undefined && { stay_months }),
  ...(with_meals && { with_meals }),
  ...(food_budget !== undefined && { food_budget }),
  ...(school_id !== undefined && { school_id }),
});

/** A monthly cost that is a little higher, and one that is a little lower where the filter has a lower bound. */
export function costCriteria(filter: EstateFilter): Criterion[] {
  const { cost_from: from, cost_to: to } = filter;
  const stay = stayOf(filter);
  const step = (label: string, index: number, change: EstateFilter): Step => ({
    label,
    part: { ...stay, ...change },
    apply: (whole) => ({ ...whole, ...change }),
    size: ONE_STEP * (index + 1),
  });
  const criteria: Criterion[] = [];
  if (to !== undefined) {
    const steps = RENT_STEPS_YEN.filter((yen) => to + yen <= MAX_YEN).map((yen, index) =>
      step(`${MONTHLY_COST} +${yen / 10_000}万円`, index, { cost_to: to + yen }),
    );
    criteria.push({ id: 'cost_to', part: { ...stay, cost_to: to }, steps });
  }
  if (from !== undefined && from > 0) {
    const steps = RENT_STEPS_YEN.filter((yen) => yen < from).map((yen, index) =>
      step(`${MONTHLY_COST} −${yen / 10_000}万円`, index, { cost_from: from - yen }),
    );
    criteria.push({ id: 'cost_from', part: { ...stay, cost_from: from }, steps });
  }
  return criteria;
}
