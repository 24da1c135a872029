import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { cancelReservation, changeReservation, findReservation, nullOn404 } from '@gakumado/shared/api';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import type { Reservation, ReservationName } from '@gakumado/shared/contract';
import { bookingTitles, isBookable, reservationForm } from '@gakumado/shared/forms';
import type { BookableForm } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import {
  Badge,
  Button,
  formatDay,
  Notice,
  RetryPanel,
  Skeleton,
  telHref,
  useLatest,
} from '@gakumado/shared/ui';
import { fieldLabels, isId } from '@gakumado/shared/vocabulary';
import cards from '../../components/card/card.module.css';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { messageAt } from '../../step-form/form-field.ts';
import type { FormValues } from '../../step-form/form-field.ts';
import { loadShopDays } from '../../step-form/items/free-days.ts';
import type { SlotCalendar } from '../../step-form/items/slots-item.tsx';
import { slotsItem } from '../../step-form/items/slots-item.tsx';
import { buttonText, Refused } from '../../step-form/sending-parts.tsx';
import { useCall } from '../../step-form/use-call.ts';
import { useRefusedFields } from '../../step-form/use-refused-fields.ts';
import styles from './booking.module.css';

const states = { booked: '予約済み', cancelled: '取消済み', past: '終了' } as const;

/** A booked visit, which can be moved and cancelled (contract, 7.4). It belongs to one visitor: no server's HTML has it. */
export function Booking({ name }: { name: ReservationName }) {
  const [attempt, setAttempt] = useState(1);
  const [changed, setChanged] = useState<Reservation>();
  const answer = useLatest((_attempt, signal) => nullOn404(findReservation(name, signal)), attempt);
  if (answer === null) return <Skeleton width="100%" />;
  const booking = changed ?? answer.data;
  if (booking) return <BookingDetails {...{ booking, name, onChanged: setChanged }} />;
  if (booking === undefined) return <RetryPanel name="ご予約" onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <Notice tone="error">
      ご予約が見つかりません。リンクが途中で切れていないか、メールをもう一度ご確認ください。
    </Notice>
  );
}

interface BookingProps {
  booking: Reservation;
  name: ReservationName;
  onChanged: (booking: Reservation) => void;
}

function BookingDetails({ booking, name, onChanged }: BookingProps) {
  const [mode, setMode] = useState<'shown' | 'moving' | 'cancelling'>('shown');
  const [done, setDone] = useState<string>();
  const finish = (text: string) => (next: Reservation) => {
    onChanged(next);
    setMode('shown');
    setDone(text);
  };
  return (
    <div className={styles.booking}>
      <div role="status">{done && <Notice tone="success">{done}</Notice>}</div>
      <BookingFacts booking={booking} />
      {mode === 'shown' && booking.is_changeable && (
        <div className={styles.actions}>
          <Button size="large" isWide onClick={() => setMode('moving')}>
            日時を変更する
          </Button>
          <Button variant="secondary" isWide onClick={() => setMode('cancelling')}>
            予約をキャンセルする
          </Button>
        </div>
      )}
      {mode === 'moving' && isBookable(booking.form_type) && (
        <Move
          {...{ booking, name, formType: booking.form_type }}
          onDone={finish('ご予約の日時を変更しました。変更の控えをメールでお送りします。')}
          onStop={() => setMode('shown')}
        />
      )}
      {mode === 'cancelling' && (
        <Cancel
          name={name}
          onDone={finish('ご予約をキャンセルしました。キャンセルの控えをメールでお送りします。')}
          onStop={() => setMode('shown')}
        />
      )}
      {!booking.is_changeable && (
        <p>
          新しい日時をご希望の場合は、<Link to={paths.inquiry()}>お問い合わせ</Link>
          からお申し込みください。
        </p>
      )}
    </div>
  );
}

function BookingFacts({ booking }: { booking: Reservation }) {
  const { inquiry_no, kinds, date, time, minutes, state, shop, estates } = booking;
  return (
    <dl className={`${cards.card} ${cards.facts}`}>
      <dt>受付番号</dt>
      <dd>
        {inquiry_no} <Badge>{states[state]}</Badge>
      </dd>
      <dt>ご予約の内容</dt>
      <dd>{kinds.map((kind) => bookingTitles[kind]).join('・')}</dd>
      <dt>ご予約の日時</dt>
      <dd>
        {formatDay(date)} {time}から約{minutes}分
      </dd>
      {estates.length > 0 && (
        <>
          <dt>{fieldLabels.estate_ids}</dt>
          <dd>
            {estates.map((estate) => (
              <p key={estate.estate_id}>
                <Link to={paths.estate(estate.estate_id)}>{estate.name}</Link>
              </p>
            ))}
          </dd>
        </>
      )}
      {shop && (
        <>
          <dt>{fieldLabels.shop_id}</dt>
          <dd>
            <Link to={paths.shop(shop)}>{shop.shop_name}</Link>
            <p>{shop.address}</p>
            <p>
              <a href={telHref(shop.tel)}>{shop.tel}</a>
            </p>
          </dd>
        </>
      )}
    </dl>
  );
}

interface StepProps {
  name: ReservationName;
  onDone: (booking: Reservation) => void;
  onStop: () => void;
}

/** New slots, by the rules of the form that booked. */
function Move({
  booking,
  name,
  formType,
  onDone,
  onStop,
}: StepProps & { booking: Reservation; formType: BookableForm }) {
  const { send, isSending, refusal, pauseS } = useCall();
  const [{ schema, item }] = useState(() => moveParts(booking, formType));
  const form = useForm<FormValues>({
    resolver: zodResolver(schema) as unknown as Resolver<FormValues>,
    shouldFocusError: true,
  });
  const { errors, submitCount } = form.formState;
  const refusedWhole = useRefusedFields(form.setError, refusal, item.paths);
  const handleMove = form.handleSubmit(async ({ wishes }) => {
    const slots = (wishes as { date: string; time: string }[]).filter(({ date }) => date !== '');
    const next = await send(() => changeReservation(name, slots));
    if (next) onDone(next);
  });
  return (
    <FormProvider {...form}>
      <form className={cards.panel} noValidate onSubmit={(event) => void handleMove(event)}>
        <h2>新しい日時</h2>
        <Refused refusal={refusedWhole} />
        <ErrorSummary
          ids={item.paths}
          messageOf={(path) => messageAt(errors, path)}
          isShown={submitCount > 0}
        />
        <item.Control />
        <div className={styles.actions}>
          <Button type="submit" size="large" isWide isDisabled={isSending || pauseS > 0}>
            {buttonText('この日時に変更する', isSending, pauseS)}
          </Button>
          <Button variant="secondary" isWide onClick={onStop}>
            変更をやめる
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

function moveParts(booking: Reservation, formType: BookableForm) {
  const { calendar, shop, is_visit: isVisit, is_video: isVideo } = booking;
  const shopId = calendar === 'shop' && shop ? shop.shop_id : null;
  const slots: SlotCalendar<number> = {
    keyOf: () => shopId,
    load: loadShopDays,
    kindsOf: () => ({ isVisit, isVideo }),
    plain: () => null,
  };
  return {
    schema: reservationForm(formType, todayInJapan),
    item: slotsItem({ label: 'ご希望の日時', rows: ['第1希望'], isFirstRequired: true, calendar: slots }),
  };
}

/** Asks once. */
function Cancel({ name, onDone, onStop }: StepProps) {
  const { send, isSending, refusal, pauseS } = useCall();
  const handleCancel = async () => {
    const next = await send(() => cancelReservation(name));
    if (next) onDone(next);
  };
  return (
    <section className={cards.panel}>
      <h2>ご予約をキャンセルしますか</h2>
      <p>キャンセルすると元に戻せません。お時間は、すぐにほかの方へご案内できるようになります。</p>
      <Refused refusal={refusal} />
      <div className={styles.actions}>
        <Button
          variant="danger"
          size="large"
          isWide
          isDisabled={isSending || pauseS > 0}
          onClick={() => void handleCancel()}
        >
          {buttonText('予約をキャンセルする', isSending, pauseS)}
        </Button>
        <Button variant="secondary" isWide onClick={onStop}>
          キャンセルしない
        </Button>
      </div>
    </section>
  );
}

/** The booking that an address names: by the key of its mail, or a member's own by its inquiry. */
export function readBookingName(query: URLSearchParams): ReservationName | null {
  const key = query.get('reservation');
  if (key) return { reservation_key: key };
  const id = Number(query.get('inquiry'));
  return isId(id) ? { inquiry_id: id } : null;
}
