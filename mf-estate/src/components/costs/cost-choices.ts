import { isDate } from '@gakumado/shared/calendar-days';
import type { Roomtype } from '@gakumado/shared/contract';
import {
  CONTRACT_MONTHS,
  DEFAULT_CONTRACT_MONTHS,
  PAY_CYCLES,
  stayPlanOf,
} from '@gakumado/shared/cost-simulation';
import { readStay } from '@gakumado/shared/search-fields';
import { DEFAULT_STAY_MONTHS } from '@gakumado/shared/vocabulary';
import type { PayCycle, StayPlan } from '@gakumado/shared/cost-simulation';

export const payCycleTexts: Record<PayCycle, string> = { 1: '毎月払い', 6: '半年払い', 12: '1年払い' };

/**
 * A visitor's choices for the simulation. The address keeps them under these names, and the fields of the form have them:
 * without scripts, the form writes the address.
 */
export interface CostChoices {
  /** YYYY-MM-DD; undefined is the proposed day. */
  move_in_date: string | undefined;
  stay_months: number;
  pay_cycle: PayCycle;
  with_meals: boolean;
  /** That of the search, in yen a month; undefined is the usual one. */
  food_budget: number | undefined;
  /** Undefined is the term of the room type. */
  contract_months: number | undefined;
  /** Optional rows, beside meals. */
  cost_id: readonly number[];
}

/** The stay that an address asks for, as calls and links are given it. */
export const readStayPlan = (query: URLSearchParams): StayPlan => stayPlanOf(readStay(query));

/** The choices in an address. Missing and wrong values are at their defaults. */
export function readCostChoices(query: URLSearchParams): CostChoices {
  const oneOf = <T extends number>(choices: readonly T[], key: string) =>
    choices.find((choice) => String(choice) === query.get(key));
  const date = query.get('move_in_date') ?? '';
  const { stay_months, with_meals, food_budget } = readStayPlan(query);
  return {
    move_in_date: isDate(date) ? date : undefined,
    stay_months,
    pay_cycle: oneOf(PAY_CYCLES, 'pay_cycle') ?? 1,
    with_meals,
    food_budget,
    contract_months: oneOf(CONTRACT_MONTHS, 'contract_months'),
    cost_id: query
      .getAll('cost_id')
      .flatMap((ids) => ids.split(','))
      .filter((id) => /^[1-9]\d{0,9}$/.test(id))
      .map(Number),
  };
}

/** The room type that an address names, or the first one. */
export const chosenRoomtype = (roomtypes: readonly Roomtype[], query: URLSearchParams) =>
  roomtypes.find(({ roomtype_id }) => String(roomtype_id) === query.get('roomtype_id')) ?? roomtypes[0];

/** The stay that the choices make in a room type: what the simulation is given. */
export const planOf = (
  choices: CostChoices,
  { contract_months }: Pick<Roomtype, 'contract_months'>,
  defaultMoveInDate: string,
) => ({
  ...choices,
  move_in_date: choices.move_in_date ?? defaultMoveInDate,
  contract_months: choices.contract_months ?? contract_months ?? DEFAULT_CONTRACT_MONTHS,
  chosen_cost_ids: choices.cost_id,
});

/** A query with another room type. Its other fields stay. */
export function writeRoomtype(query: URLSearchParams, roomtypeId: number): string {
  const next = new URLSearchParams(query);
  next.set('roomtype_id', String(roomtypeId));
  return next.toString().replaceAll('%2C', ',');
}

/** A query with these choices. Its other fields stay, and defaults are left out. */
export function writeCostChoices(query: URLSearchParams, choices: CostChoices): string {
  const texts: Record<keyof CostChoices, string> = {
    move_in_date: choices.move_in_date ?? '',
    stay_months: choices.stay_months === DEFAULT_STAY_MONTHS ? '' : String(choices.stay_months),
    pay_cycle: choices.pay_cycle === 1 ? '' : String(choices.pay_cycle),
    with_meals: choices.with_meals ? '1' : '',
    food_budget: String(choices.food_budget ?? ''),
    contract_months: String(choices.contract_months ?? ''),
    cost_id: choices.cost_id.join(','),
  };
  const next = new URLSearchParams(query);
  for (const [key, text] of Object.entries(texts)) {
    if (text === '') next.delete(key);
    else next.set(key, text);
  }
  return next.toString().replaceAll('%2C', ',');
}
