import type { PageHandle, RemoteRoute } from '@gakumado/shared/routing';

/** The module of a remote that makes the page of an address in preparation. */
interface UpcomingModule<Path> {
  upcomingPage: (path: Path) => Record<string, unknown>;
}

/**
 * One route per address in preparation. They share one page, which gets the path. `loadPage` imports it as the chunk
 * `upcoming-page`.
 */
export const upcomingRoutes = <Path extends string>(
  remote: string,
  handles: Readonly<Record<Path, PageHandle>>,
  loadPage: () => Promise<UpcomingModule<Path>>,
): RemoteRoute[] =>
  (Object.keys(handles) as Path[]).map((path) => ({
    id: `${remote}${path}/upcoming-page`,
    path,
    handle: handles[path],
    lazy: async () => (await loadPage()).upcomingPage(path),
  }));
