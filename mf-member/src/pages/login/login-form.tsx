import { useEffect, useRef } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useNavigate } from 'react-router-dom';
import { loginFormSchema } from '@gakumado/shared/forms';
import type { LoginFormInput, LoginFormValues } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { login, useAppDispatch } from '@gakumado/shared/store';
import { Button, Checkbox, ignoreComposingEnter, PasswordField, useIsHydrated } from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { useAccountQuery } from '../../components/account/account-query.ts';
import { useKeptAccount } from '../../components/account/use-kept-account.ts';
import { usePlainAnswer, wholeOf } from '../../components/account/plain-answer.ts';
import { keepRegistration } from '../../components/account/waiting-registration.ts';
import cards from '../../card/card.module.css';
import { MailField } from '../../components/form/account-fields.tsx';
import { ErrorSummary } from '../../step-form/error-summary.tsx';
import { whenReleased } from '../../step-form/when-released.ts';
import { CaptchaPart, PlainQuestion, Refused } from '../../step-form/sending-parts.tsx';
import { pauseText } from '../../step-form/refusal.ts';
import { useSending } from '../../step-form/use-sending.ts';
import { waitsForCode } from './login-action.ts';
import { useForm } from '../../step-form/use-form.ts';
import styles from './login-form.module.css';

const FIELDS = ['mail_address', 'password'] as const;

/** The login form (contract, 4.3). Typed text stays, whatever the server answers. */
export function LoginForm() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const query = useAccountQuery();
  // A name that was tried too often needs a captcha (contract, 7.15).
  const { send, isSending, refusal, captcha, pauseS } = useSending('login', true);
  const refusalBox = useRef<HTMLDivElement>(null);
  // Without default values of its own, so that entries of the browser, and of the visitor before hydration, stay.
  const { answer, start } = usePlainAnswer();
  const isHydrated = useIsHydrated();
  const form = useForm<LoginFormInput, unknown, LoginFormValues>({
    resolver: zodResolver(loginFormSchema),
    ...start,
  });
  const { errors, dirtyFields, isSubmitted } = form.formState;
  const { keep, forget } = useKeptAccount('login', ({ mail_address, is_keep }) => {
    if (mail_address && !form.getValues('mail_address')) form.setValue('mail_address', mail_address);
    if (is_keep) form.setValue('is_keep', true);
  });
  const handleChange = () => {
    const [mail_address, is_keep] = form.getValues(['mail_address', 'is_keep']);
    keep({ mail_address, is_keep });
  };

  const checkOnBlur = (name: 'mail_address' | 'password') => () => {
    if (dirtyFields[name] && !isSubmitted) whenReleased(() => void form.trigger(name));
  };

  /** Where a login leads; rejects with the ApiError of a refused one. */
  async function logIn(values: LoginFormValues, recaptcha_token: string): Promise<string> {
    try {
      await dispatch(login({ ...values, ...(recaptcha_token ? { recaptcha_token } : {}) }));
      return query.return ?? paths.mypage();
    } catch (error) {
      if (!waitsForCode(error)) throw error;
      keepRegistration(values);
      return paths.registrationCode({ return: query.return });
    }
  }

  const handleLogin = async (values: LoginFormValues) => {
    const target = await send((token) => logIn(values, token));
    if (target === null) return;
    forget();
    await navigate(target, { replace: true });
  };

  useEffect(() => {
    if (refusal) refusalBox.current?.focus();
  }, [refusal]);

  return (
    <form
      className={cards.panel}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(handleLogin)(event)}
    >
      <div ref={refusalBox} tabIndex={-1} className={styles.refusal}>
        <Refused refusal={refusal ?? (isSubmitted ? null : wholeOf(answer))} />
      </div>
      <ErrorSummary
        ids={FIELDS}
        messageOf={(id) => errors[id]?.message}
        isShown={isSubmitted || answer !== undefined}
        submitCount={form.formState.submitCount}
      />
      <MailField
        {...form.register('mail_address', { onBlur: checkOnBlur('mail_address'), onChange: handleChange })}
        defaultValue={answer?.values.mail_address}
        error={errors.mail_address?.message}
      />
      <PasswordField
        {...form.register('password', { onBlur: checkOnBlur('password') })}
        id="password"
        label={fieldLabels.password}
        onKeyDown={ignoreComposingEnter}
        need="required"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Checkbox
        {...form.register('is_keep', { onChange: handleChange })}
        id="is_keep"
        defaultChecked={answer?.values.is_keep}
        label="ログインしたままにする（共用の端末では選ばないでください）"
      />
      <CaptchaPart captcha={captcha} />
      {!isHydrated && answer?.question && <PlainQuestion question={answer.question} />}
      <Button type="submit" size="large" isWide isDisabled={isSending || pauseS > 0}>
        {buttonText(isSending, pauseS)}
      </Button>
      <p>
        <Link to={paths.resetPassword(query)}>パスワードをお忘れの方</Link>
      </p>
    </form>
  );
}

function buttonText(isSending: boolean, pauseS: number): string {
  if (isSending) return 'ログインしています';
  return pauseS > 0 ? `${pauseText(pauseS)}後にログインできます` : 'ログイン';
}
