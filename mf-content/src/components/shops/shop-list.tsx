import type { ListedShop } from '@gakumado/shared/contract';
import { MoreShops, SHOPS_BEFORE_MORE } from './more-shops.tsx';
import { ShopCard } from './shop-card.tsx';
import styles from './shops-page.module.css';

interface ShopListProps {
  shops: readonly ListedShop[];
  /** Now (HH:mm, in Japan). */
  time: string;
  /** Metres from the visitor by shop, where they are known. */
  distances?: ReadonlyMap<number, number>;
  /** Words of the search, to be marked. */
  words?: readonly string[];
}

/** Shops in an order of their own: the first five, the others behind もっと見る. */
export function ShopList({ shops, ...shown }: ShopListProps) {
  const rest = shops.slice(SHOPS_BEFORE_MORE);
  return (
    <>
      <Cards shops={shops.slice(0, SHOPS_BEFORE_MORE)} {...shown} />
      <MoreShops title={`ほか${rest.length}店舗`} isEmpty={rest.length === 0}>
        <Cards shops={rest} {...shown} />
      </MoreShops>
    </>
  );
}

function Cards({ shops, time, distances, words }: ShopListProps) {
  return (
    <ul className={styles.shops}>
      {shops.map((shop) => (
        <li key={shop.shop_id}>
          <ShopCard {...{ shop, time, words }} headingLevel={3} distanceM={distances?.get(shop.shop_id)} />
        </li>
      ))}
    </ul>
  );
}
