import { proposeEstate } from '@gakumado/shared/api';
import type { ShareDetail } from '@gakumado/shared/contract';
import { Accordion, Button, useIsHydrated } from '@gakumado/shared/ui';
import { FavoritesToAdd } from './favorites-to-add.tsx';
import type { SayDone } from './use-done.ts';
import styles from './owner-tools.module.css';

interface ProposalsProps {
  shareKey: string;
  list: ShareDetail;
  /** The visitor's name on the list; '' before there is one. */
  me: string;
  /** Leads to the field of the name. */
  askName: () => void;
  onChanged: () => Promise<void>;
  onDone: SayDone;
}

/** Everybody who has the link proposes homes out of the own favourites, under the own name (contract, 8.7). */
export function Proposals({ shareKey, list, me, askName, onChanged, onDone }: ProposalsProps) {
  if (!useIsHydrated()) return null;
  return (
    <section className={styles.proposals} aria-label="物件の提案">
      <Accordion title="お気に入りから物件を提案する">
        {me === '' ? (
          <Button variant="secondary" size="small" onClick={askName}>
            名前を決めて提案する
          </Button>
        ) : (
          <FavoritesToAdd
            estateIds={list.estate_ids}
            verb="提案"
            add={({ estate_id }) => proposeEstate({ share_key: shareKey, estate_id, by: me })}
            {...{ onChanged, onDone }}
          />
        )}
      </Accordion>
    </section>
  );
}
