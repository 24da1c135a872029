import { Link } from 'react-router-dom';
import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { telHref } from '@gakumado/shared/ui';
import { privacyDial } from '@gakumado/shared/vocabulary';
import { FooterPart } from './footer-part.tsx';
import styles from './privacy-notice.module.css';

/** The contact for questions about personal information. */
export function PrivacyNotice() {
  return (
    <FooterPart title="個人情報の取り扱いに関するお問い合わせ">
      <p className={styles.notice}>
        {brand.name} 個人情報保護相談窓口　
        <a href={telHref(privacyDial.tel)} className={styles.tel}>
          {privacyDial.tel}
        </a>
        <br />
        受付時間 {privacyDial.hours}
      </p>
      <p className={styles.notice}>
        お預かりした個人情報は、お部屋のご紹介とご連絡のために利用します。くわしくは
        <Link to={paths.privacy()}>{sitePages.privacy.label}</Link>をご覧ください。
      </p>
    </FooterPart>
  );
}
