import { useEffect, useState } from 'react';
import type { ShareDetail } from '@gakumado/shared/contract';
import { Accordion, useIsHydrated } from '@gakumado/shared/ui';
import { changesSince, snapshotOf } from './changes.ts';
import { keepList, readKeptList } from './kept-lists.ts';
import styles from './shared-list-view.module.css';

interface ChangesProps {
  shareKey: string;
  list: ShareDetail;
  me: string;
}

/** Changes since this device last showed the list. Their place is reserved until they are known. */
export function Changes(props: ChangesProps) {
  const isHydrated = useIsHydrated();
  return <div className={styles.news}>{isHydrated && <KnownChanges {...props} />}</div>;
}

/** The comparison is with what was seen before this visit, until the page is left. */
function KnownChanges({ shareKey, list, me }: ChangesProps) {
  const [seen] = useState(() => readKeptList(shareKey)?.seen);
  useEffect(() => {
    keepList(shareKey, { expiresAt: list.expires_at, seen: snapshotOf(list) });
  }, [shareKey, list]);
  const changes = seen ? changesSince(seen, list, me) : [];
  if (changes.length === 0) {
    return (
      <p>{seen ? '前回ご覧になってからの変化はありません。' : '◎○△×を付けるだけで、みんなに伝わります。'}</p>
    );
  }
  return (
    <Accordion title={`前回からの変化（${changes.length}件）`}>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Accordion>
  );
}
