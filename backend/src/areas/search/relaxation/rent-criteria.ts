import type { EstateFilter } from '@gakumado/shared/contract';
import { MAX_YEN, MONTHLY_COST } from '@gakumado/shared/vocabulary';
import { priceRange } from '#engines/estate-index/price-range.ts';
import { ONE_STEP } from './criterion.ts';
import type { Step, Criterion } from './criterion.ts';

const STEPS_YEN = [10_000, 20_000, 30_000];

/** A range of yen that a filter gives, and how the filter is written with one bound of it changed. */
interface YenRange {
  name: string;
  from: number | undefined;
  to: number | undefined;
  fields: { from: 'price_from' | 'cost_from'; to: 'price_to' | 'cost_to' };
  /** Fields of the filter that define which amounts are meant. */
  meaning: EstateFilter;
  apply: (filter: EstateFilter, change: EstateFilter) => EstateFilter;
}

/** An amount that is a little higher, and one that is a little lower where the filter has a lower bound. */
function yenCriteria({ name, from, to, fields, meaning, apply }: YenRange): Criterion[] {
  const criterion = (id: string, now: number, sign: 1 | -1, steps: number[]): Criterion => ({
    id,
    part: { ...meaning, [id]: now },
    steps: steps.map((yen, index): Step => {
      const change: EstateFilter = { [id]: now + sign * yen };
      return {
        label: `${name} ${sign === 1 ? '+' : '−'}${yen / 10_000}万円`,
        part: { ...meaning, ...change },
        apply: (filter) => apply(filter, change),
        size: ONE_STEP * (index + 1),
      };
    }),
  });
  const criteria: Criterion[] = [];
  if (to !== undefined) {
    const steps = STEPS_YEN.filter((yen) => to + yen <= MAX_YEN);
    criteria.push(criterion(fields.to, to, 1, steps));
  }
  if (from !== undefined && from > 0) {
    const steps = STEPS_YEN.filter((yen) => yen < from);
    criteria.push(criterion(fields.from, from, -1, steps));
  }
  return criteria;
}

/** Other rents, whichever way the filter gives them. */
export function rentCriteria(filter: EstateFilter): Criterion[] {
  const { from, to } = priceRange(filter) ?? {};
  return yenCriteria({
    name: '家賃',
    from,
    to,
    fields: { from: 'price_from', to: 'price_to' },
    meaning: filter.is_include_management ? { is_include_management: true } : {},
    apply: ({ rentSelect, price, price_from, price_to, ...others }, change) => {
      const range = priceRange({ rentSelect, price, price_from, price_to });
      return {
        ...others,
        ...(range?.from ? { price_from: range.from } : {}),
        ...(range?.to !== undefined && { price_to: range.to }),
        ...change,
      };
    },
  });
}

/** The fields that say which stay a monthly cost is of. */
const stayOf = ({ stay_months, with_meals, food_budget, school_id }: EstateFilter): EstateFilter => ({
  ...(stay_months !== undefined && { stay_months }),
  ...(with_meals && { with_meals }),
  ...(food_budget !== undefined && { food_budget }),
  ...(school_id !== undefined && { school_id }),
});

/** Other monthly costs. */
export const costCriteria = (filter: EstateFilter): Criterion[] =>
  yenCriteria({
    name: MONTHLY_COST,
    from: filter.cost_from,
    to: filter.cost_to,
    fields: { from: 'cost_from', to: 'cost_to' },
    meaning: stayOf(filter),
    apply: (whole, change) => ({ ...whole, ...change }),
  });
