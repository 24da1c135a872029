import { useEffect, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { resetPassword } from '@gakumado/shared/api';
import { brand } from '@gakumado/shared/brand';
import type { FieldError } from '@gakumado/shared/contract';
import { messages, passwordResetForm } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { forgetSession, selectIsLogin, useAppDispatch, useAppSelector } from '@gakumado/shared/store';
import {
  Breadcrumbs,
  Button,
  Container,
  ignoreComposingEnter,
  Notice,
  PageHead,
  useIsHydrated,
} from '@gakumado/shared/ui';
import { CHANGE_MINUTES, fieldLabels } from '@gakumado/shared/vocabulary';
import styles from '../../components/account/account-page.module.css';
import { withNotice } from '../../components/account/login-notice.ts';
import { ResetByLogout } from '../../step-form/reset-by-logout.tsx';
import { usePlainAnswer, wholeOf } from '../../components/account/plain-answer.ts';
import cards from '../../card/card.module.css';
import { ErrorSummary } from '../../step-form/error-summary.tsx';
import { NewPasswordField } from '../../components/password/new-password-field.tsx';
import { buttonText, Refused } from '../../step-form/sending-parts.tsx';
import { errorsOf } from '../../step-form/refusal.ts';
import { useCall } from '../../step-form/use-call.ts';
import { newPasswordAction } from './new-password-action.ts';
import { isOpened, openedLink, readResetLink } from './reset-link.ts';
import { useForm } from '../../step-form/use-form.ts';
import type { ResetLink } from './reset-link.ts';

export { newPasswordAction as action };

const TITLE = '新しいパスワードの設定';

/** Sets a new password by the link of a mail (contract, 4.5). */
export function Component() {
  const { answer } = usePlainAnswer();
  const [isLinkBad, setIsLinkBad] = useState(isOfLink(answer?.refusal?.fields));
  const link = useLink();
  const form = <PasswordForm link={link} onBadLink={() => setIsLinkBad(true)} />;
  const body = isOpened(link) ? <OpenedLink /> : form;
  return (
    <Container width="text" className={styles.page}>
      <PageHead
        title={TITLE}
        description={`${brand.name}の会員の新しいパスワードを設定します。`}
        path={paths.newPassword()}
        noindex
      />
      <Breadcrumbs items={[sitePages.login, sitePages.resetPassword, { label: TITLE }]} />
      <h1>{TITLE}</h1>
      {isLinkBad ? <BadLink /> : body}
    </Container>
  );
}

/** Whether a refusal is of the link, and not of the password. */
const isOfLink = (fields: readonly FieldError[] = []) =>
  fields.length > 0 && fields.every(({ field }) => field !== 'password');

/**
 * The values of the link. They are removed from the address bar and the history: anybody who sees them can set the
 * password.
 */
function useLink(): ResetLink {
  const { search } = useLocation();
  const [link] = useState(() => readResetLink(search));
  useEffect(() => {
    window.history.replaceState(window.history.state, '', openedLink());
  }, []);
  return link;
}

interface NewPassword {
  password: string;
}

interface PasswordFormProps {
  link: ResetLink;
  onBadLink: () => void;
}

function PasswordForm({ link, onBadLink }: PasswordFormProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const { attempt, isSending, refusal, pauseS } = useCall();
  const { answer } = usePlainAnswer();
  const [postedErrors] = useState(() => errorsOf<NewPassword>(answer?.refusal?.fields ?? []));
  const form = useForm<NewPassword>({
    resolver: zodResolver(passwordResetForm.pick({ password: true })),
    errors: postedErrors,
  });
  const typed = useWatch({ control: form.control, name: 'password' }) ?? '';
  const { errors, isSubmitted } = form.formState;
  const error = errors.password?.message;

  const handleReset = form.handleSubmit(async ({ password }) => {
    if (!(await attempt(() => resetPassword({ ...link, password })))) return;
    // It has ended every session of the member (decision 81).
    await dispatch(forgetSession());
    await navigate(paths.login(), { replace: true, state: withNotice('passwordChanged') });
  });

  const refused = refusal?.fields;
  useEffect(() => {
    if (isOfLink(refused)) return onBadLink();
    const ofPassword = refused?.find(({ field }) => field === 'password');
    if (ofPassword) form.setError('password', { message: ofPassword.message }, { shouldFocus: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [refused]);

  return (
    <form className={cards.panel} method="post" noValidate onSubmit={(event) => void handleReset(event)}>
      <p>
        設定すると、ログイン中のすべての端末でログアウトされます。新しいパスワードで、もう一度ログインしてください。
      </p>
      <Refused
        refusal={refused && refused.length > 0 ? null : (refusal ?? (isSubmitted ? null : wholeOf(answer)))}
      />
      <ErrorSummary
        ids={['password']}
        messageOf={() => error}
        isShown={isSubmitted || answer !== undefined}
        submitCount={form.formState.submitCount}
      />
      {isHydrated && (
        // For password managers, which keep the password with its name.
        <input hidden readOnly name="username" autoComplete="username" value={link.mail_address} />
      )}
      <NewPasswordField
        {...form.register('password')}
        id="password"
        label={fieldLabels.password}
        typed={typed}
        onKeyDown={ignoreComposingEnter}
        error={error}
      />
      <Button type="submit" size="large" isWide isDisabled={isSending || pauseS > 0}>
        {buttonText('パスワードを変更する', isSending, pauseS)}
      </Button>
    </form>
  );
}

/** The page was loaded anew: the link left the address bar when it was opened. */
const OpenedLink = () => (
  <div className={cards.panel}>
    <Notice tone="warning">
      安全のため、再設定用のURLはページの読み込み後に画面から消しています。パスワードを設定するには、メールのURLをもう一度開いてください。
    </Notice>
    <p>
      メールが見つからない場合や、URLの有効期限（{CHANGE_MINUTES}分）が切れた場合は、
      <Link to={paths.resetPassword()}>パスワードの再設定をもう一度行って</Link>ください。
    </p>
  </div>
);

/** A link that is over, was used, or was not copied as a whole. */
function BadLink() {
  const isLogin = useAppSelector(selectIsLogin);
  return (
    <div className={cards.panel}>
      <div role="alert">
        <Notice tone="error">{messages.resetLinkInvalid}</Notice>
      </div>
      {isLogin ? (
        <ResetByLogout />
      ) : (
        <p>
          <Link to={paths.resetPassword()}>パスワードの再設定をもう一度行う</Link>
        </p>
      )}
    </div>
  );
}
