import { amountOf, COST_KIND, isMealRow, rentOf, repeatsIn } from './cost-rows.ts';
import type { AmountEnd, CostRow } from './cost-rows.ts';

export interface CostPlan {
  /** Rows of the building and of one room type. */
  costs: readonly CostRow[];
  /** A renewal without a cycle of its own comes after each term. */
  contract_months: 12 | 24 | 36 | 48;
  /** YYYY-MM-DD */
  move_in_date: string;
  /** Months of payments that are made together, in advance. */
  pay_cycle: 1 | 6 | 12;
  has_meals: boolean;
  stay_months?: number;
  end?: AmountEnd;
}

/** Amounts in yen. */
export interface CostSimulation {
  /** Rent, fees and the like of a full month. */
  monthly: number;
  /** What is paid before moving in: {@link once}, {@link first_month} and {@link advance}. */
  initial: number;
  once: number;
  first_month: number;
  advance: number;
  /** The part of {@link once} that is returned on moving out. */
  refundable: number;
  /** What is paid in each year of the stay beside {@link initial}. */
  years: number[];
  first_year: number;
  /** Of the whole stay, without what is returned and without what is paid on moving out. */
  total: number;
  per_month_average: number;
  moving_out: number;
  /** Rows that are not counted because nobody has to take them. */
  optional: CostRow[];
}

const DEFAULT_STAY_MONTHS = 48;

/** From this day of a month on, the next month is paid before moving in as well. */
const NEXT_MONTH_FROM_DAY = 15;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Days of the month that are left on a date, that day included, and days of that month. */
function daysLeft(date: string): [left: number, all: number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const all = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return [all - day + 1, all];
}

/** Amounts that come again every so many months, by the month of the stay in which they do. */
function repeatedAt(stay: number, amount: number, cycle: number): [month: number, amount: number][] {
  return Array.from({ length: repeatsIn(stay, cycle) }, (_, index) => [(index + 1) * cycle, amount]);
}

/**
 * What a stay costs (contract, section 5). The month of moving in is the first one of the stay. Rows that are paid
 * by the month, but not by the day, are paid in full in that month. A row that is paid once and has a cycle (an
 * insurance of two years) is paid again with each. Months that are paid in advance are not counted twice.
 */
export function simulateCost(plan: CostPlan): CostSimulation {
  const { costs, contract_months, move_in_date, pay_cycle, has_meals } = plan;
  const { stay_months: stay = DEFAULT_STAY_MONTHS, end = 'amount_min' } = plan;
  const rent = rentOf(costs, end);
  const yen = (row: CostRow) => amountOf(row, rent, end);
  const isCounted = (row: CostRow) =>
    isMealRow(row) ? has_meals : row.is_required && row.cost_kind !== COST_KIND.optional;
  const counted = costs.filter(isCounted);
  const ofKind = (kind: number) => counted.filter(({ cost_kind }) => cost_kind === kind);
  const total = (rows: readonly CostRow[]) => sum(rows.map(yen));

  const monthlyRows = counted.filter((row) => row.cost_kind === COST_KIND.monthly || isMealRow(row));
  const monthly = total(monthlyRows);
  const [left, all] = daysLeft(move_in_date);
  const prorated = total(monthlyRows.filter(({ is_prorated }) => is_prorated));
  const first_month = Math.floor((prorated * left) / all) + (monthly - prorated);

  const isLate = Number(move_in_date.slice(8)) >= NEXT_MONTH_FROM_DAY;
  const monthsAhead = Math.min(stay - 1, Number(isLate) + (pay_cycle > 1 ? pay_cycle : 0));
  const advance = monthly * monthsAhead;

  const once = total(ofKind(COST_KIND.initial));
  const refundable = total(ofKind(COST_KIND.initial).filter(({ is_refundable }) => is_refundable));
  const repeated = [
    ...ofKind(COST_KIND.initial).flatMap((row) =>
      row.cycle_months ? repeatedAt(stay, yen(row), row.cycle_months) : [],
    ),
    ...ofKind(COST_KIND.renewal).flatMap((row) =>
      repeatedAt(stay, yen(row), row.cycle_months ?? contract_months),
    ),
  ];
  const yearly = total(ofKind(COST_KIND.yearly));
  const years = Array.from({ length: Math.ceil(stay / 12) }, (_, year) => {
    const [from, to] = [Math.max(12 * year, 1 + monthsAhead), Math.min(12 * (year + 1), stay)];
    const months = Math.max(0, to - from);
    const again = repeated.filter(([month]) => Math.floor(month / 12) === year);
    return monthly * months + yearly + sum(again.map(([, amount]) => amount));
  });

  const initial = once + first_month + advance;
  const whole = initial - refundable + sum(years);
  return {
    monthly,
    initial,
    once,
    first_month,
    advance,
    refundable,
    years,
    first_year: initial + (years[0] ?? 0),
    total: whole,
    per_month_average: Math.round(whole / stay),
    moving_out: total(ofKind(COST_KIND.movingOut)),
    optional: costs.filter((row) => !isCounted(row)),
  };
}
