import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { addDays } from '@gakumado/shared/calendar-days';
import type { CalendarDay, ShopDetail } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { formatMonth, formatShortDay, VisuallyHidden } from '@gakumado/shared/ui';
import { weekdays } from '@gakumado/shared/vocabulary';
import { isBookable, levelOf, weeksOf } from './bookable-days.ts';
import type { MeetingKind } from './bookable-days.ts';
import { kindLabels, levels } from './calendar-words.ts';
import styles from './calendar.module.css';
import { kindIcons } from './legend.tsx';

interface MonthTableProps {
  shop: ShopDetail;
  /** From today on. */
  days: readonly CalendarDay[];
  /** Those on which something can be booked. */
  free: readonly CalendarDay[];
  /** YYYY-MM */
  month: string;
  kinds: readonly MeetingKind[];
  /** YYYY-MM-DD */
  today: string;
  /** The day whose times are shown. */
  chosen: string | undefined;
}

/** The weeks of a month but for those that are over. */
const weeksFrom = (month: string, today: string) =>
  weeksOf(month).filter((week) => week.some((date) => date !== null && date >= today));

/** By how many days an arrow key moves. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 };

/** Beside the Tab key, arrows lead to the next day in their direction on which something is free. */
function handleKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
  const step = steps[event.key];
  const table = event.currentTarget.closest('table');
  const links = [...(table?.querySelectorAll<HTMLElement>('a[data-date]') ?? [])];
  const from = event.currentTarget.dataset['date'];
  if (step === undefined || from === undefined) return;
  event.preventDefault();
  const byDate = new Map(links.map((link) => [link.dataset['date'], link]));
  for (let date = addDays(from, step), left = 31; left > 0; date = addDays(date, step), left -= 1) {
    const link = byDate.get(date);
    if (link) return link.focus();
  }
}

/** A month of a shop. Days on which something is free lead to their times. */
export function MonthTable({ month, ...shown }: MonthTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        {formatMonth(month)}
        <span className={styles.keys}>矢印キーでも日を移動できます。</span>
      </caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={`${weekday}曜日`}>
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksFrom(month, shown.today).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, weekday) =>
              date === null ? (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a place without a day
                <td key={weekday} />
              ) : (
                <DayCell key={date} date={date} {...shown} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayCellProps = Omit<MonthTableProps, 'month'> & { date: string };

function DayCell({ date, shop, days, free, kinds, today, chosen }: DayCellProps) {
  const day = days.find((known) => known.date === date);
  const isFree = free.some((known) => known.date === date);
  const isHoliday = day?.is_open === true && day.note !== null;
  const content = (
    <>
      <span className={styles.number} aria-hidden>
        {Number(date.slice(8))}
      </span>
      <VisuallyHidden>{dayWords(date, day, isBookable(days, date) ? kinds : [])}</VisuallyHidden>
      {day?.is_open && isBookable(days, date) && <Marks day={day} kinds={kinds} />}
      {day?.is_open === false && (
        <span className={styles.closed} aria-hidden>
          休
        </span>
      )}
    </>
  );
  return (
    <td
      data-today={date === today || undefined}
      data-closed={day?.is_open === false || undefined}
      data-holiday={isHoliday || undefined}
    >
      {isFree ? (
        <Link
          to={`${paths.shop(shop, { tab: 'calendar', month: date.slice(0, 7), day: date })}#times`}
          className={styles.day}
          data-date={date}
          onKeyDown={handleKeyDown}
          aria-current={date === chosen ? 'date' : undefined}
        >
          {content}
        </Link>
      ) : (
        <span className={styles.day}>{content}</span>
      )}
    </td>
  );
}

/** The accessible name of a day: 12月5日（土） 来店・現地見学は空きあり。 */
function dayWords(date: string, day: CalendarDay | undefined, kinds: readonly MeetingKind[]): string {
  const name = formatShortDay(date);
  if (!day) return name;
  if (!day.is_open) return `${name} ${day.note ?? '休業日'}`;
  const state = kinds.map((kind) => `${kindLabels[kind]}は${levels[levelOf(day, kind)].words}`).join('、');
  return [name, day.note, state].filter(Boolean).join(' ');
}

function Marks({ day, kinds }: { day: CalendarDay; kinds: readonly MeetingKind[] }) {
  return (
    <span className={styles.marks} aria-hidden>
      {kinds.map((kind) => {
        const Icon = kindIcons[kind];
        const level = levelOf(day, kind);
        return (
          <span key={kind} className={styles.mark} data-level={level}>
            <Icon size="0.875rem" />
            {levels[level].mark}
          </span>
        );
      })}
    </span>
  );
}
