import { useState } from 'react';
import type { ListedShop } from '@gakumado/shared/contract';
import { distanceKm } from '@gakumado/shared/map';
import { LocateButton } from '@gakumado/shared/ui';
import type { Point } from '@gakumado/shared/vocabulary';
import { ShopList } from './shop-list.tsx';
import styles from './shops-page.module.css';

interface NearestShopsProps {
  shops: readonly ListedShop[];
  /** Now (HH:mm, in Japan). */
  time: string;
}

/** The shops by their distance from the visitor, who is asked where that is only after a press. */
export function NearestShops({ shops, time }: NearestShopsProps) {
  const [point, setPoint] = useState<Point>();
  if (shops.length < 2) return null;
  return (
    <div className={styles.region} data-screen-only>
      <LocateButton
        variant="secondary"
        label="現在地から近い店舗を調べる"
        onFound={setPoint}
        note="現在地は、お使いの機器の中で距離を計算するためだけに使います。どこにも送りません。"
        elsewhere="下の一覧から店舗をお選びください"
        withoutScripts="下の一覧から、お近くの店舗をお選びいただけます。"
      />
      {point && <Nearest {...{ shops, time, point }} />}
    </div>
  );
}

function Nearest({ shops, time, point }: NearestShopsProps & { point: Point }) {
  const distances = new Map(shops.map((shop) => [shop.shop_id, Math.round(distanceKm(point, shop) * 1000)]));
  const away = ({ shop_id }: ListedShop) => distances.get(shop_id) ?? 0;
  return (
    <section aria-labelledby="nearest-title" className={styles.region}>
      <h2 id="nearest-title" className={styles.regionTitle} role="status">
        現在地から近い順の店舗
      </h2>
      <ShopList shops={shops.toSorted((a, b) => away(a) - away(b))} {...{ time, distances }} />
    </section>
  );
}
