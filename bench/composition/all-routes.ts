import type { RemoteRoute } from '@gakumado/shared/routing';

/** The routes of all remotes by their names: the build fills them in (all-routes-loader.js). */
export const allRoutes: Record<string, RemoteRoute[]> = {};
