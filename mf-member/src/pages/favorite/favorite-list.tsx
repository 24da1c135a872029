import { useLocation } from 'react-router-dom';
import type { RouterContextProvider } from 'react-router-dom';
import Heart from 'lucide-react/icons/heart';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { storeContext } from '@gakumado/shared/routing';
import {
  addFavorites,
  listSettled,
  removeFavorites,
  selectFavoriteIds,
  selectFavoriteStatus,
  useAppDispatch,
  useAppSelector,
} from '@gakumado/shared/store';
import {
  Breadcrumbs,
  Button,
  Container,
  EmptyState,
  LinkButton,
  Notice,
  PageHead,
} from '@gakumado/shared/ui';
import { COMPARE_MIN, FAVORITE_MAX } from '@gakumado/shared/vocabulary';
import { FAVORITES_TITLE } from '#components/personal-list/page-titles.ts';
import { COMPARE_HINT } from '../../components/personal-list/choice-limits.ts';
import { useNotesOfAllDevices } from '../../components/home-note/use-home-notes.ts';
import { loadCards } from '../../components/personal-list/load-cards.ts';
import { PersonalList } from '../../components/personal-list/personal-list.tsx';
import { StorageNote } from '../../components/personal-list/storage-note.tsx';
import { KnownLists, useKnownLists } from './shared-list/known-lists.tsx';
import { ShareListButtons } from './shared-list/share-list-buttons.tsx';
import styles from './favorite-list.module.css';

/** The cards of the visitor's favourites. */
export async function loadFavorites(context: Readonly<RouterContextProvider>, request: Request) {
  const store = context.get(storeContext);
  await listSettled(store, 'favorites', request.signal);
  return { view: 'list' as const, ...(await loadCards(selectFavoriteIds(store.getState()), request)) };
}

/** The visitor's favourites. */
export function FavoriteList() {
  const { search } = useLocation();
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectFavoriteIds);
  const status = useAppSelector(selectFavoriteStatus);
  const lists = useKnownLists();
  useNotesOfAllDevices();
  return (
    <Container className={styles.page}>
      <PageHead
        title={FAVORITES_TITLE}
        description="お気に入りに登録した学生マンション・学生会館の一覧です。物件の見比べや整理にお使いください。"
        path={paths.favorite()}
        noindex
      />
      <Breadcrumbs items={[{ label: FAVORITES_TITLE }]} />
      <h1>{FAVORITES_TITLE}</h1>
      {new URLSearchParams(search).has('compare') && (
        <Notice role="status">
          <p>{`比べられる物件が${COMPARE_MIN}件に足りないため、お気に入りを表示しています。${COMPARE_HINT}。`}</p>
        </Notice>
      )}
      <p>気になる物件を{FAVORITE_MAX}件まで登録できます。最近登録した物件から順に並んでいます。</p>
      <KnownLists lists={lists} />
      <PersonalList
        ids={ids}
        status={status}
        listName={sitePages.favorite.label}
        hasFavoriteButton={false}
        hasNotes
        renderActions={(chosen) => <ShareListButtons {...chosen} lists={lists} />}
        empty={<NoFavorites />}
        withoutScripts={
          <form method="post" action={paths.favorite()}>
            <Button type="submit" variant="secondary" size="small">
              JavaScriptを使わずに見る
            </Button>
          </form>
        }
        remove={(removed) => dispatch(removeFavorites(removed))}
        // Newest first on the page, the latest last in the list.
        restore={(removed) => dispatch(addFavorites(removed.toReversed()))}
      />
      <StorageNote page={sitePages.favorite} />
    </Container>
  );
}

function NoFavorites() {
  return (
    <EmptyState
      title="お気に入りに登録した物件はありません"
      icon={<Heart size="2.5rem" strokeWidth={1.5} aria-hidden />}
      actions={
        <>
          <LinkButton to={paths.schools()}>{sitePages.schools.label}</LinkButton>
          <LinkButton to={paths.history()} variant="secondary">
            閲覧履歴を見る
          </LinkButton>
        </>
      }
    >
      <p>物件のハートのボタンを押すと、ここに並びます。</p>
    </EmptyState>
  );
}
