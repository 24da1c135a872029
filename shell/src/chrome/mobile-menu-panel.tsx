import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { selectIsLogin, useAppSelector } from '@gakumado/shared/store';
import { LinkButton, Snippet } from '@gakumado/shared/ui';
import { mainFreeDial, telHref } from './free-dials.ts';
import styles from './mobile-menu.module.css';
import { mainLinks, searchLinks } from './site-links.ts';
import type { SiteLink } from './site-links.ts';

interface MobileMenuPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The opened menu: keeps the focus inside, closes on Escape and on a choice, gives the focus back. */
export function MobileMenuPanel({ isOpen, onOpenChange }: MobileMenuPanelProps) {
  const isLogin = useAppSelector(selectIsLogin);
  const close = () => onOpenChange(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.panel}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>メニュー</Dialog.Title>
            <Dialog.Close className={styles.close}>
              <X aria-hidden size="1.5rem" />
              <span className={styles.triggerLabel}>閉じる</span>
            </Dialog.Close>
          </div>
          {!isLogin && (
            <LinkButton to={paths.regist()} variant="accent" size="large" onClick={close}>
              新規会員登録はこちら
            </LinkButton>
          )}
          <LinkButton
            to={isLogin ? paths.mypage() : paths.login()}
            variant="secondary"
            size="large"
            onClick={close}
          >
            {isLogin ? '会員ページ' : 'ログイン'}
          </LinkButton>
          <MenuLinks title="お部屋を探す" links={searchLinks} onChoose={close} />
          <MenuLinks
            title="ご案内"
            links={mainLinks.filter(({ to }) => to !== paths.search())}
            onChoose={close}
          />
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
  links: readonly SiteLink[];
  onChoose: () => void;
}

function MenuLinks({ title, links, onChoose }: MenuLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.group}>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link} onClick={onChoose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
