import X from 'lucide-react/icons/x';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { isTopBannerClosed, rememberTopBannerClosed } from '@gakumado/shared/cookies';
import { paths } from '@gakumado/shared/paths';
import { selectIsLogin, useAppSelector } from '@gakumado/shared/store';
import { useIsHydrated, VisuallyHidden } from '@gakumado/shared/ui';
import { focusAfter } from '../base/focus-on.ts';
import { visitorStylesScript } from './visitor-styles-script.ts';
import styles from './top-banner.module.css';
import { useAccountPaths } from './use-account-paths.ts';

const neverChanges = () => () => {};

const guestText = {
  label: '会員登録のご案内',
  badge: '無料',
  phrases: ['会員登録で、お気に入りを', 'どの端末でも見られます'],
};
const memberText: typeof guestText = {
  label: '会員の方へのご案内',
  badge: '会員',
  phrases: ['お気に入りと保存した条件は、', '会員ページで見られます'],
};

/**
 * The banner above the header, which stays in sight on a desktop. It invites guests and leads members to their page.
 * Shown until it is closed; a cookie remembers that.
 */
export function TopBanner() {
  const wasClosed = useSyncExternalStore(neverChanges, isTopBannerClosed, () => false);
  const isHydrated = useIsHydrated();
  const isLogin = useAppSelector(selectIsLogin);
  const { regist } = useAccountPaths();
  const [isClosed, setIsClosed] = useState(false);
  const banner = useRef<HTMLElement>(null);
  if (wasClosed || isClosed) return null;

  const { label, badge, phrases } = isLogin ? memberText : guestText;
  const handleClose = () => {
    if (banner.current) focusAfter(banner.current);
    rememberTopBannerClosed();
    setIsClosed(true);
  };
  return (
    <>
      {!isHydrated && <script dangerouslySetInnerHTML={{ __html: visitorStylesScript }} />}
      <aside
        ref={banner}
        className={styles.banner}
        // The script before it is about the server's HTML only.
        data-top-banner={isHydrated ? undefined : ''}
        aria-label={label}
      >
        <Link to={isLogin ? paths.mypage() : regist} className={styles.link}>
          <span className={styles.badge}>{badge}</span>
          <span>
            {phrases.map((phrase) => (
              <span key={phrase} className={styles.phrase}>
                {phrase}
              </span>
            ))}
          </span>
        </Link>
        <button type="button" className={styles.close} onClick={handleClose}>
          <X aria-hidden size="1.125rem" />
          <VisuallyHidden>ご案内を閉じる</VisuallyHidden>
        </button>
      </aside>
    </>
  );
}
