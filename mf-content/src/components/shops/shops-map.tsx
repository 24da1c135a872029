import type { Shop } from '@gakumado/shared/contract';
import { OpenMap } from '@gakumado/shared/map';
import { paths } from '@gakumado/shared/paths';
import styles from './shops-map.module.css';

/** The shops of a list on a map, each leading to its page. */
export function ShopsMap({ shops }: { shops: readonly Shop[] }) {
  return (
    <div className={styles.box}>
      <OpenMap
        label="店舗の地図"
        places={shops.map((shop) => ({
          lat: shop.lat,
          lon: shop.lon,
          label: shop.shop_name,
          kind: 'spot' as const,
          to: paths.shop(shop),
          note: shop.address,
        }))}
        isWhole
        what="店舗"
        elsewhere="店舗の場所は、一覧の住所と最寄り駅でもご確認いただけます。"
      />
    </div>
  );
}
