import { useId } from 'react';
import { Link } from 'react-router-dom';
import { DEFAULT_STAY_MONTHS } from '@gakumado/shared/cost-simulation';
import { STAY_MONTHS } from '@gakumado/shared/vocabulary';
import type { Results } from '../load-results.ts';
import { hrefOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import type { Search } from '../search.ts';
import styles from './stay-conditions.module.css';

interface StayConditionsProps {
  scope: SearchScope;
  results: Pick<Results, 'search' | 'estates'>;
}

/**
 * 費用の条件: the stay that all costs of the list are of, on cards and pins, in bounds and in the order. Each choice has its
 * address and needs no JavaScript.
 */
export function StayConditions({ scope, results: { search, estates } }: StayConditionsProps) {
  const id = useId();
  const months = search.stay_months ?? estates[0]?.stay_months ?? DEFAULT_STAY_MONTHS;
  const lengths = STAY_MONTHS.map((stay_months) => ({
    label: `${stay_months / 12}年`,
    change: { stay_months },
    isChosen: stay_months === months,
  }));
  const meals = [undefined, true as const].map((with_meals) => ({
    label: with_meals ? '食費込み' : '食費別',
    change: { with_meals },
    isChosen: with_meals === search.with_meals,
  }));
  return (
    <nav className={styles.stay} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        費用の条件
      </p>
      {[lengths, meals].map((choices) => (
        <ul key={choices[0]?.label} className={styles.choices}>
          {choices.map(({ label, change, isChosen }) => (
            <li key={label}>
              <Choice {...{ label, isChosen }} to={hrefOf(scope, asking(search, change))} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

const asking = (search: Search, change: Partial<Search>): Search => ({ ...search, ...change, page: 1 });

const Choice = ({ label, to, isChosen }: { label: string; to: string; isChosen: boolean }) => (
  <Link className={styles.choice} to={to} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
    {label}
  </Link>
);
