import Phone from 'lucide-react/icons/phone';
import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import {
  formatShopHours,
  LinkButton,
  openingOf,
  openingText,
  PartFailed,
  Picture,
  telHref,
  WIDE_SCREEN,
} from '@gakumado/shared/ui';
import type { EstateDetail } from '@gakumado/shared/contract';
import { isFull } from '@gakumado/shared/vocabulary';
import { Section } from '../section/section.tsx';
import { FreeVisits } from './free-visits.tsx';
import type { LoadedShop } from './load-shop.ts';
import styles from './shop-block.module.css';
import { StaffList } from './staff-list.tsx';
import { inquiryPath } from '../texts.ts';

interface ShopBlockProps {
  estate: EstateDetail;
  isClosed: boolean;
  /** Its days and its staff; left out where they are not shown. */
  loaded?: LoadedShop | null;
}

/** The shop that lets this property, and the ways to ask it. */
export function ShopBlock({ estate, isClosed, loaded }: ShopBlockProps) {
  const { shop } = estate;
  const canVisit = !isClosed && !isFull(estate.vacant_status_id);
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
          sizes={`${WIDE_SCREEN} 280px, 96px`}
          className={styles.picture ?? ''}
        />
        <div className={styles.words}>
          <p className={styles.name}>
            <Link to={paths.shop(shop)}>{shop.shop_name}</Link>
          </p>
          <p>{shop.address}</p>
          {shop.access_text && <p className={styles.more}>{shop.access_text}</p>}
          {loaded?.days && (
            <p className={styles.opening}>{openingText(openingOf(loaded.days), loaded.time)}</p>
          )}
          {hours && <p className={styles.more}>営業時間 {hours}</p>}
          {shop.tel && (
            <a href={telHref(shop.tel)} className={styles.tel}>
              <Phone aria-hidden size="1.25rem" />
              {shop.tel}
            </a>
          )}
        </div>
        {canVisit && (
          <div className={styles.actions} data-screen-only>
            <LinkButton to={inquiryPath(estate, { isVisit: true })} variant="accent">
              見学を予約
            </LinkButton>
            {shop.is_video && (
              <LinkButton to={inquiryPath(estate, { isVideo: true })} variant="secondary">
                オンライン内見
              </LinkButton>
            )}
          </div>
        )}
      </div>
      {loaded?.days === null && <PartFailed name="営業日と空いている日時" />}
      {canVisit && shop.is_visit && loaded?.days && <FreeVisits {...{ estate }} days={loaded.days} />}
      {canVisit && (
        <p data-screen-only>
          <Link
            to={paths.selfViewing(estate.estate_id)}
          >{`${sitePages.selfViewing.label}（スタッフの立ち会いなし）`}</Link>
        </p>
      )}
      {loaded?.staff === null && <PartFailed name="スタッフの紹介" />}
      {loaded?.staff && <StaffList staff={loaded.staff} isSample={shop.is_sample} />}
    </Section>
  );
}
