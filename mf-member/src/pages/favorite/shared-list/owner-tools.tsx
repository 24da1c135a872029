import { closeShareList, updateShareList } from '@gakumado/shared/api';
import type { ShareDetail } from '@gakumado/shared/contract';
import { Accordion, Button } from '@gakumado/shared/ui';
import { useTurn } from '#components/use-turn.ts';
import { AnswersByMail } from './answers-by-mail.tsx';
import { FavoritesToAdd } from './favorites-to-add.tsx';
import { forgetList } from './kept-lists.ts';
import { ListNote } from './list-note.tsx';
import type { SayDone } from './use-done.ts';
import { useListAction } from './use-list-action.ts';
import styles from './owner-tools.module.css';

interface OwnerToolsProps {
  shareKey: string;
  ownerKey: string;
  list: ShareDetail;
  /** Whether a mail tells of new answers. */
  isMailed: boolean;
  onChanged: () => Promise<void>;
  onDone: SayDone;
}

/** The owner's actions on a list: write a note to the others, hear of answers, add favourites, and close it. */
export function OwnerTools(props: OwnerToolsProps) {
  const { shareKey, ownerKey, list, isMailed, onChanged, onDone } = props;
  return (
    <section className={styles.tools} aria-labelledby="share-owner">
      <h2 id="share-owner">リストの管理</h2>
      <p>この欄は、リストを作った方だけに表示されます。</p>
      <ListNote {...props} note={props.list.note} />
      <AnswersByMail {...{ shareKey, ownerKey, isMailed }} />
      <Accordion title="お気に入りから物件を追加する">
        <FavoritesToAdd
          estateIds={list.estate_ids}
          verb="追加"
          add={({ estate_id }) =>
            updateShareList({ share_key: shareKey, owner_key: ownerKey, add_estate_ids: [estate_id] })
          }
          {...{ onChanged, onDone }}
        />
      </Accordion>
      <Closing {...props} />
    </section>
  );
}

/** Closing takes a second press, because it cannot be undone. */
function Closing({ shareKey, ownerKey, onChanged }: OwnerToolsProps) {
  const { isOpen, turn, opener, opened } = useTurn<HTMLDivElement>();
  const { error, isBusy, run } = useListAction(onChanged);
  if (!isOpen) {
    return (
      <Button ref={opener} variant="danger" size="small" onClick={() => turn(true)}>
        このリストを終了する
      </Button>
    );
  }
  const close = async () => {
    await closeShareList({ share_key: shareKey, owner_key: ownerKey });
    forgetList(shareKey);
  };
  return (
    <div ref={opened} tabIndex={-1} className={styles.closing} role="group" aria-label="リストの終了">
      <p role="status">
        終了すると、リンクを開いてもリストは表示されず、みんなの意見も消去されます。元に戻せません。
      </p>
      <Button variant="danger" size="small" isDisabled={isBusy} onClick={() => void run(close)}>
        終了する
      </Button>
      <Button variant="plain" size="small" onClick={() => turn(false)}>
        やめる
      </Button>
      <p role="alert">{error}</p>
    </div>
  );
}
