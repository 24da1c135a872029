import { DEFAULT_FOOD_BUDGET } from '@gakumado/shared/cost-simulation';
import { searchFields } from '@gakumado/shared/search-fields';
import { formatYen, SelectField } from '@gakumado/shared/ui';
import { STAY_MONTHS, WITH_MEALS } from '@gakumado/shared/vocabulary';
import type { Search } from '../search.ts';
import styles from './filter-form.module.css';

const FOOD_BUDGETS = [15_000, 20_000, 30_000, 40_000];

/** How 毎月の実質負担 is counted: for how long somebody stays, and whether food is in it. */
export function CountingFields({ search: { stay_months, with_meals, food_budget } }: { search: Search }) {
  const others = FOOD_BUDGETS.includes(food_budget ?? 0) || food_budget === undefined ? [] : [food_budget];
  return (
    <>
      <SelectField label={searchFields.stay_months.label} name="stay_months" defaultValue={stay_months ?? ''}>
        <option value="">指定なし（標準の年数）</option>
        {STAY_MONTHS.map((months) => (
          <option key={months} value={months}>
            {months / 12}年
          </option>
        ))}
      </SelectField>
      <label className={styles.box}>
        <input type="checkbox" name="with_meals" value="1" defaultChecked={with_meals} />
        <span className={styles.label}>{WITH_MEALS}</span>
      </label>
      <SelectField
        label={`${searchFields.food_budget.label}（月額）`}
        hint={`「${WITH_MEALS}」とき、食事が付かない物件に加えます。${formatYen(DEFAULT_FOOD_BUDGET)}は全国大学生協連の調査による水準です。`}
        name="food_budget"
        defaultValue={food_budget ?? ''}
      >
        <option value="">{formatYen(DEFAULT_FOOD_BUDGET)}（標準）</option>
        {[...FOOD_BUDGETS, ...others].map((yen) => (
          <option key={yen} value={yen}>
            {formatYen(yen)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
