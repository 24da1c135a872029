import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { linkedPlaces } from '@gakumado/shared/search-fields';
import type { ListState } from '@gakumado/shared/store';
import {
  Button,
  EstateCard,
  ListOriginContext,
  notLoaded,
  Notice,
  RetryPanel,
  SampleNote,
  SkeletonCards,
} from '@gakumado/shared/ui';
import { ScriptsNeeded } from '../account/scripts-needed.tsx';
import { WithScripts } from '../../step-form/without-scripts.tsx';
import { EstateSelection } from './estate-selection.tsx';
import type { ChosenEstates } from './chosen-estates.ts';
import type { LoadedCards } from './load-cards.ts';
import styles from './personal-list.module.css';
import { StayOfList } from './stay-of-list.tsx';
import { useCards } from './use-cards.ts';
import type { Cards } from './use-cards.ts';
import { useRemoval } from './use-removal.ts';
import type { RemovalCalls } from './use-removal.ts';

interface PersonalListProps extends RemovalCalls {
  ids: readonly number[];
  status: ListState['status'];
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** False where the cards are the favourites: there the checkbox removes, and can be undone. */
  hasFavoriteButton?: boolean;
  /** Whether the visitor keeps notes about these estates. */
  hasNotes?: boolean;
  /** Actions of this list alone. */
  renderActions?: (chosen: ChosenEstates) => ReactNode;
  /** Another way to the list. */
  withoutScripts?: ReactNode;
}

/**
 * A visitor's list of estates: loading, empty, failed, or cards to look at and to remove. Takes the cards of the
 * page's loader, which answers {@link LoadedCards}.
 */
export function PersonalList({
  ids,
  status,
  empty,
  hasFavoriteButton,
  hasNotes,
  renderActions,
  withoutScripts,
  ...calls
}: PersonalListProps) {
  const loaded = useLoaderData<LoadedCards | null>();
  const cards = useCards(ids, status, loaded);
  const { message, say, removeAll } = useRemoval(calls);
  const place = useRef<HTMLDivElement>(null);

  const handleRemove = async (removedIds: readonly number[]) => {
    const isRemoved = await removeAll(removedIds);
    // The pressed button is removed with the last card: keep the keyboard where the list was.
    if (isRemoved && removedIds.length >= ids.length) place.current?.focus();
    return isRemoved;
  };

  const { pathname, search } = useLocation();
  const origin = { ...linkedPlaces(loaded?.places ?? []), ...loaded?.stay, path: pathname + search };
  return (
    <ListOriginContext value={origin}>
      <div className={styles.place} ref={place} tabIndex={-1}>
        <Content
          {...{ cards, empty, hasFavoriteButton, hasNotes, renderActions, withoutScripts }}
          targetNames={loaded?.places.map(({ name }) => name)}
          listName={calls.listName}
          onRemove={handleRemove}
          onRefused={(text) => say({ text, tone: 'error' })}
        />
        {message}
      </div>
    </ListOriginContext>
  );
}

interface ContentProps {
  cards: Cards;
  listName: string;
  empty: ReactNode;
  onRemove: (ids: readonly number[]) => Promise<boolean>;
  onRefused: (message: string) => void;
  hasFavoriteButton: boolean | undefined;
  hasNotes: boolean | undefined;
  renderActions: ((chosen: ChosenEstates) => ReactNode) | undefined;
  withoutScripts: ReactNode;
  targetNames: readonly string[] | undefined;
}

function Content({ cards, listName, empty, withoutScripts, ...ofCards }: ContentProps) {
  const { state, estates, endedIds, isRetrying, retry } = cards;
  if (state === 'loading') {
    return (
      <>
        <ScriptsNeeded>{withoutScripts}</ScriptsNeeded>
        <WithScripts>
          <SkeletonCards label={`${listName}を読み込んでいます`} />
        </WithScripts>
      </>
    );
  }
  if (state === 'failed') return <RetryPanel onRetry={retry} isRetrying={isRetrying} />;
  if (state === 'stale') return <StaleCards cards={cards} listName={listName} />;
  if (estates.length + endedIds.length === 0) return empty;
  return (
    <>
      {endedIds.length > 0 && (
        <Notice>
          <p>{`掲載が終了した物件が${endedIds.length}件あります。`}</p>
          <Button variant="secondary" size="small" onClick={() => void ofCards.onRemove(endedIds)}>
            掲載終了の物件を{listName}から削除する
          </Button>
        </Notice>
      )}
      {estates[0] && <StayOfList estate={estates[0]} />}
      {estates.length > 0 && <EstateSelection label={listName} estates={estates} {...ofCards} />}
      {estates.some((estate) => estate.is_sample) && <SampleNote />}
    </>
  );
}

/** The last good cards, greyed: they are still worth reading when the list cannot be loaded. */
function StaleCards({
  cards: { estates, isRetrying, retry },
  listName,
}: Pick<ContentProps, 'cards' | 'listName'>) {
  return (
    <>
      <Notice tone="warning" role="alert" title={notLoaded(listName)}>
        <p>前回表示した内容をご覧いただいています。</p>
        <Button variant="secondary" size="small" onClick={retry} isDisabled={isRetrying}>
          {isRetrying ? '読み込んでいます' : 'もう一度読み込む'}
        </Button>
      </Notice>
      <ul className={styles.list} data-stale aria-label={listName}>
        {estates.map((estate) => (
          <li key={estate.estate_id}>
            <EstateCard headingLevel={2} estate={estate} hasFavoriteButton={false} />
          </li>
        ))}
      </ul>
    </>
  );
}
