import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { checkPassword, checkPasswordHistory, updateCustomer } from '@gakumado/shared/api';
import { passwordChangeForm } from '@gakumado/shared/forms';
import { messages } from '@gakumado/shared/forms/messages';
import { Button, ignoreComposingEnter, PasswordField } from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { ResetByLogout } from '../../step-form/reset-by-logout.tsx';
import cards from '../../card/card.module.css';
import { ErrorSummary } from '../../step-form/error-summary.tsx';
import { NewPasswordField } from '../../components/password/new-password-field.tsx';
import { buttonText, Refused } from '../../step-form/sending-parts.tsx';
import { useCall } from '../../step-form/use-call.ts';
import { useRefusedFields } from '../../step-form/use-refused-fields.ts';
import { Changed } from './changed.tsx';
import { useForm } from '../../step-form/use-form.ts';
import { usePosted } from './use-posted.ts';

type PasswordChange = z.output<typeof passwordChangeForm>;

const FIELDS = ['current_password', 'password'] as const;

/** パスワード, in one step. Other devices are logged out by it; this one stays. */
export function PasswordSection() {
  const posted = usePosted<PasswordChange>();
  const [isDone, setIsDone] = useState(posted.isDone);
  const { send, isSending, refusal, pauseS } = useCall();
  const form = useForm({
    resolver: zodResolver(passwordChangeForm),
    defaultValues: { current_password: '', password: '' },
    errors: posted.errors,
  });
  const typed = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitted } = form.formState;

  const refusedWhole = useRefusedFields(form.setError, refusal, FIELDS);
  const handleChange = form.handleSubmit(async (values) => {
    const isChanged = await send(async () => {
      if (await hasRefusedPassword(values)) return false;
      await updateCustomer(values);
      return true;
    });
    if (isChanged) setIsDone(true);
  });

  /** Asks about both passwords before the change, so that both are told at once (contract, 4.13). */
  async function hasRefusedPassword({ current_password, password }: PasswordChange): Promise<boolean> {
    const [isOwn, isUsed] = await Promise.all([
      checkPassword(current_password),
      checkPasswordHistory(password),
    ]);
    if (isUsed) form.setError('password', { message: messages.passwordUsed }, { shouldFocus: true });
    if (!isOwn) form.setError('current_password', { message: messages.passwordWrong }, { shouldFocus: true });
    return isUsed || !isOwn;
  }

  if (isDone) return <Changed />;
  return (
    <form className={cards.panel} method="post" noValidate onSubmit={(event) => void handleChange(event)}>
      <p>変更すると、ほかの端末ではログアウトされます。この端末はログインしたままです。</p>
      <Refused refusal={refusedWhole ?? (isSubmitted ? null : posted.whole)} />
      <ErrorSummary
        ids={FIELDS}
        messageOf={(id) => errors[id]?.message}
        isShown
        submitCount={form.formState.submitCount}
      />
      <PasswordField
        {...form.register('current_password')}
        id="current_password"
        label={fieldLabels.current_password}
        need="required"
        autoComplete="current-password"
        onKeyDown={ignoreComposingEnter}
        error={errors.current_password?.message}
      />
      <ResetByLogout />
      <NewPasswordField
        {...form.register('password')}
        id="password"
        label="新しいパスワード"
        typed={typed}
        onKeyDown={ignoreComposingEnter}
        error={errors.password?.message}
      />
      <Button type="submit" size="large" isWide isDisabled={isSending || pauseS > 0}>
        {buttonText('変更する', isSending, pauseS)}
      </Button>
    </form>
  );
}
