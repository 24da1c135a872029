import type { PageHandle } from '@gakumado/shared/routing';
import { upcomingRoutes as routesOf } from '@gakumado/shared/ui/upcoming-routes';
import type { UpcomingPath } from './upcoming-texts.ts';

/** The addresses of this remote whose pages are in preparation, as the specification names them. */
const handles = {
  '/mailform/web_soudankai': { layout: 'contents_mailform' },
  '/pr/it_id/inquiry': { layout: 'inquiry' },
  '/pr/self_naiken/inquiry': { layout: 'inquiry' },
} as const satisfies Record<UpcomingPath, PageHandle>;

export const upcomingRoutes = routesOf(
  'mf-member',
  handles,
  () => import(/* webpackChunkName: "upcoming-page" */ './upcoming-page.tsx'),
);
