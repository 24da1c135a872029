import { addMinutes } from '@gakumado/shared/forms';
import { toJst } from '#platform/http/jst.ts';

/** The columns from which a shop's bookable times follow. */
export interface ShopHours {
  open_time: string;
  close_time: string;
  regular_holidays: readonly number[];
  slot_minutes: number;
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The shop is closed on this weekday. A national holiday does not matter: it is when families come. */
export const isRegularHoliday = ({ regular_holidays }: ShopHours, date: string) =>
  regular_holidays.includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/** Starts of all bookable times of an open day; the last one ends by closing time. */
export function slotTimes({ open_time, close_time, slot_minutes }: ShopHours): string[] {
  const [open, close] = [toMinutes(open_time), toMinutes(close_time)];
  const count = Math.max(0, Math.floor((close - open) / slot_minutes));
  return Array.from({ length: count }, (_, index) => addMinutes(open_time, index * slot_minutes));
}

/** A time that has begun is not booked any more. */
export const isPast = (date: string, time: string, now: Date) => `${date}T${time}` <= toJst(now).slice(0, 16);
