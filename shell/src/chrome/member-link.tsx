import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { Link } from 'react-router-dom';
import { sitePages } from '@gakumado/shared/site-pages';
import { selectIsLogin, useAppSelector } from '@gakumado/shared/store';
import styles from './member-link.module.css';

/** 会員ページ for members, ログイン for everybody else (and for everybody until hydration is over). */
export function MemberLink() {
  const { label, to } = useAppSelector(selectIsLogin) ? sitePages.mypage : sitePages.login;
  return (
    <Link to={to} className={styles.link}>
      <CircleUserRound aria-hidden size="1.25rem" />
      {label}
    </Link>
  );
}
