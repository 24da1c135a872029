import type { Shop } from '@gakumado/shared/contract';
import { groupByPrefecture } from './group-shops.ts';
import { ShopCard } from './shop-card.tsx';
import styles from './shop-groups.module.css';

/** Shops of a region that are seen before the visitor asks for more (specification, section 9). */
const SHOPS_BEFORE_MORE = 5;

interface ShopGroupsProps {
  shops: readonly Shop[];
  /** Whose shops these are, for the button that shows the rest. */
  placeName: string;
}

/** Shops by prefecture: the first five, the others behind もっと見る. */
export function ShopGroups({ shops, placeName }: ShopGroupsProps) {
  const rest = shops.slice(SHOPS_BEFORE_MORE);
  return (
    <div className={styles.groups}>
      <Prefectures shops={shops.slice(0, SHOPS_BEFORE_MORE)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>
            もっと見る（{placeName}のほか{rest.length}店舗）
          </summary>
          <Prefectures shops={rest} />
        </details>
      )}
    </div>
  );
}

function Prefectures({ shops }: { shops: readonly Shop[] }) {
  return (
    <div className={styles.groups}>
      {groupByPrefecture(shops).map(({ name, shops: found }) => (
        <section key={name} className={styles.prefecture}>
          <h3>{name}</h3>
          <ul className={styles.shops}>
            {found.map((shop) => (
              <li key={shop.shop_id}>
                <ShopCard shop={shop} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
