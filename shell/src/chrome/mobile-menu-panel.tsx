import { Dialog } from '@base-ui/react/dialog';
import type { RefObject } from 'react';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import type { SitePage } from '@gakumado/shared/site-pages';
import { selectIsLogin, useAppSelector } from '@gakumado/shared/store';
import { LinkButton, Snippet, telHref } from '@gakumado/shared/ui';
import type { useLayer } from '@gakumado/shared/ui';
import { mainFreeDial } from '@gakumado/shared/vocabulary';
import styles from './mobile-menu.module.css';
import { mainLinks, searchLinks } from './site-links.ts';
import { useAccountPaths, useMemberPage } from './use-account-paths.ts';

interface MobileMenuPanelProps {
  layer: ReturnType<typeof useLayer>;
  /** The button that opened it: it has the focus again afterwards. */
  opener: RefObject<HTMLElement | null>;
}

/** The opened menu: keeps the focus inside, closes on Escape, on Back and on a choice. */
export function MobileMenuPanel({ layer, opener }: MobileMenuPanelProps) {
  const isLogin = useAppSelector(selectIsLogin);
  const { regist } = useAccountPaths();
  const member = useMemberPage();
  return (
    <Dialog.Root {...layer}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.panel} finalFocus={() => !layer.isLeft() && opener.current}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>メニュー</Dialog.Title>
            <Dialog.Close className={styles.close}>
              <X aria-hidden size="1.5rem" />
              <span className={styles.triggerLabel}>閉じる</span>
            </Dialog.Close>
          </div>
          {!isLogin && (
            <LinkButton to={regist} variant="accent" size="large">
              新規会員登録はこちら
            </LinkButton>
          )}
          <LinkButton to={member.to} variant="secondary" size="large">
            {member.label}
          </LinkButton>
          <MenuLinks title={sitePages.search.label} links={searchLinks} />
          <MenuLinks title="ご案内" links={mainLinks.filter(({ to }) => to !== paths.search())} />
          <Snippet path="side/spmenu_freetxt.html" className={styles.note} />
          <p className={styles.phone}>
            お電話でのご相談
            <a href={telHref(mainFreeDial.tel)}>{mainFreeDial.tel}</a>
            <small>{mainFreeDial.hours}</small>
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface MenuLinksProps {
  title: string;
  links: readonly SitePage[];
}

function MenuLinks({ title, links }: MenuLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.group}>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
