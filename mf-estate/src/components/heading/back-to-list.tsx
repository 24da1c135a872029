import { Link } from 'react-router-dom';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { EstateDetail } from '@gakumado/shared/contract';
import { useIsHydrated, useListBehind } from '@gakumado/shared/ui';
import styles from './back-to-list.module.css';

/**
 * Leads back to the list that led here, at the place of this estate, also after a reload. Visitors who came another way
 * get a link to the homes of the city: the place is never empty, so that nothing moves (decision 84).
 */
export function BackToList({ breadcrumbs }: Pick<EstateDetail, 'breadcrumbs'>) {
  const list = useListBehind();
  // The server does not know where a visitor came from.
  const isHydrated = useIsHydrated();
  const around = breadcrumbs.at(-2);
  const isKnown = isHydrated && list !== undefined;
  if (!isKnown && !around) return null;
  return (
    <Link to={isKnown ? list : around!.path} className={styles.back} data-screen-only>
      <ArrowLeft aria-hidden size="1.25rem" />
      <span className={styles.words}>{isKnown ? '検索結果に戻る' : `${around!.name}の物件を見る`}</span>
    </Link>
  );
}
