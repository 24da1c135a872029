import { useEffect, useRef, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
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
import { ScriptsNeeded } from '../../components/account/scripts-needed.tsx';
import { useMailOfAddress } from '../../components/account/use-mail-of-address.ts';
import { MailField } from '../../components/form/account-fields.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { buttonText, pauseText, Refused } from '../../step-form/sending-parts.tsx';
import { useCall } from '../../step-form/use-call.ts';

/** Asks for the link that sets a new password (contract, 4.4). Its answer tells nobody who is a member. */
export function Component() {
  const [sentTo, setSentTo] = useState<string | null>(null);
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
      <ScriptsNeeded />
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
  const form = useForm({ resolver: zodResolver(passwordForgotForm) });
  const { errors, isSubmitted } = form.formState;
  const error = errors.mail_address?.message;
  useMailOfAddress((mail) => {
    if (!form.getValues('mail_address')) form.setValue('mail_address', mail);
  });
  const handleSend = form.handleSubmit(({ mail_address }) => onSend(mail_address));
  return (
    <>
      <p>
        ご登録のメールアドレスを入力してください。新しいパスワードを設定するためのURLをお送りします。URLの有効期限は
        {CHANGE_MINUTES}分です。
      </p>
      <form className={styles.part} method="post" noValidate onSubmit={(event) => void handleSend(event)}>
        <Refused refusal={refusal} />
        <ErrorSummary ids={['mail_address']} messageOf={() => error} isShown={isSubmitted} />
        <MailField {...form.register('mail_address')} error={error} />
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
  const [isSentAgain, setIsSentAgain] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const handleAgain = async () => {
    setIsSentAgain(false);
    setIsSentAgain(await onSend(mailAddress));
  };
  return (
    <div className={styles.part}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        メールをご確認ください
      </h2>
      <Notice tone="success">{messages.resetMailed}</Notice>
      <p>
        ご入力のメールアドレス：<strong>{mailAddress}</strong>
        <br />
        URLの有効期限は{CHANGE_MINUTES}分です。新しいURLをお送りすると、前のURLは使えなくなります。
      </p>
      <Refused refusal={refusal} />
      <div role="status">{isSentAgain && <p>もう一度お送りしました。</p>}</div>
      <Button
        variant="secondary"
        isWide
        isDisabled={isSending || pauseS > 0}
        onClick={() => void handleAgain()}
      >
        {pauseS > 0 ? `${pauseText(pauseS)}後に再送できます` : 'もう一度送る'}
      </Button>
      <Button variant="plain" onClick={onOther}>
        別のメールアドレスを入力する
      </Button>
    </div>
  );
}
