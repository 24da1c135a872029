import { useEffect, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { resetPassword } from '@gakumado/shared/api';
import { brand } from '@gakumado/shared/brand';
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
import { fieldLabels } from '@gakumado/shared/vocabulary';
import styles from '../../components/account/account-page.module.css';
import { loginState } from '../../components/account/login-notice.ts';
import { ResetByLogout } from '../../components/account/reset-by-logout.tsx';
import { ScriptsNeeded } from '../../components/account/scripts-needed.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { NewPasswordField } from '../../components/password/new-password-field.tsx';
import { buttonText, Refused } from '../../step-form/sending-parts.tsx';
import { useCall } from '../../step-form/use-call.ts';

const TITLE = '新しいパスワードの設定';

/** Sets a new password by the link of a mail (contract, 4.5). */
export function Component() {
  const [isLinkBad, setIsLinkBad] = useState(false);
  const link = useLink();
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
      <ScriptsNeeded />
      {isLinkBad ? <BadLink /> : <PasswordForm link={link} onBadLink={() => setIsLinkBad(true)} />}
    </Container>
  );
}

interface ResetLink {
  code: string;
  mail_address: string;
}

/** What the link says. It leaves the address bar and the history: whoever sees it can set the password. */
function useLink(): ResetLink {
  const { search } = useLocation();
  const [link] = useState(() => {
    const query = new URLSearchParams(search);
    return { code: query.get('code') ?? '', mail_address: query.get('mail_address') ?? '' };
  });
  useEffect(() => {
    const { history, location } = window;
    history.replaceState(history.state, '', location.pathname);
  }, []);
  return link;
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
  const form = useForm<{ password: string }>({
    resolver: zodResolver(passwordResetForm.pick({ password: true })),
  });
  const typed = useWatch({ control: form.control, name: 'password' }) ?? '';
  const { errors, isSubmitted } = form.formState;
  const error = errors.password?.message;

  const handleReset = form.handleSubmit(async ({ password }) => {
    if (!(await attempt(() => resetPassword({ ...link, password })))) return;
    // It has ended every session of the member (decision 10).
    await dispatch(forgetSession());
    await navigate(paths.login(), { replace: true, state: loginState('passwordChanged') });
  });

  const refused = refusal?.fields;
  useEffect(() => {
    if (!refused || refused.length === 0) return;
    const ofPassword = refused.find(({ field }) => field === 'password');
    if (!ofPassword) return onBadLink();
    form.setError('password', { message: ofPassword.message }, { shouldFocus: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [refused]);

  return (
    <form className={styles.part} method="post" noValidate onSubmit={(event) => void handleReset(event)}>
      <p>
        設定すると、ログイン中のすべての端末でログアウトされます。新しいパスワードで、もう一度ログインしてください。
      </p>
      <Refused refusal={refused && refused.length > 0 ? null : refusal} />
      <ErrorSummary ids={['password']} messageOf={() => error} isShown={isSubmitted} />
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

/** A link that is over, was used, or was not copied as a whole. */
function BadLink() {
  const isLogin = useAppSelector(selectIsLogin);
  return (
    <div className={styles.part}>
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
