import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import History from 'lucide-react/icons/history';
import {
  onDeviceStorage,
  parseGuestConditions,
  readGuestConditionsText,
  readRecentSearchesText,
} from '@gakumado/shared/cookies';
import { useAppSelector } from '@gakumado/shared/store';
import parts from '../../parts/page-parts.module.css';
import styles from './recent-searches.module.css';

/**
 * The searches of this device by their names: the last ones, then those that a guest has saved. They are the visitor's own, so the
 * first HTML has none of them. Without storage the store of the visit knows the last one.
 */
export function RecentSearches() {
  const recentText = useSyncExternalStore(onDeviceStorage, readRecentSearchesText, () => null);
  const savedText = useSyncExternalStore(onDeviceStorage, readGuestConditionsText, () => null);
  const pathOfVisit = useAppSelector((state) => state.searchCondition.path);
  const recent = parseGuestConditions(recentText);
  const recentPaths = new Set(recent.map(({ path }) => path));
  const saved = parseGuestConditions(savedText).filter(({ path }) => !recentPaths.has(path));
  const searches = [...recent, ...saved];
  const isLastKnown = searches.some(({ path }) => path === pathOfVisit);
  const last =
    pathOfVisit && !isLastKnown ? [{ name: '直前に見ていた検索結果に戻る', path: pathOfVisit }] : [];
  const shown = [...last, ...searches];
  if (shown.length === 0) return null;
  return (
    <section className={parts.part} aria-labelledby="recent-searches">
      <h2 id="recent-searches">最近の検索</h2>
      <ul className={styles.searches}>
        {shown.map(({ name, path }) => (
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
