import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { useActionData, useNavigate } from 'react-router-dom';
import { cancelReservation, changeReservation } from '@gakumado/shared/api';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import type { PreferredSlot, ReservationName } from '@gakumado/shared/contract';
import { NEW_SLOT_RULES, reservationForm } from '@gakumado/shared/forms';
import type { BookableForm } from '@gakumado/shared/forms';
import type { ReservationPart } from '@gakumado/shared/paths';
import { Button, LinkButton } from '@gakumado/shared/ui';
import cards from '../../card/card.module.css';
import { ErrorSummary } from '../../step-form/error-summary.tsx';
import { WithoutScripts } from '../../step-form/without-scripts.tsx';
import type { Posted } from '../../step-form/form-action.ts';
import { messageAt } from '../../step-form/form-field.ts';
import type { FormValues } from '../../step-form/form-field.ts';
import { slotsItem } from '../../step-form/items/slots-item.tsx';
import { errorsOf } from '../../step-form/refusal.ts';
import { buttonText, Refused } from '../../step-form/sending-parts.tsx';
import { useCall } from '../../step-form/use-call.ts';
import { useRefusedFields } from '../../step-form/use-refused-fields.ts';
import { bookingPath } from './booking-address.ts';
import type { LoadedBooking } from './load-booking.ts';
import { useForm } from '../../step-form/use-form.ts';
import styles from './booking.module.css';

/** The heading of what the visitor is about to do. */
export const STEP_ID = 'booking-step';

interface StepProps {
  name: ReservationName;
}

/** From a step on to what was done. */
function useDone(name: ReservationName) {
  const navigate = useNavigate();
  return (notice: NonNullable<ReservationPart['notice']>) =>
    navigate(bookingPath(name, { notice }), { replace: true });
}

/** Back to the booking, which stays as it is. */
const Stop = ({ name, children }: StepProps & { children: string }) => (
  <LinkButton to={bookingPath(name)} replace preventScrollReset variant="secondary" isWide>
    {children}
  </LinkButton>
);

const MOVE = 'この日時に変更する';

/** A new time, by the rules of the form that booked. */
export function MoveBooking({
  name,
  formType,
  days,
}: StepProps & { formType: BookableForm; days: LoadedBooking['days'] }) {
  const { send, isSending, refusal, pauseS } = useCall();
  const finish = useDone(name);
  const posted = useActionData<Posted>();
  const [{ schema, item }] = useState(() => moveParts(formType, days));
  const [start] = useState(() => ({
    defaultValues: posted?.values ?? {},
    errors: errorsOf<FormValues>(posted?.faults ?? []),
  }));
  const form = useForm<FormValues>({
    ...start,
    resolver: zodResolver(schema) as unknown as Resolver<FormValues>,
    shouldFocusError: true,
  });
  const { errors, submitCount } = form.formState;
  const refusedWhole = useRefusedFields(form.setError, refusal, item.paths);
  const handleMove = form.handleSubmit(async ({ wishes }) => {
    if (await send(() => changeReservation(name, wishes as PreferredSlot[]))) await finish('moved');
  });
  return (
    <FormProvider {...form}>
      <form className={cards.panel} method="post" noValidate onSubmit={(event) => void handleMove(event)}>
        <h2 id={STEP_ID} tabIndex={-1}>
          新しい日時
        </h2>
        <WithoutScripts>
          <p>空いている時間は、日付を選んで「{MOVE}」を押すと表示されます。</p>
        </WithoutScripts>
        <Refused refusal={refusedWhole} />
        <ErrorSummary
          ids={item.paths}
          messageOf={(path) => messageAt(errors, path)}
          isShown={submitCount > 0 || posted !== undefined}
          submitCount={submitCount}
        />
        <item.Control />
        <div className={styles.actions}>
          <Button type="submit" size="large" isWide isDisabled={isSending || pauseS > 0}>
            {buttonText(MOVE, isSending, pauseS)}
          </Button>
          <Stop name={name}>変更をやめる</Stop>
        </div>
      </form>
    </FormProvider>
  );
}

const moveParts = (formType: BookableForm, known: LoadedBooking['days']) => ({
  schema: reservationForm(formType, todayInJapan),
  item: slotsItem({
    label: 'ご希望の日時',
    rules: NEW_SLOT_RULES,
    calendar: { known },
  }),
});

/** Asks once. */
export function CancelBooking({ name }: StepProps) {
  const { send, isSending, refusal, pauseS } = useCall();
  const finish = useDone(name);
  const handleCancel = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await send(() => cancelReservation(name))) await finish('cancelled');
  };
  return (
    <form className={cards.panel} method="post" onSubmit={(event) => void handleCancel(event)}>
      <h2 id={STEP_ID} tabIndex={-1}>
        ご予約をキャンセルしますか
      </h2>
      <p>キャンセルすると元に戻せません。お時間は、すぐにほかの方へご案内できるようになります。</p>
      <Refused refusal={refusal} />
      <div className={styles.actions}>
        <Button type="submit" variant="danger" size="large" isWide isDisabled={isSending || pauseS > 0}>
          {buttonText('予約をキャンセルする', isSending, pauseS)}
        </Button>
        <Stop name={name}>キャンセルしない</Stop>
      </div>
    </form>
  );
}
