import { useEffect, useRef } from 'react';
import { Link, useActionData, useLoaderData } from 'react-router-dom';
import type { Reservation, ReservationName } from '@gakumado/shared/contract';
import { bookingTitleOf, isBookable, joiningText } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import type { ReservationPart } from '@gakumado/shared/paths';
import {
  Badge,
  Breadcrumbs,
  Container,
  formatDay,
  LinkButton,
  Notice,
  PageHead,
  PartFailed,
  Skeleton,
  telHref,
} from '@gakumado/shared/ui';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { ScriptsNeeded } from '../../components/account/scripts-needed.tsx';
import { WithScripts } from '../../step-form/without-scripts.tsx';
import cards from '../../card/card.module.css';
import { bookingStates } from '../../components/receipt/booking-states.ts';
import { CalendarLink } from '../../components/receipt/calendar-link.tsx';
import type { Posted } from '../../step-form/form-action.ts';
import { bookingPath } from './booking-address.ts';
import { CancelBooking, MoveBooking, STEP_ID } from './change-booking.tsx';
import type { LoadedBooking } from './load-booking.ts';
import styles from './booking.module.css';

/** The id of the status that reports a finished action. */
const DONE_ID = 'booking-done';

interface BookingPageProps {
  name: ReservationName;
  part: ReservationPart;
}

/** A booked visit, which can be moved and cancelled (contract, 7.4), with scripts and without them. */
export function BookingPage({ name, part }: BookingPageProps) {
  // The first HTML of a member's own booking is everybody's and has no data.
  const loaded = useLoaderData<LoadedBooking | null>();
  const title = 'ご予約の確認・変更';
  return (
    <Container width="text" className={styles.page}>
      <PageHead
        title={title}
        description="ご予約の内容の確認、日時の変更、キャンセルができます。"
        path={paths.inquiry()}
        noindex
      />
      <Breadcrumbs items={[{ label: title }]} />
      <h1>{title}</h1>
      {loaded ? (
        <Booking {...{ name, part, loaded }} />
      ) : (
        <>
          <ScriptsNeeded>受付の控えのメールにあるリンクからは、このままお手続きいただけます。</ScriptsNeeded>
          <WithScripts>
            <Skeleton width="100%" />
          </WithScripts>
        </>
      )}
    </Container>
  );
}

function Booking({ name, part, loaded: { found, days } }: BookingPageProps & { loaded: LoadedBooking }) {
  if (found === null) return <PartFailed name="ご予約" />;
  if (found.booking) return <BookingDetails {...{ name, part, days, booking: found.booking }} />;
  return (
    <Notice tone="error">
      ご予約が見つかりません。リンクが途中で切れていないか、メールをもう一度ご確認ください。
    </Notice>
  );
}

interface BookingProps extends BookingPageProps {
  booking: Reservation;
  days: LoadedBooking['days'];
}

function BookingDetails({ booking, name, part: { step, notice }, days }: BookingProps) {
  const { form_type: formType, is_changeable } = booking;
  const posted = useActionData<Posted>();
  const before = useRef(step ?? notice);
  // The link that was pressed is gone: keyboard and screen reader go on with what it led to.
  useEffect(() => {
    const now = step ?? notice;
    if (before.current === now) return;
    before.current = now;
    document.getElementById(step ? STEP_ID : DONE_ID)?.focus();
  }, [step, notice]);
  return (
    <div className={styles.booking}>
      <div role="status" id={DONE_ID} tabIndex={-1}>
        {notice && isStillSo(notice, booking) && <Notice tone="success">{notices[notice]}</Notice>}
      </div>
      {posted?.message && <Notice tone="error">{posted.message}</Notice>}
      <BookingFacts booking={booking} />
      {is_changeable && step === undefined && (
        <div className={styles.actions}>
          <LinkButton to={bookingPath(name, { step: 'move' })} preventScrollReset size="large" isWide>
            日時を変更する
          </LinkButton>
          <LinkButton
            to={bookingPath(name, { step: 'cancel' })}
            preventScrollReset
            variant="secondary"
            isWide
          >
            予約をキャンセルする
          </LinkButton>
        </div>
      )}
      {is_changeable && step === 'move' && isBookable(formType) && (
        <MoveBooking {...{ name, formType, days }} />
      )}
      {is_changeable && step === 'cancel' && <CancelBooking name={name} />}
      {!is_changeable && (
        <p>
          新しい日時をご希望の場合は、<Link to={paths.inquiry()}>お問い合わせ</Link>
          からお申し込みください。
        </p>
      )}
    </div>
  );
}

const notices = {
  moved: 'ご予約の日時を変更しました。変更の控えをメールでお送りします。',
  cancelled: 'ご予約をキャンセルしました。キャンセルの控えをメールでお送りします。',
} as const;

/** Whether a notice is true of the booking, whose address may be opened again later. */
const isStillSo = (notice: keyof typeof notices, { state }: Reservation) =>
  (notice === 'cancelled') === (state === 'cancelled');

/** Where somebody goes: to the home of a viewing on one's own, else to the shop of a visit. */
function placeOf({ calendar, is_visit, shop, estates: [home] }: Reservation): string | undefined {
  if (calendar === 'self_viewing') return home && `${home.address_detail} ${home.name}`;
  return is_visit ? shop?.address : undefined;
}

function BookingFacts({ booking }: { booking: Reservation }) {
  const { inquiry_no, kinds, is_video, video_tool, date, time, minutes, state, shop, estates } = booking;
  const title = bookingTitleOf(kinds);
  return (
    <dl className={`${cards.card} ${cards.facts}`}>
      <dt>受付番号</dt>
      <dd>
        {inquiry_no} <Badge>{bookingStates[state]}</Badge>
      </dd>
      <dt>ご予約の内容</dt>
      <dd>{title}</dd>
      <dt>ご予約の日時</dt>
      <dd>
        {formatDay(date)} {time}から約{minutes}分
        {state === 'booked' && (
          <p>
            <CalendarLink
              {...{ inquiry_no, title, shop }}
              slot={{ date, time, minutes }}
              place={placeOf(booking)}
            />
          </p>
        )}
      </dd>
      {is_video && state === 'booked' && (
        <>
          <dt>つなぎ方</dt>
          <dd>{joiningText(video_tool)}</dd>
        </>
      )}
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
