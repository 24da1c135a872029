import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { Link, useActionData, useNavigate } from 'react-router-dom';
import { confirmCustomer, nullOnError, resendConfirmation } from '@gakumado/shared/api';
import { registrationCodeForm } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { login, useAppDispatch } from '@gakumado/shared/store';
import { Button, Notice, useIsHydrated } from '@gakumado/shared/ui';
import { RESEND_SECONDS, SIGN_UP_HOURS } from '@gakumado/shared/vocabulary';
import { useAccountQuery } from '../../components/account/account-query.ts';
import { withNotice } from '../../components/account/login-notice.ts';
import {
  codeSentAt,
  forgetRegistration,
  readRegistrationMail,
  registrationOf,
} from '../../components/account/waiting-registration.ts';
import cards from '../../card/card.module.css';
import { MailedCodeField, MailField } from '../../components/form/account-fields.tsx';
import { ErrorSummary } from '../../step-form/error-summary.tsx';
import { postedNames } from '../../step-form/form-action.ts';
import type { Posted } from '../../step-form/form-action.ts';
import { textAt } from '../../step-form/form-field.ts';
import { buttonText, Refused } from '../../step-form/sending-parts.tsx';
import { errorsOf, pauseText } from '../../step-form/refusal.ts';
import type { Refusal } from '../../step-form/refusal.ts';
import { useCall } from '../../step-form/use-call.ts';
import { useRefusedFields } from '../../step-form/use-refused-fields.ts';
import { RESEND } from './regist-action.ts';
import type { PostedCode } from './regist-action.ts';
import { useForm } from '../../step-form/use-form.ts';
import styles from './regist-page.module.css';

interface CodeStepProps {
  onDone: (registered: object) => Promise<void>;
}

/** コード入力 (contract, 7.6). Where this tab knows no address, such as after the link of the mail, it is asked for. */
export function CodeStep({ onDone }: CodeStepProps) {
  const known = useIsHydrated() ? readRegistrationMail() : null;
  // Another address means another form.
  return <CodeForm key={known} known={known} onDone={onDone} />;
}

const FIELDS = ['mail_address', 'code'] as const;

function CodeForm({ known, onDone }: CodeStepProps & { known: string | null }) {
  const goOn = useWayOn(onDone);
  const confirming = useCall();
  const query = useAccountQuery();
  const posted = useActionData<PostedCode>();
  const postedMail = posted && textAt(posted.values, 'mail_address');
  const [postedErrors] = useState(() => errorsOf<z.input<typeof registrationCodeForm>>(posted?.faults ?? []));
  const mail = known ?? postedMail;
  const form = useForm({
    resolver: zodResolver(registrationCodeForm),
    ...(mail === undefined ? {} : { defaultValues: { mail_address: mail, code: '' } }),
    errors: postedErrors,
  });
  const { errors, isSubmitted } = form.formState;

  const handleConfirm = form.handleSubmit(async ({ mail_address, code }) => {
    if (await confirming.attempt(() => confirmCustomer({ mail_address, code }))) await goOn(mail_address);
  });

  const refusedWhole = useRefusedFields(form.setError, confirming.refusal, FIELDS);

  return (
    <form
      className={cards.panel}
      method="post"
      // Where the registration itself was sent without scripts, the address is still that of 入力.
      action={paths.registrationCode({ return: query.return })}
      noValidate
      onSubmit={(event) => void handleConfirm(event)}
    >
      <p>
        {known === null ? 'ご登録のメールアドレス' : <strong>{known}</strong>}
        に、確認コードをお送りしています。メールに書かれた6桁の数字を入力してください。コードの有効期限は
        {SIGN_UP_HOURS}
        時間です。
      </p>
      <Refused refusal={refusedWhole ?? (isSubmitted ? null : wholeOf(posted))} />
      <ErrorSummary
        ids={FIELDS}
        messageOf={(id) => errors[id]?.message}
        isShown={isSubmitted || posted !== undefined}
        submitCount={form.formState.submitCount}
      />
      {known === null && (
        <MailField
          {...form.register('mail_address')}
          defaultValue={postedMail}
          error={errors.mail_address?.message}
        />
      )}
      <MailedCodeField {...form.register('code')} error={errors.code?.message} />
      <Button type="submit" size="large" isWide isDisabled={confirming.isSending || confirming.pauseS > 0}>
        {buttonText('登録を完了する', confirming.isSending, confirming.pauseS)}
      </Button>
      <Resend
        findMail={async () => ((await form.trigger('mail_address')) ? form.getValues('mail_address') : null)}
        isSentBefore={posted?.isResent === true}
        sentAt={codeSentAt(known)}
        // A new code may be tried five times again.
        onSent={() => confirming.pauseFor(0)}
      />
    </form>
  );
}

const wholeOf = (posted: Posted | undefined): Refusal | null =>
  posted?.message === undefined ? null : { message: posted.message, fields: [] };

interface ResendProps {
  /** Null where there is no address yet; it is asked for then. */
  findMail: () => Promise<string | null>;
  /** When the last code was mailed, in ms, where that is known. */
  sentAt: number | undefined;
  /** Whether another code was asked for without scripts. */
  isSentBefore: boolean;
  onSent: () => void;
}

function Resend({ findMail, sentAt, isSentBefore, onSent }: ResendProps) {
  const { attempt, isSending, refusal, pauseS, pauseFor } = useCall();
  const [isSent, setIsSent] = useState(isSentBefore);
  const query = useAccountQuery();
  useEffect(() => {
    if (sentAt !== undefined) pauseFor(Math.ceil((sentAt - Date.now()) / 1000) + RESEND_SECONDS);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the mail that led here
  }, []);

  async function handleResend(event: MouseEvent) {
    event.preventDefault();
    const mail = await findMail();
    if (mail === null) return;
    setIsSent(false);
    if (!(await attempt(() => resendConfirmation(mail)))) return;
    setIsSent(true);
    pauseFor(RESEND_SECONDS);
    onSent();
  }

  return (
    <section className={styles.resend} aria-labelledby="resend">
      <h3 id="resend">メールが届かないときは</h3>
      <p>
        迷惑メールフォルダをご確認ください。届いていない場合や、コードの期限が切れた場合は、新しいコードをお送りします。前のコードは使えなくなります。
      </p>
      <div role="status">{isSent && <Notice tone="success">確認コードを再送しました。</Notice>}</div>
      <Refused refusal={refusal} />
      <Button
        type="submit"
        name={postedNames.step}
        value={RESEND}
        variant="secondary"
        isDisabled={isSending || pauseS > 0}
        onClick={(event) => void handleResend(event)}
      >
        {pauseS > 0 ? `${pauseText(pauseS)}後に再送できます` : '確認コードを再送する'}
      </Button>
      <p>
        メールアドレスが違っていた場合は、<Link to={paths.regist(query)}>入力からやり直して</Link>ください。
      </p>
    </section>
  );
}

/** The step after the code: a login with the password that this page still has, or the login page. */
function useWayOn(onDone: CodeStepProps['onDone']) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { return: returnPath } = useAccountQuery();
  return async (mailAddress: string) => {
    const registration = registrationOf(mailAddress);
    const answer = registration && (await nullOnError(dispatch(login(registration))));
    const target = paths.login({ mail: mailAddress, return: returnPath });
    await (answer ? onDone({}) : navigate(target, { replace: true, state: withNotice('registered') }));
    // Not before: the page of a code without a registration is another one.
    forgetRegistration();
  };
}
