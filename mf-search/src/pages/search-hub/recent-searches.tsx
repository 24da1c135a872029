import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import History from 'lucide-react/icons/history';
import {
  onDeviceStorage,
  parseGuestConditions,
  readGuestConditionsText,
  readLastSearch,
} from '@gakumado/shared/cookies';
import { useAppSelector } from '@gakumado/shared/store';
import parts from '../../parts/page-parts.module.css';
import styles from './recent-searches.module.css';

/**
 * The last search and those that this device keeps. They are the visitor's own, so the first HTML has
 * none of them.
 */
export function RecentSearches() {
  const text = useSyncExternalStore(onDeviceStorage, readGuestConditionsText, () => null);
  const pathOfVisit = useAppSelector((state) => state.searchCondition.path);
  const keptPath = useSyncExternalStore(onDeviceStorage, readLastSearch, () => null);
  const lastPath = pathOfVisit || keptPath;
  const kept = parseGuestConditions(text);
  const last = lastPath && kept.every(({ path }) => path !== lastPath) ? lastPath : null;
  if (!last && kept.length === 0) return null;
  return (
    <section className={parts.part} aria-labelledby="recent-searches">
      <h2 id="recent-searches">最近の検索</h2>
      <ul className={styles.searches}>
        {last && (
          <li>
            <Link to={last} className={styles.search}>
              <History size="1.125rem" aria-hidden />
              直前に見ていた検索結果に戻る
            </Link>
          </li>
        )}
        {kept.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className={styles.search}>
              <History size="1.125rem" aria-hidden />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
