import type { ComponentType } from 'react';
import BookOpen from 'lucide-react/icons/book-open';
import Hospital from 'lucide-react/icons/hospital';
import Landmark from 'lucide-react/icons/landmark';
import MapPin from 'lucide-react/icons/map-pin';
import Shield from 'lucide-react/icons/shield';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Store from 'lucide-react/icons/store';
import Utensils from 'lucide-react/icons/utensils';
import { distanceText } from '@gakumado/shared/ui/estate';
import { OTHER_SPOTS } from '@gakumado/shared/vocabulary';
import type { SpotCategory } from '@gakumado/shared/vocabulary';
import { formatWalk } from '../format/format-walk.ts';
import { NAMED_SPOTS } from './group-spots.ts';
import type { SpotGroup } from './group-spots.ts';
import styles from './spot-groups.module.css';

const icons: Record<SpotCategory, ComponentType<{ size: string; 'aria-hidden': true }>> = {
  1: Store,
  2: ShoppingBasket,
  3: Hospital,
  4: Landmark,
  5: Utensils,
  6: BookOpen,
  7: Shield,
  [OTHER_SPOTS]: MapPin,
};

/** Shops and services around a place by kind, the nearest of each with the way on foot. */
export function SpotGroups({ groups }: { groups: readonly SpotGroup[] }) {
  return (
    <>
      <ul className={styles.kinds}>
        {groups.map(({ category, name, items }) => {
          const Icon = icons[category];
          return (
            <li key={category} className={styles.kind}>
              <h3>
                <span className={styles.icon}>
                  <Icon size="1.25rem" aria-hidden />
                </span>
                {name}
                <small>{items.length}か所</small>
              </h3>
              <ul className={styles.spots}>
                {items.slice(0, NAMED_SPOTS).map((spot) => (
                  <li key={spot.spot_id}>
                    <span className={styles.name}>{spot.name}</span>
                    <span className={styles.walk}>
                      {`${formatWalk(spot.walk_minutes)}（${distanceText(spot.distance_m)}）`}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      {groups.some(({ items }) => items.some((spot) => spot.is_sample)) && (
        <p className={styles.note}>「サンプル」とある施設は動作確認用の見本で、実在しません。</p>
      )}
    </>
  );
}
