import type { AskedStay, CostParts } from '@gakumado/shared/contract';
import { DEFAULT_FOOD_BUDGET } from '@gakumado/shared/cost-simulation';
import { DEFAULT_STAY_MONTHS, SHORT_COURSE_STAY_MONTHS, shortSchoolTypes } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

type Bound = 'min' | 'max';

/** Months of the stay that is asked for; of a campus whose courses are short, those of a short course. */
function stayMonths({ stay_months, school_id }: AskedStay): RawBuilder<number> {
  if (stay_months !== undefined) return sql`${stay_months}::integer`;
  if (school_id === undefined) return sql.lit(DEFAULT_STAY_MONTHS);
  return sql`coalesce((
    select ${sql.lit(SHORT_COURSE_STAY_MONTHS)} from campus join school using (school_id)
    where campus_id = ${school_id} and school_type = any(${[...shortSchoolTypes]}::text[])
  ), ${sql.lit(DEFAULT_STAY_MONTHS)})`;
}

/** 入居中の総額 in a row of `stay_cost`: of the cheapest or of the dearest free room; null without a row. */
function stayCost(bound: Bound, stay: AskedStay): RawBuilder<number | null> {
  const { with_meals, food_budget = DEFAULT_FOOD_BUDGET } = stay;
  const months = stayMonths(stay);
  const cost = (name: string) =>
    sql`${sql.ref(`stay_cost.${name}_${bound}`)}[array_position(stay_cost.stay_months, (${months})::smallint)]`;
  if (!with_meals) return sql`${cost('stay_cost')}`;
  return sql`${sql.raw(bound === 'min' ? 'least' : 'greatest')}(${cost('with_meals')},
    ${cost('without_meals')} + ${food_budget}::bigint * ${months})`;
}

/** 毎月の実質負担 in a row of `stay_cost`. */
const monthlyCost = (bound: Bound, stay: AskedStay): RawBuilder<number | null> =>
  sql`round(${stayCost(bound, stay)}::numeric / ${stayMonths(stay)})::bigint`;

/** The columns of a card that say what a stay costs, of its row of `stay_cost`; null where there is none. */
export const stayCostColumns = (stay: AskedStay) =>
  [
    monthlyCost('min', stay).as('monthly_cost_min'),
    monthlyCost('max', stay).as('monthly_cost_max'),
    stayCost('min', stay).as('stay_cost_min'),
    stayCost('max', stay).as('stay_cost_max'),
    sql<CostParts | null>`stay_cost.parts`.as('cost_parts'),
    stayMonths(stay).as('stay_months'),
    sql<boolean>`${sql.lit(stay.with_meals ?? false)}`.as('with_meals'),
  ] as const;
