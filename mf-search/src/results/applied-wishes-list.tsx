import { Link } from 'react-router-dom';
import X from 'lucide-react/icons/x';
import { Notice, VisuallyHidden } from '@gakumado/shared/ui';
import { appliedWishes } from './applied-wishes.ts';
import type { Condition } from './condition.ts';
import type { FilterChoices } from './filter-choices.ts';
import { hrefOf, withoutFilters } from './place.ts';
import type { SearchPlace } from './place.ts';
import { rentError } from './rent.ts';
import styles from './applied-wishes.module.css';

interface AppliedWishesProps {
  place: SearchPlace;
  condition: Condition;
  choices: FilterChoices;
}

/** What the list is narrowed by; each wish is a link that takes it away. */
export function AppliedWishes({ place, condition, choices }: AppliedWishesProps) {
  const wishes = appliedWishes(condition, choices, place);
  const error = rentError(condition);
  return (
    <>
      {error && (
        <Notice tone="warning" title={`家賃：${error}`}>
          家賃の条件を使わずに表示しています。
        </Notice>
      )}
      {wishes.length > 0 && (
        <div className={styles.applied}>
          <h2 className={styles.title}>絞り込み中の条件</h2>
          <ul className={styles.chips}>
            {wishes.map(({ label, without }) => (
              <li key={label}>
                <Link className={styles.chip} to={hrefOf(place, without)}>
                  {label}
                  <VisuallyHidden>を外す</VisuallyHidden>
                  <X size={16} aria-hidden />
                </Link>
              </li>
            ))}
            <li>
              <Link className={styles.clear} to={hrefOf(place, withoutFilters(condition, place))}>
                すべて外す
              </Link>
            </li>
          </ul>
        </div>
      )}
    </>
  );
}
