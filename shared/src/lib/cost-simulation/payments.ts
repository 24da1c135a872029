import { COST_KIND } from '@gakumado/shared/vocabulary';
import type { CostRow } from './cost-rows.ts';

/** From this day of a month on, the next month is paid together with the first one. */
const NEXT_MONTH_FROM_DAY = 15;

/** How a stay is paid for. */
export interface PaymentPlan {
  /** YYYY-MM-DD; without it the first month is a whole one. */
  move_in_date?: string;
  /** Months that one payment covers. */
  pay_cycle?: PayCycle;
}

export const PAY_CYCLES = [1, 6, 12] as const;
export type PayCycle = (typeof PAY_CYCLES)[number];

/**
 * How often a row that is not paid by the month falls due in the first `months` of a stay. Initial, yearly and optional
 * rows fall due at the start of each of their cycles, renewals at the end of each. Nothing falls due at the end of the
 * stay. Moving-out rows are paid after it.
 */
export function timesDue(row: CostRow, months: number, contractMonths: number): number {
  const cycle = row.cycle_months;
  if (row.cost_kind === COST_KIND.movingOut) return 0;
  if (row.cost_kind === COST_KIND.yearly) return Math.ceil(months / 12);
  if (row.cost_kind === COST_KIND.renewal) return Math.ceil(months / (cycle || contractMonths)) - 1;
  return cycle ? Math.ceil(months / cycle) : 1;
}

/** The cost of the first month: its part `prorated` is paid by the day, and the day of moving in counts. */
export function firstMonthOf(monthly: number, prorated: number, moveInDate: string | undefined): number {
  if (moveInDate === undefined) return monthly;
  const [year = 0, month = 1, day = 1] = moveInDate.split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Math.floor((prorated * (days - day + 1)) / days) + monthly - prorated;
}

/**
 * Months that are paid by the move-in beside the first: the others of its payment, and from the 15th on, when the first
 * month is a short one, one more.
 */
export function monthsAhead({ move_in_date, pay_cycle = 1 }: PaymentPlan, stayMonths: number): number {
  const isLate = move_in_date !== undefined && Number(move_in_date.slice(8)) >= NEXT_MONTH_FROM_DAY;
  return Math.min(stayMonths - 1, pay_cycle - 1 + Number(isLate));
}

/** Months that are paid within the first twelve of a stay, or in the whole of a shorter one. */
export function monthsPaidInFirstYear(plan: PaymentPlan, stayMonths: number): number {
  const { pay_cycle = 1 } = plan;
  const paidAtStart = 1 + monthsAhead(plan, stayMonths);
  const later = Math.ceil(Math.max(0, Math.min(12, stayMonths) - paidAtStart) / pay_cycle) * pay_cycle;
  return Math.min(stayMonths, paidAtStart + later);
}
