import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/history';
import { NavLink } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { selectFavoriteCount, selectHistoryCount, useAppSelector } from '@gakumado/shared/store';
import { CountLink } from './count-link.tsx';
import { HeaderSearch } from './header-search.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MemberLink } from './member-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { mainLinks } from './site-links.ts';

/** The sticky header (specification, 2.5). */
export function Header() {
  const favoriteCount = useAppSelector(selectFavoriteCount);
  const historyCount = useAppSelector(selectHistoryCount);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <div className={styles.tools}>
          <HeaderSearch />
          <CountLink
            to={paths.favorite()}
            label="お気に入り"
            count={favoriteCount}
            icon={Heart}
            keeps="favorites"
          />
          <CountLink to={paths.history()} label="閲覧履歴" count={historyCount} icon={History} />
          <span className={styles.member}>
            <MemberLink />
          </span>
          <span className={styles.menu}>
            <MobileMenu />
          </span>
        </div>
      </div>
      <nav className={styles.nav} aria-label="メインメニュー">
        <ul className={styles.links}>
          {mainLinks.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} className={styles.navLink}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
