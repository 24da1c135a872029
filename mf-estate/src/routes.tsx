import type { RemoteRoute } from '@gakumado/shared/routing';

/** The pages of one property. */
export const routes: RemoteRoute[] = [
  {
    id: 'mf-estate/view-page',
    path: '/view/:id',
    handle: { layout: 'view', guards: ['num'], mySearch: 'page' },
    lazy: () => import(/* webpackChunkName: "view-page" */ './pages/view/view-page.tsx'),
  },
  {
    id: 'mf-estate/simpleview-page',
    path: '/simpleview/:pref?/:estate_id?/:random_key',
    // The key in the address opens the page: nobody keeps it.
    handle: { layout: 'view', guards: ['key'], isSecret: () => true },
    lazy: () => import(/* webpackChunkName: "simpleview-page" */ './pages/simpleview/simpleview-page.tsx'),
  },
];
