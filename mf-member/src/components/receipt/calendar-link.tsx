import { fieldLabels } from '@gakumado/shared/vocabulary';
import { calendarFile } from './calendar-file.ts';

interface CalendarLinkProps {
  inquiry_no: string;
  /** What is booked. */
  title: string;
  slot: { date: string; time: string; minutes: number };
  shop: { shop_name: string; tel: string } | null;
  place?: string | undefined;
}

/** The booking as a file for a calendar. One that was moved takes the place of the one before. */
export function CalendarLink({ inquiry_no, title, slot, shop, place }: CalendarLinkProps) {
  const text = calendarFile({
    uid: inquiry_no,
    title: [title, shop?.shop_name].filter(Boolean).join('：'),
    ...slot,
    ...(place ? { place } : {}),
    description: [`受付番号 ${inquiry_no}`, shop && `${fieldLabels.tel} ${shop.tel}`]
      .filter(Boolean)
      .join('\n'),
  });
  return (
    <a href={`data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`} download={`${inquiry_no}.ics`}>
      カレンダーに追加（.ics）
    </a>
  );
}
