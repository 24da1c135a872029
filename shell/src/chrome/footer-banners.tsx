import { useContext } from 'react';
import BookOpenText from 'lucide-react/icons/book-open-text';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import MessageCircle from 'lucide-react/icons/message-circle';
import Store from 'lucide-react/icons/store';
import { Link } from 'react-router-dom';
import type { Banner } from '@gakumado/shared/contract';
import { sitePages } from '@gakumado/shared/site-pages';
import type { SitePage } from '@gakumado/shared/site-pages';
import { BannerLink, ScrollRow } from '@gakumado/shared/ui';
import { FrameContext } from '../base/frame-content.ts';
import styles from './footer-banners.module.css';

interface Card {
  icon: typeof Store;
  page: SitePage;
  text: string;
}

/** Shown where no banner of the editors leads there. */
const allCards: readonly Card[] = [
  {
    icon: Store,
    page: sitePages.store,
    text: 'お近くの店舗で、学生のお部屋に詳しいスタッフがご案内します。',
  },
  {
    icon: MessageCircle,
    page: sitePages.inquiry,
    text: '空室の確認、見学、オンライン内見のご相談を承ります。',
  },
  {
    icon: BookOpenText,
    page: sitePages.request,
    text: '総合案内と地域別の資料を無料でお届けします。',
  },
  {
    icon: ClipboardList,
    page: sitePages.roomOrder,
    text: '複数の学校やエリアのご希望を、一度にご依頼いただけます。',
  },
];

const withoutQuery = (url: string) => url.replace(/[?#].*/, '');

/** Cards for those of the four targets (specification, 2.6) to which no banner leads, and the editors' banners. */
export function FooterBanners() {
  const { footerBanners: banners } = useContext(FrameContext);
  const reached = new Set(banners.map(({ link_url }) => withoutQuery(link_url)));
  const cards = allCards.filter(({ page }) => !reached.has(withoutQuery(page.to)));
  return (
    <>
      {cards.length > 0 && <Cards cards={cards} />}
      {banners.length > 0 && <Pictures banners={banners} />}
    </>
  );
}

function Pictures({ banners }: { banners: readonly Banner[] }) {
  return (
    <ScrollRow className={styles.pictures} aria-label="キャンペーンなどのご案内">
      {banners.map((banner) => (
        <li key={banner.banner_id}>
          <BannerLink banner={banner} look="strip" wideSizes="362px" />
        </li>
      ))}
    </ScrollRow>
  );
}

function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={styles.banners} aria-label="ご案内">
      {cards.map(({ icon: Icon, page, text }) => (
        <li key={page.to}>
          <Link to={page.to} className={styles.banner}>
            <Icon aria-hidden size="1.75rem" className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.title}>{page.label}</span>
              <span className={styles.text}>{text}</span>
            </span>
            <ChevronRight aria-hidden size="1.125rem" className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
