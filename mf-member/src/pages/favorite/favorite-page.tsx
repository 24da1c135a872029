import type { LoaderFunctionArgs } from 'react-router-dom';
import Heart from 'lucide-react/icons/heart';
import { chunksOf, listEstates } from '@gakumado/shared/api';
import type { Estate } from '@gakumado/shared/contract';
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
import { Breadcrumbs, Container, EmptyState, LinkButton, PageHead } from '@gakumado/shared/ui';
import { ESTATE_IDS_MAX, FAVORITE_MAX } from '@gakumado/shared/vocabulary';
import { loadCards } from '../../components/personal-list/load-cards.ts';
import { PersonalList } from '../../components/personal-list/personal-list.tsx';
import { StorageNote } from '../../components/personal-list/storage-note.tsx';
import styles from './favorite-page.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const store = context.get(storeContext);
  await listSettled(store, 'favorites', request.signal);
  return loadCards(selectFavoriteIds(store.getState()), (ids) => listCards(ids, request.signal));
}

export function Component() {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectFavoriteIds);
  const status = useAppSelector(selectFavoriteStatus);
  return (
    <Container className={styles.page}>
      <PageHead
        title="お気に入り物件"
        description="お気に入りに登録した学生マンション・学生会館の一覧です。物件の見比べや整理にお使いください。"
        path={paths.favorite()}
        noindex
      />
      <Breadcrumbs items={[{ label: 'お気に入り物件' }]} />
      <h1>お気に入り物件</h1>
      <p>気になる物件を{FAVORITE_MAX}件まで登録できます。最近登録した物件から順に並んでいます。</p>
      <PersonalList
        ids={ids}
        status={status}
        listName={sitePages.favorite.label}
        hasFavoriteButton={false}
        empty={<NoFavorites />}
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

async function listCards(ids: readonly number[], signal: AbortSignal): Promise<Estate[]> {
  const calls = chunksOf(ids, ESTATE_IDS_MAX).map((estate_id) =>
    listEstates({ estate_id, limit: ESTATE_IDS_MAX }, signal),
  );
  return (await Promise.all(calls)).flatMap((answer) => answer.result);
}
