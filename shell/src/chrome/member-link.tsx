import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { selectIsLogin, useAppSelector } from '@gakumado/shared/store';
import styles from './member-link.module.css';

/** 会員ページ for members, ログイン for everybody else (and for everybody until hydration is over). */
export function MemberLink() {
  const isLogin = useAppSelector(selectIsLogin);
  return (
    <Link to={isLogin ? paths.mypage() : paths.login()} className={styles.link}>
      <CircleUserRound aria-hidden size="1.25rem" />
      {isLogin ? '会員ページ' : 'ログイン'}
    </Link>
  );
}
