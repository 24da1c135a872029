import { closeShareList, listEstates, updateShareList } from '@gakumado/shared/api';
import type { Estate, ShareDetail } from '@gakumado/shared/contract';
import { selectFavoriteIds, useAppSelector } from '@gakumado/shared/store';
import { Accordion, Button, notLoaded, useLatest, VisuallyHidden } from '@gakumado/shared/ui';
import { ESTATE_IDS_MAX } from '@gakumado/shared/vocabulary';
import { useTurn } from '#components/use-turn.ts';
import { forgetList } from './kept-lists.ts';
import { ListNote } from './list-note.tsx';
import { nextControl } from './use-done.ts';
import type { SayDone } from './use-done.ts';
import { useListAction } from './use-list-action.ts';
import styles from './owner-tools.module.css';

interface OwnerToolsProps {
  shareKey: string;
  ownerKey: string;
  list: ShareDetail;
  onChanged: () => Promise<void>;
  onDone: SayDone;
}

/** The owner's actions on a list: write a note to the others, add favourites, and close it. */
export function OwnerTools(props: OwnerToolsProps) {
  return (
    <section className={styles.tools} aria-labelledby="share-owner">
      <h2 id="share-owner">リストの管理</h2>
      <p>この欄は、リストを作ったこのブラウザだけに表示されます。</p>
      <ListNote {...props} note={props.list.note} />
      <Accordion title="お気に入りから物件を追加する">
        <Additions {...props} />
      </Accordion>
      <Closing {...props} />
    </section>
  );
}

/** The favourites that are not on the list. */
function Additions({ shareKey, ownerKey, list, onChanged, onDone }: OwnerToolsProps) {
  const favoriteIds = useAppSelector(selectFavoriteIds);
  const others = favoriteIds.filter((id) => !list.estate_ids.includes(id)).slice(0, ESTATE_IDS_MAX);
  const cards = useLatest(
    async (ids: string, signal) =>
      (await listEstates({ estate_id: ids.split(',').map(Number), limit: ESTATE_IDS_MAX }, signal)).result,
    others.length > 0 ? others.join(',') : null,
  );
  const { error, isBusy, run } = useListAction(onChanged);
  async function handleAdd({ estate_id, name }: Estate, button: HTMLElement) {
    const next = nextControl(button) ?? button.closest('details')?.querySelector('summary') ?? null;
    const change = { share_key: shareKey, owner_key: ownerKey, add_estate_ids: [estate_id] };
    if (await run(() => updateShareList(change))) onDone(`「${name}」をリストに追加しました。`, next);
  }
  if (others.length === 0) return <p>リストにないお気に入りはありません。</p>;
  if (!cards) return <p role="status">お気に入りを読み込んでいます。</p>;
  if (!cards.data) return <p role="alert">{`${notLoaded('お気に入り')}。`}</p>;
  return (
    <>
      <ul className={styles.additions}>
        {cards.data
          .filter(({ estate_id }) => others.includes(estate_id))
          .map((estate) => (
            <li key={estate.estate_id} className={styles.addition}>
              {estate.name}
              <Button
                variant="secondary"
                size="small"
                isDisabled={isBusy}
                onClick={({ currentTarget }) => void handleAdd(estate, currentTarget)}
              >
                追加
                <VisuallyHidden>：{estate.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
      </ul>
      <p role="alert">{error}</p>
    </>
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
