import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { updateCustomer } from '@gakumado/shared/api';
import type { Customer } from '@gakumado/shared/contract';
import { notificationForm } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { Button, Checkbox } from '@gakumado/shared/ui';
import cards from '../../card/card.module.css';
import { buttonText, Refused } from '../../step-form/sending-parts.tsx';
import { useCall } from '../../step-form/use-call.ts';
import { Changed } from './changed.tsx';
import { usePosted } from './use-posted.ts';
import { useForm } from '../../step-form/use-form.ts';
import styles from './change-registration-page.module.css';

type Switches = z.output<typeof notificationForm>;

/** お知らせの受け取り, in one step: the main switches. How often is chosen at each saved search. */
export function NotificationsSection({ customer }: { customer: Customer }) {
  const posted = usePosted<Switches>();
  const [isDone, setIsDone] = useState(posted.isDone);
  const { send, isSending, refusal, pauseS } = useCall();
  const { is_mail_magazine, is_new_arrival_mail } = { ...customer, ...posted.values };
  const form = useForm({
    resolver: zodResolver(notificationForm),
    defaultValues: { is_mail_magazine, is_new_arrival_mail },
  });
  const handleChange = form.handleSubmit(async (values) => {
    if (await send(() => updateCustomer(values))) setIsDone(true);
  });
  if (isDone) return <Changed />;
  return (
    <form className={cards.panel} method="post" noValidate onSubmit={(event) => void handleChange(event)}>
      <Refused refusal={refusal ?? (form.formState.isSubmitted ? null : posted.whole)} />
      <Checkbox
        {...form.register('is_mail_magazine')}
        defaultChecked={is_mail_magazine}
        label="メールマガジンを受け取る"
      />
      <Checkbox
        {...form.register('is_new_arrival_mail')}
        defaultChecked={is_new_arrival_mail}
        label="保存した検索条件の新着物件を、メールで受け取る"
      />
      <p className={styles.note}>
        新着のお知らせの頻度は、<Link to={paths.notificationSettings()}>保存した検索条件</Link>
        ごとにお選びいただけます。
      </p>
      <Button type="submit" size="large" isWide isDisabled={isSending || pauseS > 0}>
        {buttonText('変更する', isSending, pauseS)}
      </Button>
    </form>
  );
}
