import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { formatDate } from '@gakumado/shared/ui';
import cards from '#card/card.module.css';
import { useKeptLists } from './kept-lists.ts';
import styles from './shared-list-view.module.css';

/** The lists that this device has made or seen, the latest first. */
export function KnownLists() {
  const lists = Object.entries(useKeptLists()).toReversed();
  if (lists.length === 0) return null;
  return (
    <section className={cards.card} aria-labelledby="known-lists">
      <h2 id="known-lists">家族のリスト</h2>
      <ul className={styles.changes}>
        {lists.map(([shareKey, { ownerKey, expiresAt, seen }]) => (
          <li key={shareKey}>
            <Link to={paths.sharedList(shareKey)}>
              {`${ownerKey ? '作成したリスト' : '届いたリスト'}${seen ? `（${Object.keys(seen.homes).length}件）` : ''}・${formatDate(expiresAt)}まで`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
