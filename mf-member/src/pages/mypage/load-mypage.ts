import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  listBanners,
  listInquiries,
  listNotifications,
  listOwnShareLists,
  listSavedConditions,
  listSessions,
  listWaitlist,
  nullOnError,
} from '@gakumado/shared/api';
import { storeContext } from '@gakumado/shared/routing';
import { listSettled } from '@gakumado/shared/store';

/** Rows of a part before its own page or its button shows more. */
const ROWS = 5;

/** The guard has asked who the customer is; the store knows it. Each part may fail without the others. */
export async function loadMypage({ context, request: { signal } }: LoaderFunctionArgs) {
  const [news, conditions, inquiries, shareLists, waitlist, sessions, banners] = await Promise.all([
    nullOnError(listNotifications({ limit: ROWS, signal })),
    nullOnError(listSavedConditions(signal)),
    nullOnError(listInquiries({ limit: ROWS, signal })),
    nullOnError(listOwnShareLists(signal)),
    nullOnError(listWaitlist(signal)),
    nullOnError(listSessions(signal)),
    nullOnError(listBanners({ position: 'mypage' }, signal)),
    // The lists are read after hydration, so waiting for them keeps this answer from coming before it.
    listSettled(context.get(storeContext), 'favorites', signal),
  ]);
  return { news, conditions, inquiries, shareLists, waitlist, sessions, banners: banners ?? [] };
}

export type MypageData = Awaited<ReturnType<typeof loadMypage>>;
