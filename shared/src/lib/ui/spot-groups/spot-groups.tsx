import type { ComponentType } from 'react';
import Hospital from 'lucide-react/icons/hospital';
import Landmark from 'lucide-react/icons/landmark';
import Shield from 'lucide-react/icons/shield';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Train from 'lucide-react/icons/train-front';
import Trees from 'lucide-react/icons/trees';
import Utensils from 'lucide-react/icons/utensils';
import type { Spot } from '@gakumado/shared/contract';
import { PLACES_NOTE, PLACES_SOURCE, SURROUNDINGS_M } from '@gakumado/shared/vocabulary';
import { walkText } from '../format/walk-text.ts';
import { groupSpots, missingKinds, STATIONS } from './group-spots.ts';
import type { SpotGroup } from './group-spots.ts';
import styles from './spot-groups.module.css';

const icons: Record<SpotGroup['theme'], ComponentType<{ size: string; 'aria-hidden': true }>> = {
  [STATIONS]: Train,
  買い物: ShoppingBasket,
  飲食: Utensils,
  医療: Hospital,
  '交番・警察': Shield,
  '郵便・銀行': Landmark,
  '公共・暮らし': Trees,
};

/**
 * The nearest place of each kind around a home or a campus, with the way on foot; the kinds of which the data have none, and how
 * far the data can be trusted.
 */
export function SpotGroups({ spots }: { spots: readonly Spot[] }) {
  const missing = missingKinds(spots);
  return (
    <>
      <ul className={styles.kinds}>
        {groupSpots(spots).map(({ theme, items }) => {
          const Icon = icons[theme];
          return (
            <li key={theme} className={styles.kind}>
              <h3>
                <span className={styles.icon}>
                  <Icon size="1.25rem" aria-hidden />
                </span>
                {theme}
              </h3>
              <ul className={styles.spots}>
                {items.map(({ kind, spot }) => (
                  <li key={spot.spot_id}>
                    <span className={styles.name}>
                      {kind && <small>{kind}</small>}
                      {spot.name}
                    </span>
                    <span className={styles.walk}>{walkText(spot)}</span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      {missing.length > 0 && (
        <p
          className={styles.note}
        >{`道のり${SURROUNDINGS_M}m以内のデータにありません：${missing.join('、')}`}</p>
      )}
      <p className={styles.note}>
        {`${PLACES_NOTE}出典：`}
        <a href={PLACES_SOURCE.url} target="_blank" rel="noopener">
          {`${PLACES_SOURCE.label}（新しいタブで開きます）`}
        </a>
      </p>
    </>
  );
}
