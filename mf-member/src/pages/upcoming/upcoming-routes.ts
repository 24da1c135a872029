import type { PageHandle, RemoteRoute } from '@gakumado/shared/routing';
import type { UpcomingPath } from './upcoming-texts.ts';

/** The addresses of this remote whose pages are in preparation, as the specification names them. */
const handles = {
  '/regist': { layout: 'auth', guards: ['guestOnly'], isPersonal: true },
  '/reset_password': { layout: 'auth', guards: ['guestOnly'], isPersonal: true },
  '/reset_password/change': { layout: 'auth', guards: ['code'], isPersonal: true },
  '/change_registration': { layout: 'mypage', guards: ['auth'], isPersonal: true },
  '/withdrawal': { layout: 'mypage', guards: ['auth'], isPersonal: true },
  '/mypage/search_condition': { layout: 'mypage', guards: ['auth'], isPersonal: true },
  '/request': { layout: 'inquiry' },
  '/request/contact': { layout: 'inquiry' },
  '/data_request/contact': { layout: 'inquiry' },
  '/inquiry/general': { layout: 'inquiry' },
  '/view/contact': { layout: 'viewContact' },
  '/mailform/matomete/roomorder': { layout: 'matomete' },
  '/mailform/web_soudankai': { layout: 'contents_mailform' },
  '/mailform/:name': { layout: 'contents_mailform' },
  '/pr/it_id/inquiry': { layout: 'inquiry' },
  '/pr/self_naiken/inquiry': { layout: 'inquiry' },
} as const satisfies Record<UpcomingPath, PageHandle>;

/** One route per address; they share one page, which is told whose it is. */
export const upcomingRoutes: RemoteRoute[] = (Object.keys(handles) as UpcomingPath[]).map((path) => ({
  id: `mf-member${path}/upcoming-page`,
  path,
  handle: handles[path],
  lazy: async () => {
    const { upcomingPage } = await import(/* webpackChunkName: "upcoming-page" */ './upcoming-page.tsx');
    return upcomingPage(path);
  },
}));
