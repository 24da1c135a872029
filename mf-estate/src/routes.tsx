import type { RemoteRoute } from '@gakumado/shared/routing';

/** The pages of one property. */
export const routes: RemoteRoute[] = [
  {
    id: 'mf-estate/view-page',
    path: '/view/:id',
    handle: { layout: 'view', guards: ['num'] },
    lazy: () => import(/* webpackChunkName: "view-page" */ './pages/view/view-page.tsx'),
  },
];
