import { formatExactFee, formatRange, formatYen } from '@gakumado/shared/ui';
import { amountOf } from '@gakumado/shared/cost-simulation';
import { COST_KIND, costKinds } from '@gakumado/shared/vocabulary';
import type { Cost, Roomtype } from '@gakumado/shared/contract';

export interface CostGroup {
  kind: number;
  title: string;
  costs: Cost[];
}

/** Rows under their kind, kinds without rows left out. */
export function groupCosts(costs: readonly Cost[]): CostGroup[] {
  return costKinds
    .map(({ value: kind, label, longLabel: title = label }) => ({
      kind,
      title,
      costs: costs.filter((cost) => cost.cost_kind === kind),
    }))
    .filter((group) => group.costs.length > 0);
}

/** 50,000円, 50,000円～60,000円, 賃料の1か月分（60,000円）; '－' when the amount is not known. */
export function costText(cost: Cost, roomtype: Roomtype): string {
  const { amount_min: min, amount_max: max } = cost;
  if (cost.unit === 'actual') return '使った分だけ（ご自身で契約）';
  if (min === null && max === null) return '－';
  if (cost.unit === 'yen') return formatRange(min, max, formatExactFee);
  const months = formatRange(min, max, (count) => `${count}か月分`);
  const yen = formatRange(
    amountOf(cost, roomtype.price_min, 'amount_min'),
    amountOf(cost, roomtype.price_max, 'amount_max'),
    formatYen,
  );
  return `賃料の${months}（${yen}）`;
}

/** 1年ごと, 24か月ごと; '' where the heading or the note already says it. */
export function cycleText({ cost_kind, cycle_months, note }: Cost): string {
  if (cycle_months === null || cost_kind === COST_KIND.monthly || cost_kind === COST_KIND.yearly) return '';
  const text = cycle_months % 12 === 0 ? `${cycle_months / 12}年ごと` : `${cycle_months}か月ごと`;
  return note?.includes(text) ? '' : cycle_months === 1 ? '毎月' : text;
}
