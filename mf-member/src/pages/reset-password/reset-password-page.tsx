import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, SubmitEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from 'react-router-dom';
import { requestPasswordReset } from '@gakumado/shared/api';
import { brand } from '@gakumado/shared/brand';
import { messages, passwordForgotForm } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Button, Container, Notice, PageHead } from '@gakumado/shared/ui';
import { CHANGE_MINUTES, RESEND_SECONDS } from '@gakumado/shared/vocabulary';
import { useAccountQuery } from '../../components/account/account-query.ts';
import styles from '../../components/account/account-page.module.css';
import { usePlainAnswer, wholeOf } from '../../components/account/plain-answer.ts';
import { useKeptAccount } from '../../components/account/use-kept-account.ts';
import cards from '../../card/card.module.css';
import { MailField } from '../../components/form/account-fields.tsx';
import { ErrorSummary } from '../../step-form/error-summary.tsx';
import { postedNames } from '../../step-form/form-action.ts';
import { buttonText, Refused } from '../../step-form/sending-parts.tsx';
import { pauseText } from '../../step-form/refusal.ts';
import { useCall } from '../../step-form/use-call.ts';
import { useForm } from '../../step-form/use-form.ts';
import { AGAIN, OTHER, resetAction } from './reset-action.ts';

export { resetAction as action };

/** Asks for the link that sets a new password (contract, 4.4). Its answer tells nobody who is a member. */
export function Component() {
  const { answer } = usePlainAnswer();
  const isDone = answer !== undefined && (answer.refusal === null || answer.isRepeated === true);
  const [sentTo, setSentTo] = useState(isDone ? answer.values.mail_address : null);
  const call = useCall();

  async function sendLink(mailAddress: string) {
    if (!(await call.attempt(() => requestPasswordReset(mailAddress)))) return false;
    setSentTo(mailAddress);
    call.pauseFor(RESEND_SECONDS);
    return true;
  }

  return (
    <Container width="text" className={styles.page}>
      <PageHead
        title={sitePages.resetPassword.label}
        description={`${brand.name}の会員のパスワードをお忘れの方に、再設定のためのURLをメールでお送りします。`}
        path={paths.resetPassword()}
        noindex
      />
      <Breadcrumbs items={[sitePages.login, { label: sitePages.resetPassword.label }]} />
      <h1>{sitePages.resetPassword.label}</h1>
      {sentTo === null ? (
        <MailForm call={call} onSend={sendLink} />
      ) : (
        <Sent call={call} mailAddress={sentTo} onSend={sendLink} onOther={() => setSentTo(null)} />
      )}
      <p>
        <Link to={paths.login(useAccountQuery())}>ログインに戻る</Link>
      </p>
    </Container>
  );
}

interface PartProps {
  call: ReturnType<typeof useCall>;
  /** Answers whether the link was sent. */
  onSend: (mailAddress: string) => Promise<boolean>;
}

function MailForm({ call: { refusal, isSending, pauseS }, onSend }: PartProps) {
  const { answer, start } = usePlainAnswer();
  const form = useForm({ resolver: zodResolver(passwordForgotForm), ...start });
  const { errors, isSubmitted } = form.formState;
  const error = errors.mail_address?.message;
  const { keep, forget } = useKeptAccount('reset_password', ({ mail_address }) => {
    if (mail_address && !form.getValues('mail_address')) form.setValue('mail_address', mail_address);
  });
  const handleSend = form.handleSubmit(async ({ mail_address }) => {
    if (await onSend(mail_address)) forget();
  });
  return (
    <>
      <p>
        ご登録のメールアドレスを入力してください。新しいパスワードを設定するためのURLをお送りします。URLの有効期限は
        {CHANGE_MINUTES}分です。
      </p>
      <form className={cards.panel} method="post" noValidate onSubmit={(event) => void handleSend(event)}>
        <Refused refusal={refusal ?? (isSubmitted ? null : wholeOf(answer))} />
        <ErrorSummary
          ids={['mail_address']}
          messageOf={() => error}
          isShown={isSubmitted || answer !== undefined}
          submitCount={form.formState.submitCount}
        />
        <MailField
          {...form.register('mail_address', { onChange: () => keep(form.getValues()) })}
          defaultValue={answer?.values.mail_address}
          error={error}
        />
        <Button type="submit" size="large" isWide isDisabled={isSending || pauseS > 0}>
          {buttonText('再設定用のURLを送る', isSending, pauseS)}
        </Button>
      </form>
    </>
  );
}

interface SentProps extends PartProps {
  mailAddress: string;
  onOther: () => void;
}

/** The same for every address. */
function Sent({ call: { refusal, isSending, pauseS }, mailAddress, onSend, onOther }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { answer } = usePlainAnswer();
  const [isSentAgain, setIsSentAgain] = useState(answer?.isRepeated === true && answer.refusal === null);
  /** Whether scripts have asked again since the page came. */
  const [isTried, setIsTried] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const handleAgain = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    setIsSentAgain(false);
    setIsSentAgain(await onSend(mailAddress));
  };
  const handleOther = (event: MouseEvent) => {
    event.preventDefault();
    onOther();
  };
  return (
    <form className={cards.panel} method="post" onSubmit={(event) => void handleAgain(event)}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        メールをご確認ください
      </h2>
      <Notice tone="success">{messages.resetMailed}</Notice>
      <p>
        ご入力のメールアドレス：<strong>{mailAddress}</strong>
        <br />
        URLの有効期限は{CHANGE_MINUTES}分です。新しいURLをお送りすると、前のURLは使えなくなります。
      </p>
      <Refused refusal={refusal ?? (isTried ? null : wholeOf(answer))} />
      <div role="status">{isSentAgain && <p>もう一度お送りしました。</p>}</div>
      <input type="hidden" name="mail_address" value={mailAddress} />
      <Button
        type="submit"
        name={postedNames.step}
        value={AGAIN}
        variant="secondary"
        isWide
        isDisabled={isSending || pauseS > 0}
      >
        {pauseS > 0 ? `${pauseText(pauseS)}後に再送できます` : 'もう一度送る'}
      </Button>
      <Button type="submit" name={postedNames.step} value={OTHER} variant="plain" onClick={handleOther}>
        別のメールアドレスを入力する
      </Button>
    </form>
  );
}
