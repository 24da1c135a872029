import ArrowUp from 'lucide-react/icons/arrow-up';
import { brand } from '@gakumado/shared/brand';
import { PartLink, VisuallyHidden } from '@gakumado/shared/ui';
import { ContactBlock } from './contact-block.tsx';
import { FooterBanners } from './footer-banners.tsx';
import { FooterLinks } from './footer-links.tsx';
import { FooterSearchLinks } from './footer-search-links.tsx';
import type { FooterVariant } from './footer-search-links.tsx';
import styles from './footer.module.css';
import { PrivacyNotice } from './privacy-notice.tsx';
import { RegistrationPrompt } from './registration-prompt.tsx';
import { ViewingHistory } from './viewing-history.tsx';

interface FooterProps {
  variant: FooterVariant;
  /** Leads on to other pages; a form has none of it. */
  hasInvitations: boolean;
  /** Year of the copyright line, the server's, so that both sides print the same. */
  year: number;
}

/** The footer (specification, 2.6). */
export function Footer({ variant, hasInvitations, year }: FooterProps) {
  return (
    <footer className={styles.footer}>
      {hasInvitations && <ViewingHistory />}
      {hasInvitations && <RegistrationPrompt />}
      <div className={styles.body}>
        {hasInvitations && <FooterBanners />}
        {hasInvitations && <FooterSearchLinks variant={variant} />}
        <ContactBlock />
        <PrivacyNotice />
      </div>
      <div className={styles.base}>
        <PartLink part="container" className={styles.pageTop}>
          <ArrowUp aria-hidden size="1.375rem" />
          <VisuallyHidden>ページの先頭へ</VisuallyHidden>
        </PartLink>
        <FooterLinks />
        <p className={styles.sample}>
          このサイトに掲載のフリーダイヤルは動作確認用の番号で、つながりません。
        </p>
        <p className={styles.copyright}>
          <small>
            © {brand.copyrightSince}–{year} {brand.nameLatin}（グループ創業{brand.foundedYear}年）
          </small>
        </p>
      </div>
    </footer>
  );
}
