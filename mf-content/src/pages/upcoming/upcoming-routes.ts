import type { PageHandle } from '@gakumado/shared/routing';
import { upcomingRoutes as routesOf } from '@gakumado/shared/ui/upcoming-routes';
import type { UpcomingPath } from './upcoming-texts.ts';

/**
 * The addresses of this remote whose pages are in preparation, as the specification names them. They are noindex, so the
 * sitemap leaves them out: the campaigns too, whose texts the content service has, but which no page shows yet.
 */
const handles = {
  '/cm': { layout: 'basic' },
  '/download': { layout: 'basic' },
  '/leaflets': { layout: 'basic' },
  '/pr/it_id': { layout: 'template2' },
  '/pr/self_naiken': { layout: 'template2' },
} as const satisfies Record<UpcomingPath, PageHandle>;

export const upcomingRoutes = routesOf(
  'mf-content',
  handles,
  () => import(/* webpackChunkName: "upcoming-page" */ './upcoming-page.tsx'),
);
