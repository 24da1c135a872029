import type { RemoteRoute } from '@gakumado/shared/routing';

export const routes: RemoteRoute[] = [
  {
    id: 'mf-template/template-start-page',
    path: '/template',
    handle: { layout: 'default' },
    lazy: () => import(/* webpackChunkName: "template-start-page" */ './pages/start/start-page.tsx'),
  },
];
