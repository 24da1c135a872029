import CalendarDays from 'lucide-react/icons/calendar-days';
import Phone from 'lucide-react/icons/phone';
import type { ShopDetail } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { Badge, isEmptyText, LinkButton, ShareButton, telHref } from '@gakumado/shared/ui';
import { OpeningLine } from '#components/shops/opening-line.tsx';
import { CALENDAR } from './calendar/calendar-words.ts';
import type { ShopTab } from './shop-tabs.ts';
import styles from './shop-head.module.css';

interface ShopHeadProps {
  shop: ShopDetail;
  /** Now (HH:mm, in Japan). */
  time: string;
  openTab: ShopTab | undefined;
}

/** The name of a shop, whether it is open, and the ways to reach it: above every tab. */
export function ShopHead({ shop, time, openTab }: ShopHeadProps) {
  const canBook = shop.is_visit || shop.is_video;
  return (
    <div className={styles.head}>
      <div className={styles.names}>
        {shop.is_sample && <Badge tone="warning">サンプル店舗</Badge>}
        <h1>{shop.shop_name}</h1>
        {!isEmptyText(shop.access_text) && <p>{shop.access_text}</p>}
        <OpeningLine opening={shop.opening} time={time} />
        <ShareButton what="店舗" title={shop.shop_name} path={paths.shop(shop)} />
      </div>
      <div className={styles.ways}>
        {shop.tel && (
          <a
            href={telHref(shop.tel)}
            className={styles.tel}
            aria-label={`${shop.shop_name}に電話する ${shop.tel}`}
          >
            <Phone size="1.25rem" aria-hidden />
            {shop.tel}
          </a>
        )}
        {canBook && openTab !== 'calendar' && (
          <LinkButton to={`${paths.shop(shop, { tab: 'calendar' })}#${CALENDAR}`} variant="accent">
            <CalendarDays size="1.25rem" aria-hidden />
            空き状況を見て予約する
          </LinkButton>
        )}
        <LinkButton to={paths.inquiry({ shopId: shop.shop_id })} variant="secondary">
          この店舗に問い合わせる
        </LinkButton>
      </div>
    </div>
  );
}
