import { Link } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useIsHydrated, useListBehind } from '@gakumado/shared/ui';
import styles from './back-to-list.module.css';

/** Leads back to the list that led here, at the place of this estate, also after a reload. */
export function BackToList() {
  const list = useListBehind();
  // The server does not know where a visitor came from.
  const isHydrated = useIsHydrated();
  if (!isHydrated || list === undefined) return null;
  return (
    <Link to={list} className={styles.back}>
      <ArrowLeft aria-hidden size="1.125rem" />
      検索結果に戻る
    </Link>
  );
}
