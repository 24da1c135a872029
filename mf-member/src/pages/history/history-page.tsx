import type { LoaderFunctionArgs } from 'react-router-dom';
import History from 'lucide-react/icons/history';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { storeContext } from '@gakumado/shared/routing';
import {
  fetchHistoryEstates,
  listSettled,
  removeHistory,
  restoreHistory,
  selectHistoryIds,
  selectHistoryStatus,
  useAppDispatch,
  useAppSelector,
} from '@gakumado/shared/store';
import { Breadcrumbs, Container, EmptyState, LinkButton, PageHead } from '@gakumado/shared/ui';
import { HISTORY_MAX } from '@gakumado/shared/vocabulary';
import { loadCards } from '../../components/personal-list/load-cards.ts';
import { PersonalList } from '../../components/personal-list/personal-list.tsx';
import { StorageNote } from '../../components/personal-list/storage-note.tsx';
import styles from './history-page.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const store = context.get(storeContext);
  await listSettled(store, 'history', request.signal);
  return loadCards(selectHistoryIds(store.getState()), request, () =>
    store.dispatch(fetchHistoryEstates(request.signal)),
  );
}

export function Component() {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectHistoryIds);
  const status = useAppSelector(selectHistoryStatus);
  return (
    <Container className={styles.page}>
      <PageHead
        title={sitePages.history.label}
        description={`最近ご覧になった学生マンション・学生会館を、新しい順に${HISTORY_MAX}件まで表示します。`}
        path={paths.history()}
        noindex
      />
      <Breadcrumbs items={[{ label: sitePages.history.label }]} />
      <h1>{sitePages.history.label}</h1>
      <p>最近ご覧になった物件を、新しい順に{HISTORY_MAX}件まで表示しています。</p>
      <PersonalList
        ids={ids}
        status={status}
        listName={sitePages.history.label}
        empty={<NoHistory />}
        remove={(removed) => dispatch(removeHistory(removed))}
        // The list as it was when the removal was asked for, the latest last.
        restore={() => dispatch(restoreHistory(ids.toReversed()))}
      />
      <StorageNote page={sitePages.history} />
    </Container>
  );
}

function NoHistory() {
  return (
    <EmptyState
      title="閲覧履歴はありません"
      icon={<History size="2.5rem" strokeWidth={1.5} aria-hidden />}
      actions={
        <>
          <LinkButton to={paths.schools()}>{sitePages.schools.label}</LinkButton>
          <LinkButton to={paths.favorite()} variant="secondary">
            お気に入りを見る
          </LinkButton>
        </>
      }
    >
      <p>物件のページをご覧になると、ここに並びます。</p>
    </EmptyState>
  );
}
