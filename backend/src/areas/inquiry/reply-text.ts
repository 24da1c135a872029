import { POSTAL_TIME, REPLY_TIME } from '@gakumado/shared/forms';
import type { CalendarDay, PreferredSlot } from '@gakumado/shared/contract';
import { formatShortDay, RANGE_MARK } from '@gakumado/shared/format';
import { toJst } from '../../platform/http/jst.ts';

/** An inquiry that comes in later than this before closing is answered on the next open day. */
const ANSWER_MINUTES = 120;

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** When material arrives: nobody writes an answer. */
export const deliveryTexts = {
  digital: '資料は、リンクからすぐにご覧いただけます。',
  postal: `資料は、${POSTAL_TIME}でお届けします。`,
};

/**
 * When a shop can be expected to answer, by its calendar from today on; without a shop, by working days. A booking is
 * answered before it begins.
 */
export function replyText(
  days: readonly CalendarDay[] | undefined,
  now: Date,
  booking: PreferredSlot | null = null,
): string {
  const [today, time = ''] = toJst(now).split('T');
  const day = (days ?? []).find(
    ({ date, is_open, close_time }) =>
      is_open && (date !== today || toMinutes(time) <= toMinutes(close_time ?? '00:00') - ANSWER_MINUTES),
  );
  if (!day) return `通常、${REPLY_TIME}にご返信します。`;
  const end = `${day.date} ${day.close_time}`;
  if (booking && `${booking.date} ${booking.time}` < end) return 'ご予約の日時までに、店舗からご連絡します。';
  if (day.date === today) return `通常、本日の営業時間内（${day.close_time}まで）にご返信します。`;
  const hours = `${day.open_time}${RANGE_MARK}${day.close_time}`;
  return `通常、${formatShortDay(day.date)}の営業時間内（${hours}）にご返信します。`;
}
