import { calendarFile } from '@gakumado/shared/calendar-file';
import type { CalendarBooking } from '@gakumado/shared/calendar-file';

/** The booking as a file for a calendar. One that was moved takes the place of the one before. */
export function CalendarLink(booking: CalendarBooking) {
  const text = calendarFile(booking);
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`}
      download={`${booking.inquiry_no}.ics`}
    >
      カレンダーに追加（.ics）
    </a>
  );
}
