import type { CalendarDay, ShopDetail } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import {
  EmptyState,
  formatMonth,
  formatShortDay,
  LinkButton,
  PillLink,
  VisuallyHidden,
} from '@gakumado/shared/ui';
import { remainingOf } from './bookable-days.ts';
import type { MeetingKind } from './bookable-days.ts';
import { kindLabels, levels } from './calendar-words.ts';
import styles from './day-times.module.css';

interface DayTimesProps {
  shop: ShopDetail;
  /** Undefined where the month has no free day. */
  day: CalendarDay | undefined;
  /** The day that was asked for, where nothing can be booked on it. */
  missed: string | undefined;
  /** All days on which something can be booked. */
  free: readonly CalendarDay[];
  kinds: readonly MeetingKind[];
  /** YYYY-MM */
  month: string;
}

/** The times of a day; each free one leads to the form with shop, kind, date and time. */
export function DayTimes({ shop, day, missed, free, kinds, month }: DayTimesProps) {
  return (
    <section id="times" aria-labelledby="times-title" className={styles.times}>
      <h3 id="times-title">
        {day ? `${formatShortDay(day.date)}の空き時間` : `${formatMonth(month)}の空き時間`}
      </h3>
      {missed && <p>{`${formatShortDay(missed)}は、ご予約いただける時間がありません。`}</p>}
      {day ? (
        <>
          {day.note && <p>{day.note}も営業しています。</p>}
          <TimesTable {...{ shop, day, kinds }} />
          <OtherDays {...{ shop, day, free }} />
        </>
      ) : (
        <EmptyState title="ご予約いただける日がありません">
          <p>ほかの月をお選びいただくか、店舗までお電話ください。</p>
        </EmptyState>
      )}
    </section>
  );
}

function TimesTable({
  shop,
  day,
  kinds,
}: {
  shop: ShopDetail;
  day: CalendarDay;
  kinds: readonly MeetingKind[];
}) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>時間を選ぶと、ご予約の入力に進みます。</caption>
      <thead>
        <tr>
          <th scope="col">時間</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {kindLabels[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {day.slots.map((slot) => (
          <tr key={slot.time}>
            <th scope="row">{slot.time}</th>
            {kinds.map((kind) => (
              <td key={kind}>
                <Time {...{ shop, day, slot, kind }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TimeProps {
  shop: ShopDetail;
  day: CalendarDay;
  slot: CalendarDay['slots'][number];
  kind: MeetingKind;
}

function Time({ shop, day, slot, kind }: TimeProps) {
  const remaining = remainingOf(slot, kind);
  if (remaining === 0) return <span className={styles.full}>{levels.full.words}</span>;
  const meeting = kind === 'visit' ? { isVisit: true } : { isVideo: true };
  const at = { date: day.date, time: slot.time };
  return (
    <LinkButton
      to={paths.inquiry({ shopId: shop.shop_id, ...meeting, slot: at })}
      variant="secondary"
      size="small"
      className={styles.book ?? ''}
    >
      <VisuallyHidden>{`${formatShortDay(day.date)}${slot.time} ${kindLabels[kind]}を`}</VisuallyHidden>
      予約する
      <span className={styles.remaining}>残り{remaining}</span>
    </LinkButton>
  );
}

/** The free days before and after one, so that nobody has to go back to the month. */
function OtherDays({ shop, day, free }: Pick<DayTimesProps, 'shop' | 'free'> & { day: CalendarDay }) {
  const index = free.indexOf(day);
  const others = [free[index - 1], free[index + 1]].filter((other) => other !== undefined);
  if (others.length === 0) return null;
  return (
    <nav aria-label="前後の日">
      <ul className={styles.others}>
        {others.map(({ date }) => (
          <li key={date}>
            <PillLink
              to={`${paths.shop(shop, { tab: 'calendar', month: date.slice(0, 7), day: date })}#times`}
            >
              {formatShortDay(date)}を見る
            </PillLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
