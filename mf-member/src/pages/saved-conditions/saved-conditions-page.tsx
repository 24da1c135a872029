import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { deleteConditions, listSavedConditions, nullOnError, restoreCondition } from '@gakumado/shared/api';
import type { SavedCondition } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { announceChange } from '@gakumado/shared/store';
import {
  Breadcrumbs,
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PartFailed,
  SkeletonCards,
} from '@gakumado/shared/ui';
import { CONDITION_MAX } from '@gakumado/shared/vocabulary';
import { MailsOff } from '../../components/mails-off/mails-off.tsx';
import { useOutcome } from '../../components/message/use-outcome.ts';
import { ScriptsNeeded } from '../../components/account/scripts-needed.tsx';
import { nthOf, withNth } from '../../components/nth-of.ts';
import { WithScripts } from '../../step-form/without-scripts.tsx';
import { ConditionRow } from './condition-row.tsx';
import styles from './saved-conditions-page.module.css';

const TITLE = '保存した検索条件';

export async function loader({ request }: LoaderFunctionArgs) {
  return { conditions: await nullOnError(listSavedConditions(request.signal)) };
}

/** A member's saved searches: run, rename, how often their mails come, delete. */
export function Component() {
  const loaded = useLoaderData<typeof loader | null>();
  return (
    <Container width="text" className={styles.page}>
      <PageHead
        title={TITLE}
        description="保存した検索条件の確認、名前の変更、新着のお知らせの設定ができます。"
        path={paths.notificationSettings()}
        noindex
      />
      <Breadcrumbs items={[sitePages.mypage, { label: TITLE }]} />
      <h1>{TITLE}</h1>
      <ScriptsNeeded />
      <p>
        条件の名前を押すと、いまの空室を検索します。新着のお知らせは、条件ごとにメールの頻度をお選びいただけます（
        {CONDITION_MAX}件まで保存できます）。
      </p>
      <MailsOff />
      {loaded === null && (
        <WithScripts>
          <SkeletonCards count={2} />
        </WithScripts>
      )}
      {loaded?.conditions === null && <PartFailed name={TITLE} />}
      {loaded?.conditions && <Conditions conditions={loaded.conditions} />}
    </Container>
  );
}

function Conditions({ conditions }: { conditions: readonly SavedCondition[] }) {
  const { revalidate } = useRevalidator();
  const { attempt, message, next } = useOutcome();

  const change = async (call: () => Promise<unknown>, done: { text: string; undo?: () => void }) => {
    const isDone = await attempt(call, done);
    announceChange();
    await revalidate();
    return isDone;
  };

  const remove = async ({ condition_id, name }: SavedCondition) => {
    const isDone = await change(() => deleteConditions([condition_id]), {
      text: `「${name}」を削除しました。`,
      undo: () =>
        void change(() => restoreCondition(condition_id), {
          text: `「${name}」を元に戻しました。`,
        }),
    });
    // The pressed button is removed with its row.
    if (isDone) next.current?.focus();
  };

  return (
    // The focus goes here when a row leaves with its button.
    <div tabIndex={-1} className={styles.place}>
      {message}
      {conditions.length === 0 ? (
        <EmptyState
          title="保存した条件はありません"
          actions={<LinkButton to={paths.search()}>{sitePages.search.label}</LinkButton>}
        >
          <p>検索結果のページの「この条件を保存」から保存できます。</p>
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {conditions.map((condition) => (
            <li key={condition.condition_id}>
              <ConditionRow
                condition={condition}
                title={withNth(
                  condition.name,
                  nthOf(conditions, condition, ({ name }) => name),
                )}
                onChange={change}
                onRemove={() => void remove(condition)}
              />
            </li>
          ))}
        </ul>
      )}
      <p>
        場所や条件そのものは、<Link to={paths.searchCondition()}>{sitePages.searchCondition.label}</Link>
        のページで変更できます。
      </p>
    </div>
  );
}
