import { Link } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import History from 'lucide-react/icons/history';
import { listHistoryEstates } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { storeContext } from '@gakumado/shared/routing';
import {
  listSettled,
  loginPathWithReturn,
  removeHistory,
  restoreHistory,
  selectHistoryIds,
  selectHistoryStatus,
  selectIsLogin,
  useAppDispatch,
  useAppSelector,
} from '@gakumado/shared/store';
import { Breadcrumbs, Container, EmptyState, LinkButton, PageHead } from '@gakumado/shared/ui';
import { HISTORY_MAX } from '@gakumado/shared/vocabulary';
import { loadCards } from '../../components/personal-list/load-cards.ts';
import { PersonalList } from '../../components/personal-list/personal-list.tsx';
import styles from './history-page.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const store = context.get(storeContext);
  await listSettled(store, 'history', request.signal);
  return loadCards(selectHistoryIds(store.getState()), (ids) => listHistoryEstates(ids, request.signal));
}

export function Component() {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(selectHistoryIds);
  const status = useAppSelector(selectHistoryStatus);
  return (
    <Container className={styles.page}>
      <PageHead
        title="閲覧履歴"
        description={`最近ご覧になった学生マンション・学生会館を、新しい順に${HISTORY_MAX}件まで表示します。`}
        path={paths.history()}
        noindex
      />
      <Breadcrumbs items={[{ label: '閲覧履歴' }]} />
      <h1>閲覧履歴</h1>
      <p>最近ご覧になった物件を、新しい順に{HISTORY_MAX}件まで表示しています。</p>
      <PersonalList
        ids={ids}
        status={status}
        listName="閲覧履歴"
        empty={<NoHistory />}
        remove={(removed) => dispatch(removeHistory(removed))}
        // The list as it was when the removal was asked for, the latest last.
        restore={() => dispatch(restoreHistory(ids.toReversed()))}
      />
      <StorageNote />
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
          <LinkButton to={paths.schools()}>学校名から探す</LinkButton>
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

function StorageNote() {
  const isLogin = useAppSelector(selectIsLogin);
  if (isLogin) return null;
  return (
    <p className={styles.note}>
      閲覧履歴はお使いのブラウザに保存されています。
      <Link to={loginPathWithReturn(paths.history())}>ログイン</Link>
      すると、ほかの端末でもご覧いただけます。
    </p>
  );
}
