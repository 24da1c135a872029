import type { ListedShop } from '@gakumado/shared/contract';
import { groupByPrefecture } from './group-shops.ts';
import { MoreShops, SHOPS_BEFORE_MORE } from './more-shops.tsx';
import { ShopCard } from './shop-card.tsx';
import styles from './shop-groups.module.css';

interface ShopGroupsProps {
  shops: readonly ListedShop[];
  /** The place of the shops, for the button that shows the rest. */
  placeName: string;
  /** Now (HH:mm, in Japan). */
  time: string;
}

/** Shops by prefecture: the first five, the others behind もっと見る. */
export function ShopGroups({ shops, placeName, time }: ShopGroupsProps) {
  const rest = shops.slice(SHOPS_BEFORE_MORE);
  return (
    <div className={styles.groups}>
      <Prefectures shops={shops.slice(0, SHOPS_BEFORE_MORE)} time={time} />
      <MoreShops title={`${placeName}のほか${rest.length}店舗`} isEmpty={rest.length === 0}>
        <Prefectures shops={rest} time={time} />
      </MoreShops>
    </div>
  );
}

function Prefectures({ shops, time }: Pick<ShopGroupsProps, 'shops' | 'time'>) {
  return (
    <div className={styles.groups}>
      {groupByPrefecture(shops).map(({ name, shops: found }) => (
        <section key={name} className={styles.prefecture}>
          <h3>{name}</h3>
          <ul className={styles.shops}>
            {found.map((shop) => (
              <li key={shop.shop_id}>
                <ShopCard {...{ shop, time }} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
