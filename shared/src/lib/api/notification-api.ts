import { callApi } from '@gakumado/shared/connection';
import type { ApiAnswer, CallOptions } from '@gakumado/shared/connection';
import type { Notification } from '../contract/notification.ts';

/** News for the customer, the newest first; `unread_count` counts beyond the page. */
export async function listNotifications(
  options: Pick<CallOptions, 'page' | 'limit' | 'signal'> = {},
): Promise<ApiAnswer<Notification[]> & { unread_count: number }> {
  const answer = await callApi<Notification[]>('notification/list', {}, { ...options, isCustomerCall: true });
  return { ...answer, unread_count: answer.unread_count ?? 0 };
}

/** Marks news as read, at most 100 by their ids or all of them, and answers how many are still unread. */
export async function markNotificationsRead(
  read: readonly number[] | 'all',
  signal?: AbortSignal,
): Promise<number> {
  const body = read === 'all' ? { is_all: true } : { notification_id: read };
  const options = { signal, isCustomerCall: true };
  const { result } = await callApi<{ unread_count: number }>('notification/read', body, options);
  return result.unread_count;
}
