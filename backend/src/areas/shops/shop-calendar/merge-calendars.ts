import type { CalendarDay } from '@gakumado/shared/contract';

/** The highest number that the calendar shows for a time. */
export const MAX_REMAINING = 9;

type Slot = CalendarDay['slots'][number];

const add = (a: number, b: number) => Math.min(MAX_REMAINING, a + b);

function mergeSlots(slots: readonly Slot[]): Slot[] {
  const merged = new Map<string, Slot>();
  for (const slot of slots) {
    const { visit_remaining = 0, video_remaining = 0 } = merged.get(slot.time) ?? {};
    merged.set(slot.time, {
      time: slot.time,
      visit_remaining: add(visit_remaining, slot.visit_remaining),
      video_remaining: add(video_remaining, slot.video_remaining),
    });
  }
  return [...merged.values()].toSorted((a, b) => (a.time < b.time ? -1 : 1));
}

/** A day of several shops: from the first that opens to the last that closes. Closed when all are, for the first reason. */
function mergeDay(days: readonly CalendarDay[]): CalendarDay[] {
  const [first] = days;
  if (!first) return [];
  const open = days.filter(({ is_open }) => is_open);
  const times = (part: 'open_time' | 'close_time') => open.map((day) => day[part] ?? '').toSorted();
  return [
    {
      date: first.date,
      is_open: open.length > 0,
      open_time: times('open_time')[0] ?? null,
      close_time: times('close_time').at(-1) ?? null,
      note: (open[0] ?? first).note,
      slots: mergeSlots(open.flatMap(({ slots }) => slots)),
    },
  ];
}

/** The calendars of several shops, of the same days, as one. */
export function mergeCalendars(calendars: readonly (readonly CalendarDay[])[]): CalendarDay[] {
  const [first = []] = calendars;
  return first.flatMap((_, index) => mergeDay(calendars.flatMap((days) => days[index] ?? [])));
}
