import X from 'lucide-react/icons/x';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { isTopBannerClosed, rememberTopBannerClosed } from '@gakumado/shared/cookies';
import { paths } from '@gakumado/shared/paths';
import { selectIsLogin, useAppSelector } from '@gakumado/shared/store';
import { useIsHydrated, VisuallyHidden } from '@gakumado/shared/ui';
import { focusAfter } from '../layouts/focus-on.ts';
import { topBannerScript } from './top-banner-script.ts';
import styles from './top-banner.module.css';

const neverChanges = () => () => {};

/** The banner above the header, an invitation for guests. Shown until it is closed; a cookie remembers that. */
export function TopBanner() {
  const wasClosed = useSyncExternalStore(neverChanges, isTopBannerClosed, () => false);
  const isHydrated = useIsHydrated();
  const isLogin = useAppSelector(selectIsLogin);
  const [isClosed, setIsClosed] = useState(false);
  const banner = useRef<HTMLElement>(null);
  if (wasClosed || isClosed || isLogin) return null;

  const handleClose = () => {
    if (banner.current) focusAfter(banner.current);
    rememberTopBannerClosed();
    setIsClosed(true);
  };
  return (
    <>
      {!isHydrated && <script dangerouslySetInnerHTML={{ __html: topBannerScript }} />}
      <aside ref={banner} className={styles.banner} data-top-banner aria-label="会員登録のご案内">
        <Link to={paths.regist()} className={styles.link}>
          <span className={styles.badge}>無料</span>
          <span>
            会員登録で、お気に入りを<span className={styles.phrase}>どの端末でも見られます</span>
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
