import { Link } from 'react-router-dom';
import X from 'lucide-react/icons/x';
import { Notice, VisuallyHidden } from '@gakumado/shared/ui';
import { appliedWishes } from './applied-wishes.ts';
import { writeCondition } from './condition.ts';
import type { Condition } from './condition.ts';
import type { FilterChoices } from './filter-choices.ts';
import { rentError } from './rent.ts';
import styles from './applied-wishes.module.css';

interface AppliedWishesProps {
  path: string;
  condition: Condition;
  choices: FilterChoices;
}

/** What the list is narrowed by; each wish is a link that takes it away. */
export function AppliedWishes({ path, condition, choices }: AppliedWishesProps) {
  const wishes = appliedWishes(condition, choices);
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
                <Link className={styles.chip} to={path + writeCondition(without)}>
                  {label}
                  <VisuallyHidden>を外す</VisuallyHidden>
                  <X size={16} aria-hidden />
                </Link>
              </li>
            ))}
            <li>
              <Link className={styles.clear} to={path}>
                すべて外す
              </Link>
            </li>
          </ul>
        </div>
      )}
    </>
  );
}
