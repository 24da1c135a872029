import { Link } from 'react-router-dom';
import { listEstates } from '@gakumado/shared/api';
import type { Estate } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { selectFavoriteIds, useAppSelector } from '@gakumado/shared/store';
import { Button, notLoaded, useLatest, VisuallyHidden } from '@gakumado/shared/ui';
import { ESTATE_IDS_MAX } from '@gakumado/shared/vocabulary';
import { nextControl } from './use-done.ts';
import type { SayDone } from './use-done.ts';
import { useListAction } from './use-list-action.ts';
import styles from './owner-tools.module.css';

interface FavoritesToAddProps {
  /** The homes of the list. */
  estateIds: readonly number[];
  /** On the button of each home: 追加. */
  verb: string;
  add: (estate: Estate) => Promise<void>;
  onChanged: () => Promise<void>;
  onDone: SayDone;
}

/** The favourites that are not on the list, each with a button that puts it there. */
export function FavoritesToAdd({ estateIds, verb, add, onChanged, onDone }: FavoritesToAddProps) {
  const favoriteIds = useAppSelector(selectFavoriteIds);
  const others = favoriteIds.filter((id) => !estateIds.includes(id)).slice(0, ESTATE_IDS_MAX);
  const cards = useLatest(
    async (ids: string, signal) =>
      (await listEstates({ estate_id: ids.split(',').map(Number), limit: ESTATE_IDS_MAX }, signal)).result,
    others.length > 0 ? others.join(',') : null,
  );
  const { error, isBusy, run } = useListAction(onChanged);
  async function handleAdd(estate: Estate, button: HTMLElement) {
    const next = nextControl(button) ?? button.closest('details')?.querySelector('summary') ?? null;
    if (await run(() => add(estate))) onDone(`「${estate.name}」をリストに追加しました。`, next);
  }
  if (others.length === 0)
    return (
      <p>
        リストにないお気に入りはありません。<Link to={paths.search()}>お部屋を探して</Link>
        ハートを押すと、ここに出ます。
      </p>
    );
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
                {verb}
                <VisuallyHidden>：{estate.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
      </ul>
      <p role="alert">{error}</p>
    </>
  );
}
