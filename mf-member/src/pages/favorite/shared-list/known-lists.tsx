import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { Badge, formatDate } from '@gakumado/shared/ui';
import cards from '#card/card.module.css';
import { useAccountLists } from './account-lists.ts';
import { useKeptLists } from './kept-lists.ts';
import styles from './shared-list-view.module.css';

export interface KnownList {
  shareKey: string;
  /** Undefined where somebody else made the list. */
  ownerKey: string | undefined;
  expiresAt: string;
  /** Undefined before it was looked at. */
  estateCount: number | undefined;
  newAnswerCount: number;
}

/** The lists in the visitor's account, and those that this device alone has made or seen, the latest first. */
export function useKnownLists(): KnownList[] {
  const ofAccount = useAccountLists() ?? [];
  const ofDevice = Object.entries(useKeptLists())
    .toReversed()
    .filter(([shareKey]) => ofAccount.every(({ share_key }) => share_key !== shareKey));
  return [
    ...ofAccount.map((list) => ({
      shareKey: list.share_key,
      ownerKey: list.owner_key ?? undefined,
      expiresAt: list.expires_at,
      estateCount: list.estate_count,
      newAnswerCount: list.new_answer_count,
    })),
    ...ofDevice.map(([shareKey, { ownerKey, expiresAt, seen }]) => ({
      shareKey,
      ownerKey,
      expiresAt,
      estateCount: seen && Object.keys(seen.homes).length,
      newAnswerCount: 0,
    })),
  ];
}

/** The visitor's lists of the family, with answers that are new. */
export function KnownLists({ lists }: { lists: readonly KnownList[] }) {
  if (lists.length === 0) return null;
  return (
    <section className={cards.card} aria-labelledby="known-lists">
      <h2 id="known-lists">家族のリスト</h2>
      <ul className={styles.changes}>
        {lists.map(({ shareKey, ownerKey, expiresAt, estateCount, newAnswerCount }) => (
          <li key={shareKey}>
            <Link to={paths.sharedList(shareKey)}>
              {`${ownerKey !== undefined ? '作成したリスト' : '届いたリスト'}${estateCount === undefined ? '' : `（${estateCount}件）`}・${formatDate(expiresAt)}まで`}
            </Link>
            {newAnswerCount > 0 && <Badge tone="accent">{`新しい答え${newAnswerCount}件`}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
