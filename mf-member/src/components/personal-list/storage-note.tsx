import { Link } from 'react-router-dom';
import type { SitePage } from '@gakumado/shared/site-pages';
import { loginPathWithReturn, selectIsLogin, useAppSelector } from '@gakumado/shared/store';
import styles from './storage-note.module.css';

/** Tells a guest where the list of a page is kept. */
export function StorageNote({ page }: { page: SitePage }) {
  const isLogin = useAppSelector(selectIsLogin);
  if (isLogin) return null;
  return (
    <p className={styles.note}>
      {page.label}はお使いのブラウザに保存されています。
      <Link to={loginPathWithReturn(page.to)}>ログイン</Link>
      すると、ほかの端末でもご覧いただけます。
    </p>
  );
}
