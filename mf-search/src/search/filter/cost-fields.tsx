import { DEFAULT_FOOD_BUDGET } from '@gakumado/shared/cost-simulation';
import { searchFields } from '@gakumado/shared/search-fields';
import { formatCount, formatYen, SelectField, useIsHydrated } from '@gakumado/shared/ui';
import { MONTHLY_COST, WITH_MEALS } from '@gakumado/shared/vocabulary';
import { boundsOfCostBand, costBandLabel } from '../cost-bands.ts';
import { COST_BAND } from '../form-search.ts';
import { costError } from '../rent.ts';
import type { Search } from '../search.ts';
import type { Facets } from './facets.ts';
import { YenRange } from './yen-range.tsx';

const FOOD_BUDGETS = [15_000, 20_000, 30_000, 40_000];

interface CostFieldsProps {
  search: Search;
  facets: Facets;
}

/** The monthly cost as amounts, which a band of the homes that there are fills in, and the food that it counts. */
export function CostFields({ search, facets }: CostFieldsProps) {
  const isHydrated = useIsHydrated();
  return (
    <YenRange
      legend={`${MONTHLY_COST}を金額で指定する`}
      of="費用の"
      from="cost_from"
      to="cost_to"
      examples={['40000', '75000']}
      search={search}
      error={costError(search)}
    >
      {isHydrated && <BandSelect {...{ search, facets }} />}
      <FoodBudgetSelect chosen={search.food_budget} />
    </YenRange>
  );
}

function BandSelect({ search: { cost_from, cost_to }, facets }: CostFieldsProps) {
  const bands = Object.entries(facets['cost_band'] ?? {}).map(([yen, count]) => ({
    yen: Number(yen),
    count,
  }));
  const offered = bands.filter(({ count }) => count > 0).toSorted((a, b) => a.yen - b.yen);
  const chosen = offered.find(({ yen }) => {
    const bounds = boundsOfCostBand(yen);
    return bounds.cost_from === cost_from && bounds.cost_to === cost_to;
  });
  return (
    <SelectField
      label="金額帯から選ぶ"
      name={COST_BAND}
      value={chosen?.yen ?? ''}
      // The form changes the amounts, and with them the value.
      onChange={() => {}}
    >
      <option value="">指定なし</option>
      {offered.map(({ yen, count }) => (
        <option key={yen} value={yen}>
          {costBandLabel(yen)}（{formatCount(count)}件）
        </option>
      ))}
    </SelectField>
  );
}

/** Counts where a search has 食事もふくめて比べる, in homes without meals. */
function FoodBudgetSelect({ chosen }: { chosen: number | undefined }) {
  const others = FOOD_BUDGETS.includes(chosen ?? 0) || chosen === undefined ? [] : [chosen];
  return (
    <SelectField
      label={`${searchFields.food_budget.label}（月額）`}
      hint={`「${WITH_MEALS}」とき、食事が付かない物件に加えます。${formatYen(DEFAULT_FOOD_BUDGET)}は全国大学生協連の調査による水準です。`}
      name="food_budget"
      defaultValue={chosen ?? ''}
    >
      <option value="">{formatYen(DEFAULT_FOOD_BUDGET)}（標準）</option>
      {[...FOOD_BUDGETS, ...others].map((yen) => (
        <option key={yen} value={yen}>
          {formatYen(yen)}
        </option>
      ))}
    </SelectField>
  );
}
