import { Link } from 'react-router-dom';
import type { ShopDetail } from '@gakumado/shared/contract';
import { OpenMap } from '@gakumado/shared/map';
import { linkToRange } from '@gakumado/shared/range-link';
import { FactsList, formatZip, telHref } from '@gakumado/shared/ui';
import styles from './access.module.css';
import { Part } from './part.tsx';

/** The distance (km) of the search around a shop. */
const SEARCH_KM = 1;

/** アクセス: the way to a shop in steps and on a map. */
export function Access({ shop }: { shop: ShopDetail }) {
  const { shop_name, lat, lon, zip_code, address, access_text, parking_text, tel, directions_steps } = shop;
  return (
    <>
      <Part title="アクセス">
        <FactsList
          facts={[
            ['住所', `${formatZip(zip_code)} ${address}`],
            ['最寄り駅', access_text],
            ['駐車場', parking_text],
            ['道に迷ったら', tel && <a href={telHref(tel)}>{tel}</a>],
          ]}
        />
      </Part>
      {directions_steps.length > 0 && (
        <Part title="駅からの道順">
          <ol className={styles.steps}>
            {directions_steps.map((step, index) => (
              <li key={step}>
                <span className={styles.number} aria-hidden>
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </Part>
      )}
      <Part title="地図">
        <OpenMap
          label={`${shop_name}の地図`}
          places={[{ lat, lon, label: shop_name, kind: 'subject' }]}
          elsewhere="店舗の場所は、上の住所と道順でもご確認いただけます。"
        />
        <p>
          <Link {...linkToRange(SEARCH_KM, shop)}>{`この店舗から${SEARCH_KM}km以内の物件を探す`}</Link>
        </p>
      </Part>
    </>
  );
}
