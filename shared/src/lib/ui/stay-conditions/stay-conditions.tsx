import { useId } from 'react';
import { Link } from 'react-router-dom';
import Check from 'lucide-react/icons/check';
import { STAY_MONTHS, WITH_MEALS } from '@gakumado/shared/vocabulary';
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
 * address and needs no JavaScript. The switch of meals puts homes without any on the footing of those that have them
 * (contract, 8.3).
 */
export function StayConditions({ stay_months, with_meals, hrefOf }: StayConditionsProps) {
  const id = useId();
  const lengths = STAY_MONTHS.map((months) => ({
    label: `${months / 12}年`,
    to: hrefOf({ stay_months: months }),
    isChosen: months === stay_months,
  }));
  return (
    <nav className={styles.stay} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        費用の条件
      </p>
      <ul className={styles.choices}>
        {lengths.map(({ label, to, isChosen }) => (
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
      <Link
        className={styles.meals}
        to={hrefOf({ with_meals: !with_meals })}
        aria-current={with_meals ? 'true' : undefined}
        preventScrollReset
      >
        <span className={styles.box} aria-hidden>
          {with_meals && <Check size="0.875rem" strokeWidth={3} />}
        </span>
        {WITH_MEALS}
      </Link>
    </nav>
  );
}
