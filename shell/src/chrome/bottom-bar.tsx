import BookOpenText from 'lucide-react/icons/book-open-text';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import MessageCircle from 'lucide-react/icons/message-circle';
import School from 'lucide-react/icons/school';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import type { SitePage } from '@gakumado/shared/site-pages';
import { selectIsLogin, useAppSelector } from '@gakumado/shared/store';
import styles from './bottom-bar.module.css';
import { useAccountPaths } from './use-account-paths.ts';

interface BarLink extends SitePage {
  icon: LucideIcon;
}

const links: readonly BarLink[] = [
  { label: '学校から', to: paths.schools(), icon: School },
  { ...sitePages.request, icon: BookOpenText },
  { ...sitePages.inquiry, icon: MessageCircle },
];
const memberLink: BarLink = { ...sitePages.mypage, icon: CircleUserRound };

/** Links within reach of the thumb, fixed to the bottom of a phone. */
export function BottomBar() {
  const isLogin = useAppSelector(selectIsLogin);
  const guestLink: BarLink = { label: '会員登録', to: useAccountPaths().regist, icon: UserRoundPlus };
  return (
    <nav className={styles.bar} aria-label="よく使うページ">
      <ul className={styles.links}>
        {[...links, isLogin ? memberLink : guestLink].map(({ label, to, icon: Icon }) => (
          <li key={label}>
            <Link to={to} className={styles.link}>
              <Icon aria-hidden size="1.25rem" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
