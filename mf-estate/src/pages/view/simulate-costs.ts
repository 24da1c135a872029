import type { Cost } from '@gakumado/shared/contract';

/** What the visitor chooses. */
export interface SimulationInput {
  /** Rent of the room in yen; rows in months of rent are multiplied by it. */
  rentYen: number;
  /** YYYY-MM-DD */
  moveInDate: string;
  /** Calendar months of the stay; the first of them is charged by the day. */
  stayMonths: number;
  /** Months of rent that one payment covers. */
  payCycleMonths: 1 | 6 | 12;
  /** Optional rows that the visitor wants, meals among them. */
  chosenCostIds: readonly number[];
  /** Which end of a row's amount counts. */
  edge: 'min' | 'max';
}

/** All amounts in yen. */
export interface Simulation {
  monthlyYen: number;
  firstMonthYen: number;
  /** Months of rent and monthly costs that are paid at the start on top of the first month. */
  prepaidYen: number;
  contractYen: number;
  /** What is due by the move-in: contract costs, first month, prepaid months. */
  initialYen: number;
  refundableYen: number;
  movingOutYen: number;
  /** Payments of the first twelve months, refundable ones included. */
  firstYearYen: number;
  /** Everything over the stay, less what comes back. */
  totalYen: number;
  averageMonthlyYen: number;
}

const KIND = { initial: 1, monthly: 2, yearly: 3, renewal: 4, movingOut: 5 } as const;
/** From this day of the month on, the next month is paid along with the first (contract, section 5). */
const NEXT_MONTH_FROM_DAY = 15;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function daysOfMonth(date: string) {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { day, days, left: days - day + 1 };
}

/** Meals are charged by the month, whatever kind they are listed under. */
const MEALS = '食費';

const isMonthly = (cost: Cost) =>
  cost.cost_kind === KIND.monthly ||
  (cost.cost_kind > KIND.movingOut && (cost.cycle_months === 1 || cost.cost_name === MEALS));
const isAtContract = (cost: Cost) =>
  cost.cost_kind === KIND.initial ||
  (cost.cost_kind > KIND.movingOut && cost.cycle_months === null && !isMonthly(cost));

/**
 * How often a row falls due within the first `months` of the stay, the payment at the contract not counted.
 * Renewals and initial rows with a cycle (insurance) come when a cycle ends and the stay goes on; yearly and
 * optional rows at the start of each cycle.
 */
function timesDue(cost: Cost, months: number): number {
  const cycle = cost.cycle_months ?? (cost.cost_kind === KIND.yearly ? 12 : months);
  const isAtEnd = cost.cost_kind === KIND.renewal || cost.cost_kind === KIND.initial;
  return isAtEnd ? Math.floor((months - 1) / cycle) : Math.ceil(months / cycle);
}

const canRecur = (cost: Cost) =>
  cost.cost_kind !== KIND.movingOut &&
  !isMonthly(cost) &&
  (cost.cost_kind === KIND.yearly || cost.cycle_months !== null);

/**
 * The arithmetic of the contract, section 5. The first month is charged by the day for rows that are
 * prorated (the move-in day counts); a move-in from the 15th adds the next month, and a payment cycle of six
 * or twelve months is paid ahead instead. Months paid ahead belong to the stay and are counted once.
 * Moving-out costs are part of the total.
 */
export function simulateCosts(costs: readonly Cost[], input: SimulationInput): Simulation {
  const chosen = costs.filter((cost) => cost.is_required || input.chosenCostIds.includes(cost.cost_id));
  const yen = (cost: Cost) => {
    const amount = (input.edge === 'min' ? cost.amount_min : cost.amount_max) ?? cost.amount_min ?? 0;
    return Math.round(cost.unit === 'month' ? amount * input.rentYen : amount);
  };
  const { day, days, left } = daysOfMonth(input.moveInDate);

  const monthly = chosen.filter(isMonthly);
  const recurring = chosen.filter(canRecur);
  const recurringYen = (months: number) => sum(recurring.map((cost) => yen(cost) * timesDue(cost, months)));

  const monthlyYen = sum(monthly.map(yen));
  const firstMonthYen = sum(
    monthly.map((cost) => (cost.is_prorated ? Math.floor((yen(cost) * left) / days) : yen(cost))),
  );
  const prepaidMonths = input.payCycleMonths > 1 ? input.payCycleMonths : Number(day >= NEXT_MONTH_FROM_DAY);
  const prepaidYen = monthlyYen * Math.min(prepaidMonths, input.stayMonths - 1);
  const contractYen = sum(chosen.filter(isAtContract).map(yen));
  const refundableYen = sum(chosen.filter((cost) => cost.is_refundable).map(yen));
  const movingOutYen = sum(chosen.filter((cost) => cost.cost_kind === KIND.movingOut).map(yen));

  const paidOver = (months: number) =>
    contractYen + firstMonthYen + monthlyYen * (months - 1) + recurringYen(months);
  const totalYen = paidOver(input.stayMonths) - refundableYen + movingOutYen;
  return {
    monthlyYen,
    firstMonthYen,
    prepaidYen,
    contractYen,
    initialYen: contractYen + firstMonthYen + prepaidYen,
    refundableYen,
    movingOutYen,
    firstYearYen: paidOver(Math.min(12, input.stayMonths)),
    totalYen,
    averageMonthlyYen: Math.round(totalYen / input.stayMonths),
  };
}

/** Whether a text is a real date in the form YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
