import Phone from 'lucide-react/icons/phone';
import { formatShopHours, LinkButton, Picture, telHref, WIDE_SCREEN } from '@gakumado/shared/ui';
import type { EstateDetail } from '@gakumado/shared/contract';
import { isFull } from '@gakumado/shared/vocabulary';
import { Section } from '../section/section.tsx';
import styles from './shop-block.module.css';
import { inquiryPath } from '../texts.ts';

/** The shop that lets this property, and the ways to ask it. */
export function ShopBlock({ estate, isClosed }: { estate: EstateDetail; isClosed: boolean }) {
  const { shop } = estate;
  if (!shop) return null;
  const hours = formatShopHours(shop);
  return (
    <Section id="shop" title="取扱店舗">
      <div className={styles.shop}>
        <Picture
          path={shop.image_path}
          alt={`${shop.shop_name}の写真`}
          width={3}
          height={2}
          sizes={`${WIDE_SCREEN} 280px, 100vw`}
          isSample={estate.is_sample}
          className={styles.picture ?? ''}
        />
        <div className={styles.words}>
          <p className={styles.name}>{shop.shop_name}</p>
          <p>{shop.address}</p>
          {shop.access_text && <p className={styles.more}>{shop.access_text}</p>}
          {hours && <p className={styles.more}>営業時間 {hours}</p>}
          {shop.tel && (
            <a href={telHref(shop.tel)} className={styles.tel}>
              <Phone aria-hidden size="1.25rem" />
              {shop.tel}
            </a>
          )}
        </div>
        {!isClosed && !isFull(estate.vacant_status_id) && (
          <div className={styles.actions}>
            <LinkButton to={inquiryPath(estate, { isVisit: true })} variant="accent">
              お問い合わせ・見学予約
            </LinkButton>
            {shop.is_video && (
              <LinkButton to={inquiryPath(estate, { isVideo: true })} variant="secondary">
                オンライン内見を申し込む
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
