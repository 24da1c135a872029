import { useEffect, useRef } from 'react';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import {
  ApiError,
  apiStatus,
  findMailedConditions,
  nullOnError,
  stopConditionMails,
} from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Button, Container, LinkButton, Notice, PageHead } from '@gakumado/shared/ui';
import parts from '../../parts/page-parts.module.css';

const TITLE = '新着のお知らせメールの停止';

const keyIn = (request: Request): string => new URL(request.url).searchParams.get('stop') ?? '';

/** The saved searches whose mails `?stop={key}` stops; null for a key that is not ours. */
export const loadMailed = ({ request }: LoaderFunctionArgs) =>
  nullOnError(findMailedConditions(keyIn(request), request.signal));

/** The outcome of the button. */
interface Stopped {
  /** Of the saved searches whose mails were stopped. */
  names?: readonly string[];
  /** Why none were. */
  message?: string;
  /** Whether the link can never stop any. */
  isUnknown?: boolean;
}

/** Stops the mails that `?stop={key}` stands for (contract, 7.5), with scripts and without. */
export async function stopMails({ request }: ActionFunctionArgs): Promise<Stopped> {
  try {
    return { names: await stopConditionMails(keyIn(request), request.signal) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isUnknown = error.status === apiStatus.NOT_FOUND || error.status === apiStatus.BAD_REQUEST;
    return {
      isUnknown,
      message: isUnknown
        ? 'このリンクは使えません。条件がすでに削除されているか、アドレスが途中で切れている可能性があります。'
        : error.message,
    };
  }
}

/** The page shows nothing but the outcome of the button, so nothing is loaded again. */
export const revalidateUnlessPressed: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => actionResult === undefined && defaultShouldRevalidate;

const quoted = (names: readonly string[]) => names.map((name) => `「${name}」`).join('');

/** Where a mail's link leads: it asks once, because programs that check links open them too. */
export function StopMails() {
  const mailed = useLoaderData<typeof loadMailed>();
  const { names, message, isUnknown = false } = useActionData<Stopped>() ?? {};
  const isStopping = useNavigation().state !== 'idle';
  const wasStopped = !names && mailed?.is_stopped === true;
  const isStopped = names !== undefined || wasStopped;
  const isAnswered = names !== undefined || isUnknown;
  const answer = useRef<HTMLDivElement>(null);

  // The pressed button is gone then.
  useEffect(() => {
    if (isAnswered) answer.current?.focus();
  }, [isAnswered]);

  return (
    <Container width="text" className={parts.page}>
      <PageHead
        title={TITLE}
        description="保存した検索条件の、新着のお知らせメールを停止します。"
        path={paths.searchCondition()}
        noindex
      />
      <Breadcrumbs items={[{ label: TITLE }]} />
      <div className={parts.intro}>
        <h1>{TITLE}</h1>
        <div ref={answer} role="status" tabIndex={-1}>
          {names && <Notice tone="success">{quoted(names)}の新着のお知らせメールを停止しました。</Notice>}
          {wasStopped && (
            <Notice>{quoted(mailed.names)}の新着のお知らせメールは、すでに停止しています。</Notice>
          )}
          {message && <Notice tone="error">{message}</Notice>}
        </div>
      </div>
      {isStopped && <p>保存した検索条件は残っています。お知らせは、会員ページからいつでも再開できます。</p>}
      {!isStopped && !isUnknown && (
        <Form method="post" preventScrollReset className={parts.part}>
          <p>このメールの検索条件について、新着のお知らせを停止します。ログインは必要ありません。</p>
          <Button type="submit" size="large" isWide isDisabled={isStopping}>
            {isStopping ? '停止しています' : 'お知らせメールを停止する'}
          </Button>
        </Form>
      )}
      <LinkButton to={paths.notificationSettings()} variant="secondary" isWide>
        {isStopped ? 'お知らせを再開する' : '頻度を変更する'}（{sitePages.login.label}が必要です）
      </LinkButton>
    </Container>
  );
}
