import type { Shop } from '@gakumado/shared/contract';
import { OpenMap } from '@gakumado/shared/map';
import styles from './shops-map.module.css';

/** The shops of a list on a map. */
export function ShopsMap({ shops }: { shops: readonly Shop[] }) {
  return (
    <div className={styles.box}>
      <OpenMap
        label="店舗の地図"
        places={shops.map(({ lat, lon, shop_name }) => ({
          lat,
          lon,
          label: shop_name,
          kind: 'spot' as const,
        }))}
        isWhole
        elsewhere="店舗の場所は、一覧の住所と最寄り駅でもご確認いただけます。"
      />
    </div>
  );
}
