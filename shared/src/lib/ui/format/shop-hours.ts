import { isEmptyText } from './empty-text.ts';
import { RANGE_MARK } from './format-range.ts';

interface ShopTimes {
  open_time: string | null;
  close_time: string | null;
  regular_holiday_text: string | null;
}

/** 10:00～18:30（定休日 水曜日）; '' when no hours are known. */
export function formatShopHours({ open_time, close_time, regular_holiday_text }: ShopTimes): string {
  if (isEmptyText(open_time) || isEmptyText(close_time)) return '';
  const holiday = isEmptyText(regular_holiday_text) ? '' : `（定休日 ${regular_holiday_text}）`;
  return `${open_time}${RANGE_MARK}${close_time}${holiday}`;
}
