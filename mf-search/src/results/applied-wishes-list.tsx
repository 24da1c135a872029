import { Link } from 'react-router-dom';
import { Notice } from '@gakumado/shared/ui';
import { appliedWishes } from './applied-wishes.ts';
import type { Condition } from './condition.ts';
import type { FilterChoices } from './filter-choices.ts';
import { hrefOf, withoutWishes } from './place.ts';
import type { SearchPlace } from './place.ts';
import { rentError } from './rent.ts';
import { WishChips } from './wish-chips.tsx';
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
        <WishChips
          title="絞り込み中の条件"
          wishes={wishes.map(({ label, without }) => ({ label, href: hrefOf(place, without) }))}
        >
          <li>
            <Link className={styles.clear} to={hrefOf(place, withoutWishes(condition, place))}>
              すべて外す
            </Link>
          </li>
        </WishChips>
      )}
    </>
  );
}
