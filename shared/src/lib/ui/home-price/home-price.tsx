import type { ReactNode } from 'react';
import { RENT_UNKNOWN } from '../estate-card/estate-texts.ts';
import { costInShort, monthlyCostText, stayText } from '../estate-card/monthly-cost.ts';
import { formatRents } from '../format/format-rent.ts';
import { MONTHLY_COST } from '../../vocabulary/cost-names.ts';
import { RANGE_MARK } from '../format/format-range.ts';
import { RangeText } from '../range-text/range-text.tsx';
import { fittingText, mealsText } from './price-words.ts';
import type { PricedHome } from './price-words.ts';
import styles from './home-price.module.css';

interface HomePriceProps {
  home: PricedHome;
  /**
   * `brief` shows no label at the monthly cost; it is read out all the same. `card` is brief too, has one unit (万円 to one
   * decimal), and its lower end alone is loud; a card says itself which rooms fit.
   */
  look?: 'full' | 'brief' | 'card';
  /** The words of the two amounts where a page explains them. */
  costName?: ReactNode;
  rentName?: ReactNode;
  /** Between the monthly cost and the rent. */
  children?: ReactNode;
}

/**
 * The price of a home. The one loud figure is 毎月の実質負担; the rent is quiet and says 賃料, also where no cost is worked
 * out yet (contract, 8.2). Where a search asks for rooms it is the price of those that fit, and says how many they are. A place sets the size of the loud figure by `--home-price-size`, that of the rest by
 * `--home-price-quiet-size`.
 */
export function HomePrice({
  home,
  look = 'full',
  costName = MONTHLY_COST,
  rentName = '賃料',
  children,
}: HomePriceProps) {
  const isCard = look === 'card';
  const cost = monthlyCostText(home);
  const meals = isCard ? mealsText(home, costInShort) : mealsText(home);
  const fitting = isCard ? '' : fittingText(home);
  const rents = formatRents(home.price_min, home.price_max);
  return (
    <span className={styles.price} data-look={look}>
      {fitting && (
        <span className={styles.fitting} data-fitting>
          {fitting}
        </span>
      )}
      {cost && (
        <span className={styles.line}>
          <span className={styles.label} data-cost-name>
            {costName}（{stayText(home)}）
          </span>
          {isCard ? (
            <ShortCost home={home} />
          ) : (
            <strong className={styles.loud}>
              <RangeText text={cost} />
            </strong>
          )}
        </span>
      )}
      {meals && <span className={styles.meals}>{meals}</span>}
      {children}
      <span className={styles.line}>
        {rents && <span className={styles.label}>{rentName}</span>}
        <span className={styles.rent}>
          <RangeText text={rents || RENT_UNKNOWN} />
        </span>
      </span>
    </span>
  );
}

/** **7.9万円** ～8.6万円／月: the lower end is what a home is compared by. The exact yen go along for machines. */
function ShortCost({ home: { monthly_cost_min: min, monthly_cost_max: max } }: Pick<HomePriceProps, 'home'>) {
  if (min === null) return null;
  const [lower, upper] = [costInShort(min), max === null ? '' : costInShort(max)];
  return (
    <>
      <strong className={styles.loud}>
        <data value={min}>{lower}</data>
      </strong>
      <span>
        {max !== null && max !== min && (
          <data value={max}>{upper === lower ? '' : `${RANGE_MARK}${upper}`}</data>
        )}
        ／月
      </span>
    </>
  );
}
