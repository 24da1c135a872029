import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { useHistoryEstates } from './use-history-estates.ts';
import styles from './viewing-history.module.css';

/** The estates that the visitor looked at, as a carousel. Its height is fixed before the items are there. */
export function ViewingHistory() {
  const history = useHistoryEstates();
  if (history === undefined) return null;
  return (
    <section className={styles.history} aria-labelledby="viewing-history">
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="viewing-history" className={styles.title}>
            最近見た物件
          </h2>
          <Link to={paths.history()} className={styles.all}>
            閲覧履歴をすべて見る
            <ChevronRight aria-hidden size="1rem" />
          </Link>
        </div>
        <div className={styles.items} aria-busy={history === null}>
          {history && <history.Items estates={history.estates} />}
        </div>
      </div>
    </section>
  );
}
