import { useRef, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@gakumado/shared/api';
import { loginFormSchema, messages } from '@gakumado/shared/forms';
import type { LoginFormInput, LoginFormValues } from '@gakumado/shared/forms';
import { login, useAppDispatch } from '@gakumado/shared/store';
import {
  Button,
  Checkbox,
  ignoreComposingEnter,
  Notice,
  PasswordField,
  TextField,
} from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import styles from './login-form.module.css';

const FIELDS = ['mail_address', 'password'] as const;

/** The login form (contract, 4.3). Typed text stays, whatever the server answers. */
export function LoginForm({ returnPath }: { returnPath: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const refusalBox = useRef<HTMLDivElement>(null);
  // Without default values, so that entries of the browser, and of the visitor before hydration, stay.
  const form = useForm<LoginFormInput, unknown, LoginFormValues>({ resolver: zodResolver(loginFormSchema) });
  const { errors, isSubmitting, dirtyFields, isSubmitted } = form.formState;

  const checkOnBlur = (name: 'mail_address' | 'password') => () => {
    if (dirtyFields[name] && !isSubmitted) void form.trigger(name);
  };

  const handleLogin = async (values: LoginFormValues) => {
    setRefusal(undefined);
    try {
      await dispatch(login(values));
      await navigate(returnPath, { replace: true });
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : messages.systemError);
      refusalBox.current?.focus();
    }
  };

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(handleLogin)(event)}
    >
      <div ref={refusalBox} tabIndex={-1} className={styles.refusal}>
        {refusal && <Notice tone="error">{refusal}</Notice>}
      </div>
      <ErrorSummary
        faults={FIELDS.flatMap((id) => {
          const message = errors[id]?.message;
          return message === undefined ? [] : [{ id, message }];
        })}
        isShown={isSubmitted}
      />
      <TextField
        {...form.register('mail_address', { onBlur: checkOnBlur('mail_address') })}
        id="mail_address"
        type="email"
        onKeyDown={ignoreComposingEnter}
        label={fieldLabels.mail_address}
        need="required"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
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
        {...form.register('is_keep')}
        id="is_keep"
        label="ログインしたままにする（共用の端末では選ばないでください）"
      />
      <Button type="submit" size="large" isWide isDisabled={isSubmitting}>
        {isSubmitting ? 'ログインしています' : 'ログイン'}
      </Button>
    </form>
  );
}
