import type { CalendarDay, Shop } from '@gakumado/shared/contract';
import { groupBy } from '@gakumado/shared/group-by';
import { BOOKABLE_DAYS } from '@gakumado/shared/vocabulary';

/** As many days as shop/calendar gives: all of the month of the last day that can be booked. */
export const CALENDAR_DAYS = 92;

const [FIRST, LAST] = BOOKABLE_DAYS;

/** Kinds of bookings: a visit, or an online meeting. */
export type MeetingKind = 'visit' | 'video';

/** The kinds that a shop offers. */
export const kindsOf = ({ is_visit, is_video }: Pick<Shop, 'is_visit' | 'is_video'>): MeetingKind[] => [
  ...(is_visit ? (['visit'] as const) : []),
  ...(is_video ? (['video'] as const) : []),
];

/** How many places a time has left. */
export const remainingOf = (slot: CalendarDay['slots'][number], kind: MeetingKind): number =>
  kind === 'visit' ? slot.visit_remaining : slot.video_remaining;

/** A day with as many free times or fewer has few. */
const FEW = 2;

/** How much of a day is left. */
export type DayLevel = 'free' | 'few' | 'full';

export function levelOf({ slots }: CalendarDay, kind: MeetingKind): DayLevel {
  const free = slots.filter((slot) => remainingOf(slot, kind) > 0).length;
  if (free === 0) return 'full';
  return free > FEW ? 'free' : 'few';
}

const monthOf = (date: string) => date.slice(0, 7);

/** The months of a calendar that begins today and in which something can be booked, YYYY-MM. */
export const monthsOf = (days: readonly CalendarDay[]): string[] => [
  ...new Set(days.slice(0, LAST + 1).map(({ date }) => monthOf(date))),
];

/** The days of a calendar that begins today on which one of the kinds can be booked. */
export const freeDaysOf = (days: readonly CalendarDay[], kinds: readonly MeetingKind[]): CalendarDay[] =>
  days.slice(FIRST, LAST + 1).filter((day) => kinds.some((kind) => levelOf(day, kind) !== 'full'));

/** Whether a day lies in the time in which bookings are taken, free or not. */
export const isBookable = (days: readonly CalendarDay[], date: string): boolean => {
  const index = days.findIndex((day) => day.date === date);
  return index >= FIRST && index <= LAST;
};

/** The first and the last day on which bookings are taken. */
export const bookablePeriod = (days: readonly CalendarDay[]) =>
  [days[FIRST]?.date, days[LAST]?.date] as const;

/** The weeks of a month (YYYY-MM), Sunday first; null outside of it. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const cells = Array.from({ length: Math.ceil((first + count) / 7) * 7 }, (_, index) => {
    const day = index - first + 1;
    return day >= 1 && day <= count ? `${month}-${String(day).padStart(2, '0')}` : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The month and day that a calendar shows. */
interface CalendarChoice {
  /** YYYY-MM */
  month: string;
  /** The day whose times are shown; undefined where the month has none. */
  day: CalendarDay | undefined;
  /** The day of the address, where another one is shown since nothing can be booked on it. */
  missed: string | undefined;
}

/**
 * The month and day that an address chooses. Defaults for the month: that of the chosen day, then the first with a free
 * time. Default for the day: the first free one of the month.
 */
export function chooseDay(
  query: URLSearchParams,
  days: readonly CalendarDay[],
  free: readonly CalendarDay[],
): CalendarChoice {
  const asked = free.find(({ date }) => date === query.get('day'));
  const months = monthsOf(days);
  const month =
    months.find((known) => known === query.get('month')) ??
    monthOf((asked ?? free[0] ?? days[0])?.date ?? '');
  const ofMonth = free.filter(({ date }) => monthOf(date) === month);
  const missed = days.find((day) => day.date === query.get('day') && !free.includes(day))?.date;
  return { month, day: ofMonth.find((day) => day === asked) ?? ofMonth[0], missed };
}

/** Notes on days of a month except the weekly rest: why the shop is closed, or which holiday it is open on. */
export function notesOf(
  days: readonly CalendarDay[],
  month: string,
  weekly: string,
): { note: string; isOpen: boolean; dates: string[] }[] {
  const noted = days.filter(({ date, note }) => monthOf(date) === month && note !== null && note !== weekly);
  return [...groupBy(noted, ({ note, is_open }) => `${is_open}${note}`).values()].map((all) => ({
    note: all[0]!.note ?? '',
    isOpen: all[0]!.is_open,
    dates: all.map(({ date }) => date),
  }));
}
