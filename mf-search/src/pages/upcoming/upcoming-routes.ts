import type { PageHandle, RemoteRoute } from '@gakumado/shared/routing';

/** The addresses of this remote whose pages are in preparation, as the specification names them. */
const handles = {
  '/search_condition': { layout: 'searchNotContact' },
} as const satisfies Record<string, PageHandle>;

export type UpcomingPath = keyof typeof handles;

/** One route per address; they share one page, which is told whose it is. */
export const upcomingRoutes: RemoteRoute[] = (Object.keys(handles) as UpcomingPath[]).map((path) => ({
  id: `mf-search${path}/upcoming-page`,
  path,
  handle: handles[path],
  lazy: async () => {
    const { upcomingPage } = await import(/* webpackChunkName: "upcoming-page" */ './upcoming-page.tsx');
    return upcomingPage(path);
  },
}));
