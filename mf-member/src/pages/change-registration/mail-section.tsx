import { useMemo } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { confirmMailChange } from '@gakumado/shared/api';
import type { Customer } from '@gakumado/shared/contract';
import { mailCodeForm } from '@gakumado/shared/forms';
import { checkCustomer, useAppDispatch } from '@gakumado/shared/store';
import { Button } from '@gakumado/shared/ui';
import cards from '../../card/card.module.css';
import { MailedCodeField } from '../../components/form/account-fields.tsx';
import { buttonText, Refused } from '../../step-form/sending-parts.tsx';
import { StepForm } from '../../step-form/step-form.tsx';
import { useCall } from '../../step-form/use-call.ts';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { useRefusedFields } from '../../step-form/use-refused-fields.ts';
import { Changed } from './changed.tsx';
import { mailCall, mailGroups } from './section-items.ts';
import { useForm } from '../../step-form/use-form.ts';
import { usePosted } from './use-posted.ts';

/** メールアドレス: counts once the code that is mailed to it was entered; until then the former one stays. */
export function MailSection({ customer }: { customer: Customer }) {
  const settings = useMemo<StepFormSettings<true>>(
    () => ({
      name: 'mail',
      ...mailCall,
      isPrefilled: false,
      groups: mailGroups,
      needsCode: () => true,
    }),
    [],
  );
  return (
    <>
      <p>
        現在のメールアドレス：<strong>{customer.mail_address}</strong>
      </p>
      <StepForm
        settings={settings}
        sendLabel="確認コードを送る"
        finishedTitle="変更の完了"
        Code={MailCode}
        Finished={Changed}
      />
    </>
  );
}

const CODE = ['code'] as const;

/** The code of the mail to the new address, for fifteen minutes. */
function MailCode({ onDone }: { onDone: (receipt: true) => Promise<void> }) {
  const dispatch = useAppDispatch();
  const { send, isSending, refusal, pauseS } = useCall();
  const { errors: postedErrors, whole } = usePosted<z.input<typeof mailCodeForm>>();
  const form = useForm({
    resolver: zodResolver(mailCodeForm),
    defaultValues: { code: '' },
    errors: postedErrors,
  });
  const refusedWhole = useRefusedFields(form.setError, refusal, CODE);
  const { errors, isSubmitted } = form.formState;
  const handleConfirm = form.handleSubmit(async ({ code }) => {
    if (!(await send(() => confirmMailChange(code)))) return;
    await dispatch(checkCustomer());
    await onDone(true);
  });
  return (
    <form className={cards.panel} method="post" noValidate onSubmit={(event) => void handleConfirm(event)}>
      <p>新しいメールアドレスに、確認コードをお送りしました。メールに書かれた6桁の数字を入力してください。</p>
      <Refused refusal={refusedWhole ?? (isSubmitted ? null : whole)} />
      <MailedCodeField {...form.register('code')} error={errors.code?.message} />
      <Button type="submit" size="large" isWide isDisabled={isSending || pauseS > 0}>
        {buttonText('変更を完了する', isSending, pauseS)}
      </Button>
    </form>
  );
}
