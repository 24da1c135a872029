import { DEFAULT_FOOD_BUDGET } from '@gakumado/shared/cost-simulation';
import { DEFAULT_STAY_MONTHS, SHORT_COURSE_STAY_MONTHS, shortSchoolTypes } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AskedStay } from '@gakumado/shared/contract';

/** Months of the stay that is asked for; of a campus whose courses are short, those of a short course. */
const stayMonths = ({ stay_months, school_id }: AskedStay): RawBuilder<number> =>
  stay_months === undefined
    ? sql`coalesce((
        select ${sql.lit(SHORT_COURSE_STAY_MONTHS)} from campus join school using (school_id)
        where campus_id = ${school_id ?? null}::integer and school_type = any(${[...shortSchoolTypes]}::text[])
      ), ${sql.lit(DEFAULT_STAY_MONTHS)})`
    : sql`${stay_months}::integer`;

/** 毎月の実質負担 of `estate`; null where it is not worked out. */
export function monthlyCostOf(bound: 'min' | 'max', stay: AskedStay): RawBuilder<number | null> {
  const months = stayMonths(stay);
  const column = (name: string) =>
    sql`${sql.ref(`stay_cost.${name}_${bound}`)}[array_position(stay_months, (${months})::smallint)]`;
  const { with_meals: withMeals, food_budget = DEFAULT_FOOD_BUDGET } = stay;
  const cost = withMeals
    ? sql`${sql.raw(bound === 'min' ? 'least' : 'greatest')}(${column('with_meals')},
        ${column('without_meals')} + ${food_budget}::bigint * ${months})`
    : column('stay_cost');
  return sql`(select round(${cost}::numeric / ${months})::bigint from stay_cost
    where stay_cost.estate_id = estate.estate_id)`;
}

/** 毎月の実質負担 of `room`; null where it is not worked out. */
export function monthlyCostOfRoom(bound: 'min' | 'max', stay: AskedStay): RawBuilder<number | null> {
  const months = stayMonths(stay);
  const amount = (name: string) =>
    sql`(stays -> ${sql.lit(name)} -> array_position(stay_months, (${months})::smallint) - 1)::text::numeric`;
  const { with_meals: withMeals, food_budget = DEFAULT_FOOD_BUDGET } = stay;
  const plain = amount(`stay_cost_${bound}`);
  const cost = withMeals
    ? sql`case when stays -> 'with_meals_min' = 'null' then ${plain} + ${food_budget}::bigint * ${months}
        else ${amount(`with_meals_${bound}`)} end`
    : plain;
  return sql`(select round(${cost} / ${months})::bigint from stay_cost, jsonb_array_elements(stay_cost.rooms) as stays
    where stay_cost.estate_id = room.estate_id and (stays ->> 'roomtype_id')::integer = room.roomtype_id)`;
}
