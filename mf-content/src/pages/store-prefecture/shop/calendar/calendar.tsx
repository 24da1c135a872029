import { useSearchParams } from 'react-router-dom';
import type { CalendarDay, ShopDetail } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import {
  formatMonth,
  formatShopHours,
  formatShortDay,
  PartFailed,
  PillLink,
  telHref,
} from '@gakumado/shared/ui';
import { Part } from '../part.tsx';
import { bookablePeriod, chooseDay, notesOf, freeDaysOf, kindsOf, monthsOf } from './bookable-days.ts';
import { CALENDAR, WEEKLY_REST } from './calendar-words.ts';
import styles from './calendar.module.css';
import { DayTimes } from './day-times.tsx';
import { Legend } from './legend.tsx';
import { MonthTable } from './month-table.tsx';

interface CalendarProps {
  shop: ShopDetail;
  /** From today on; null when they could not be loaded. */
  days: readonly CalendarDay[] | null;
  /** YYYY-MM-DD, in Japan. */
  today: string;
}

/** カレンダー: when a shop is open, and what can still be booked. Month and day are in the address. */
export function Calendar({ shop, days, today }: CalendarProps) {
  return (
    <Part
      name={CALENDAR}
      title="営業日と空き状況"
      lead={`営業時間 ${formatShopHours(shop)}。日を選ぶと、ご予約いただける時間が表示されます。`}
    >
      {days === null ? <PartFailed name="カレンダー" /> : <Days {...{ shop, days, today }} />}
    </Part>
  );
}

function Days({ shop, days, today }: CalendarProps & { days: readonly CalendarDay[] }) {
  const [query] = useSearchParams();
  const kinds = kindsOf(shop);
  const free = freeDaysOf(days, kinds);
  const { month, day, missed } = chooseDay(query, days, free);
  return (
    <>
      <nav aria-label="月を選ぶ">
        <ul className={styles.months}>
          {monthsOf(days).map((known) => (
            <li key={known}>
              <PillLink
                to={paths.shop(shop, { tab: 'calendar', month: known })}
                preventScrollReset
                aria-current={known === month ? 'date' : undefined}
              >
                {formatMonth(known)}
              </PillLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.columns}>
        <div className={styles.month}>
          <MonthTable {...{ shop, days, free, month, kinds, today }} chosen={day?.date} />
          <Legend kinds={kinds} />
          <Notes days={days} month={month} />
        </div>
        <DayTimes {...{ shop, day, missed, free, kinds, month }} />
      </div>
      {shop.tel && (
        <p className={styles.note}>
          本日のご来店と、表にない日時のご相談は、お電話（<a href={telHref(shop.tel)}>{shop.tel}</a>
          ）で承ります。
        </p>
      )}
    </>
  );
}

/** Notes on days except the weekly rest, and the period that can be booked: days outside it have no signs. */
function Notes({ days, month }: { days: readonly CalendarDay[]; month: string }) {
  const [first, last] = bookablePeriod(days);
  const notes = [
    ...notesOf(days, month, WEEKLY_REST).map(
      ({ note, isOpen, dates }) =>
        `${note}${isOpen ? '（営業します）' : ''}：${dates.map(formatShortDay).join('、')}`,
    ),
    ...(last?.startsWith(month) ? [`ご予約は、${formatShortDay(last)}まで承ります。`] : []),
    ...(first?.startsWith(month) ? [`ご予約は、${formatShortDay(first)}から承ります。`] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className={styles.note}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
