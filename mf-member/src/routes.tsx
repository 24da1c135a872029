import type { RemoteRoute } from '@gakumado/shared/routing';
import { isOfFamily, isOfVisitor } from './pages/favorite/favorite-address.ts';
import { isKeyToBooking, isOwnBooking } from './pages/general-inquiry/booking-name.ts';
import { isChosenInTab } from './step-form/chosen-of-address.ts';

/** The pages of this remote: everything that belongs to one visitor. */
export const routes: RemoteRoute[] = [
  {
    id: 'mf-member/change-registration-page',
    path: '/change_registration',
    handle: { layout: 'mypage', guards: ['auth'], isPersonal: true },
    lazy: () =>
      import(
        /* webpackChunkName: "change-registration-page" */ './pages/change-registration/change-registration-page.tsx'
      ),
  },
  {
    id: 'mf-member/contract-service-page',
    path: '/pr/it_id/inquiry',
    handle: { layout: 'inquiry' },
    lazy: () =>
      import(
        /* webpackChunkName: "contract-service-page" */ './pages/contract-service/contract-service-page.tsx'
      ),
  },
  {
    id: 'mf-member/estate-material-page',
    path: '/data_request/contact',
    handle: { layout: 'inquiry', mySearch: 'page' },
    lazy: () =>
      import(
        /* webpackChunkName: "estate-material-page" */ './pages/estate-material/estate-material-page.tsx'
      ),
  },
  {
    id: 'mf-member/favorite-page',
    path: '/favorite',
    handle: {
      layout: 'favorite',
      guards: ['fav'],
      isPersonal: isOfVisitor,
      isSecret: isOfFamily,
      mySearch: 'page',
    },
    lazy: () => import(/* webpackChunkName: "favorite-page" */ './pages/favorite/favorite-page.tsx'),
  },
  {
    id: 'mf-member/general-inquiry-page',
    path: '/inquiry/general',
    handle: { layout: 'inquiry', isPersonal: isOwnBooking, isSecret: isKeyToBooking, mySearch: 'page' },
    lazy: () =>
      import(
        /* webpackChunkName: "general-inquiry-page" */ './pages/general-inquiry/general-inquiry-page.tsx'
      ),
  },
  {
    id: 'mf-member/history-page',
    path: '/history',
    handle: { layout: 'history', guards: ['hist'], isPersonal: true, mySearch: 'page' },
    lazy: () => import(/* webpackChunkName: "history-page" */ './pages/history/history-page.tsx'),
  },
  {
    id: 'mf-member/login-page',
    path: '/login',
    handle: { layout: 'login', guards: ['login'], isPersonal: true },
    lazy: () => import(/* webpackChunkName: "login-page" */ './pages/login/login-page.tsx'),
  },
  {
    id: 'mf-member/mail-form-page',
    path: '/mailform/:name',
    handle: { layout: 'contents_mailform' },
    lazy: () => import(/* webpackChunkName: "mail-form-page" */ './pages/mail-form/mail-form-page.tsx'),
  },
  {
    id: 'mf-member/mypage-page',
    path: '/mypage',
    handle: { layout: 'mypage', guards: ['auth'], isPersonal: true },
    lazy: () => import(/* webpackChunkName: "mypage-page" */ './pages/mypage/mypage-page.tsx'),
  },
  {
    id: 'mf-member/new-password-page',
    path: '/reset_password/change',
    handle: { layout: 'auth', guards: ['code'], isPersonal: true },
    lazy: () =>
      import(/* webpackChunkName: "new-password-page" */ './pages/new-password/new-password-page.tsx'),
  },
  {
    id: 'mf-member/regist-page',
    path: '/regist',
    handle: { layout: 'auth', guards: ['guestOnly'], isPersonal: true },
    lazy: () => import(/* webpackChunkName: "regist-page" */ './pages/regist/regist-page.tsx'),
  },
  {
    id: 'mf-member/request-contact-page',
    path: '/request/contact',
    handle: { layout: 'inquiry', isPersonal: isChosenInTab('document_ids'), mySearch: 'page' },
    lazy: () =>
      import(
        /* webpackChunkName: "request-contact-page" */ './pages/request-contact/request-contact-page.tsx'
      ),
  },
  {
    id: 'mf-member/request-page',
    path: '/request',
    handle: { layout: 'inquiry' },
    lazy: () => import(/* webpackChunkName: "request-page" */ './pages/request/request-page.tsx'),
  },
  {
    id: 'mf-member/reset-password-page',
    path: '/reset_password',
    handle: { layout: 'auth', guards: ['guestOnly'], isPersonal: true },
    lazy: () =>
      import(/* webpackChunkName: "reset-password-page" */ './pages/reset-password/reset-password-page.tsx'),
  },
  {
    id: 'mf-member/room-order-page',
    path: '/mailform/matomete/roomorder',
    handle: { layout: 'matomete', mySearch: 'page' },
    lazy: () => import(/* webpackChunkName: "room-order-page" */ './pages/room-order/room-order-page.tsx'),
  },
  {
    id: 'mf-member/self-viewing-page',
    path: '/pr/self_naiken/inquiry',
    handle: { layout: 'inquiry' },
    lazy: () =>
      import(/* webpackChunkName: "self-viewing-page" */ './pages/self-viewing/self-viewing-page.tsx'),
  },
  {
    id: 'mf-member/view-contact-page',
    path: '/view/contact',
    handle: { layout: 'viewContact', isPersonal: isChosenInTab('estate_ids'), mySearch: 'page' },
    lazy: () =>
      import(/* webpackChunkName: "view-contact-page" */ './pages/view-contact/view-contact-page.tsx'),
  },
  {
    id: 'mf-member/saved-conditions-page',
    path: '/mypage/search_condition',
    handle: { layout: 'mypage', guards: ['auth'], isPersonal: true },
    lazy: () =>
      import(
        /* webpackChunkName: "saved-conditions-page" */ './pages/saved-conditions/saved-conditions-page.tsx'
      ),
  },
  {
    id: 'mf-member/web-consultation-page',
    path: '/mailform/web_soudankai',
    handle: { layout: 'contents_mailform', mySearch: 'page' },
    lazy: () =>
      import(
        /* webpackChunkName: "web-consultation-page" */ './pages/web-consultation/web-consultation-page.tsx'
      ),
  },
  {
    id: 'mf-member/withdrawal-page',
    path: '/withdrawal',
    handle: { layout: 'mypage', guards: ['auth'], isPersonal: true },
    lazy: () => import(/* webpackChunkName: "withdrawal-page" */ './pages/withdrawal/withdrawal-page.tsx'),
  },
];
