import { Link } from 'react-router-dom';
import type { Prefecture, Shop } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { formatShopHours, isEmptyText, LinkButton, PartFailed, telHref } from '@gakumado/shared/ui';
import { Part } from './part.tsx';
import styles from './city-shops.module.css';

/** As many as are seen at once; the page of the shops has all of them (specification, section 9). */
const SHOPS_SHOWN = 5;

/** The shops of a prefecture, or the way to one elsewhere; null when they could not be loaded. */
export function CityShops({ prefecture, shops }: { prefecture: Prefecture; shops: readonly Shop[] | null }) {
  const { name_kana: name, area_slug, name: slug } = prefecture;
  return (
    <Part title={`${name}の店舗で相談する`}>
      {!shops && <PartFailed name="店舗" />}
      {shops?.length === 0 && (
        <p>{name}に店舗はありません。お近くの地域の店舗が、お電話やオンラインでご相談を承ります。</p>
      )}
      {shops && shops.length > 0 && (
        <ul className={styles.shops}>
          {shops.slice(0, SHOPS_SHOWN).map((shop) => (
            <li key={shop.shop_id} className={styles.shop}>
              <h3>
                <Link to={paths.shop(shop)}>{shop.shop_name}</Link>
              </h3>
              <p>{shop.address}</p>
              {!isEmptyText(shop.access_text) && <p className={styles.note}>{shop.access_text}</p>}
              {formatShopHours(shop) && <p className={styles.note}>営業時間 {formatShopHours(shop)}</p>}
              {!isEmptyText(shop.tel) && (
                <p>
                  <a href={telHref(shop.tel)} className={styles.tel}>
                    {shop.tel}
                  </a>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <p>
        <LinkButton
          to={shops && shops.length > 0 ? paths.storesInPrefecture(area_slug, slug) : paths.store()}
          variant="secondary"
        >
          {shops && shops.length > 0 ? `${name}の店舗をすべて見る` : '全国の店舗を見る'}
        </LinkButton>
      </p>
    </Part>
  );
}
