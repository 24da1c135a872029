import type { NotificationData, NotificationType } from '@gakumado/shared/contract';
import { labelOf, vacancies } from '@gakumado/shared/vocabulary';
import { formatYen } from '@gakumado/shared/format';

const yen = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? '－' : formatYen(amount);

const vacancy = (status: number | null | undefined) => labelOf(vacancies, status) ?? '－';

const titleOf: Record<NotificationType, (data: NotificationData) => string> = {
  new_match: ({ name, count = 1 }) => `「${name}」に合う物件が${count}件、新しく見つかりました。`,
  price_change: ({ name, before, after }) =>
    `「${name}」の賃料（下限）が${yen(before)}から${yen(after)}に変わりました。`,
  vacancy_change: ({ name, before, after }) =>
    `「${name}」の空室状況が「${vacancy(before)}」から「${vacancy(after)}」に変わりました。`,
  closed: ({ name }) => `「${name}」の掲載が終了しました。`,
  reopened: ({ name }) => `「${name}」の掲載が再開されました。`,
  waitlist_vacancy: ({ name }) => `キャンセル待ちの「${name}」に空室が出ました。`,
  reply: ({ name }) => `「${name}」から、お問い合わせへの返信があります。`,
};

/** The title of a notification. */
export function notificationTitle(type: NotificationType, data: NotificationData): string {
  return titleOf[type](data);
}
