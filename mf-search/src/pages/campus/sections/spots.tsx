import type { ComponentType } from 'react';
import BookOpen from 'lucide-react/icons/book-open';
import Hospital from 'lucide-react/icons/hospital';
import Landmark from 'lucide-react/icons/landmark';
import MapPin from 'lucide-react/icons/map-pin';
import Shield from 'lucide-react/icons/shield';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Store from 'lucide-react/icons/store';
import Utensils from 'lucide-react/icons/utensils';
import type { Spot } from '@gakumado/shared/contract';
import { formatWalk } from '@gakumado/shared/ui';
import { OTHER_SPOTS, SPOTS_KM, WALK_NOTE } from '@gakumado/shared/vocabulary';
import type { SpotCategory } from '@gakumado/shared/vocabulary';
import { CampusSection } from './campus-section.tsx';
import { groupSpots } from './group-spots.ts';
import parts from './sections.module.css';
import styles from './spots.module.css';

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

/** As many of a kind are named. */
const NAMED = 3;

/** Shops and services around the campus, by kind, the nearest first. */
export function Spots({ spots }: { spots: readonly Spot[] }) {
  if (spots.length === 0) return null;
  return (
    <CampusSection title="キャンパス周辺の施設" lead={`キャンパスから道のり${SPOTS_KM}km以内。${WALK_NOTE}`}>
      <ul className={styles.kinds}>
        {groupSpots(spots).map(({ category, name, items }) => {
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
                {items.slice(0, NAMED).map((spot) => (
                  <li key={spot.spot_id}>
                    <span>{spot.name}</span>
                    <span className={styles.walk}>{formatWalk(spot.walk_minutes)}</span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      {spots.some((spot) => spot.is_sample) && (
        <p className={parts.note}>「サンプル」とある施設は動作確認用の見本で、実在しません。</p>
      )}
    </CampusSection>
  );
}
