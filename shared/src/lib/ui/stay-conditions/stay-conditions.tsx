import { useId } from 'react';
import { Link } from 'react-router-dom';
import { STAY_MONTHS } from '@gakumado/shared/vocabulary';
import styles from './stay-conditions.module.css';

/** The stay that the costs of a list are of. */
export interface ChosenStay {
  stay_months: number;
  with_meals: boolean;
}

interface StayConditionsProps extends ChosenStay {
  /** The address of the same list with the costs of another stay. */
  hrefOf: (change: Partial<ChosenStay>) => string;
}

/**
 * 費用の条件: the stay that all costs of the list are of, on cards and pins, in bounds and in the order. Each choice has its
 * address and needs no JavaScript.
 */
export function StayConditions({ stay_months, with_meals, hrefOf }: StayConditionsProps) {
  const id = useId();
  const lengths = STAY_MONTHS.map((months) => ({
    label: `${months / 12}年`,
    to: hrefOf({ stay_months: months }),
    isChosen: months === stay_months,
  }));
  const meals = [false, true].map((hasMeals) => ({
    label: hasMeals ? '食費込み' : '食費別',
    to: hrefOf({ with_meals: hasMeals }),
    isChosen: hasMeals === with_meals,
  }));
  return (
    <nav className={styles.stay} aria-labelledby={id} data-scroll-row>
      <p id={id} className={styles.title}>
        費用の条件
      </p>
      {[lengths, meals].map((choices) => (
        <ul key={choices[0]?.label} className={styles.choices}>
          {choices.map(({ label, to, isChosen }) => (
            <li key={label}>
              <Link
                className={styles.choice}
                to={to}
                aria-current={isChosen ? 'true' : undefined}
                preventScrollReset
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
