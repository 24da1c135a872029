import type { RemoteRoute } from '@gakumado/shared/routing';
import { allRoutes } from './all-routes.ts';

/** Stands in for shell/src/remotes/browser-remotes.ts: the pages are chunks of the one bundle, and nobody owns them. */
export async function loadRoutesAt(): Promise<RemoteRoute[]> {
  return Object.values(allRoutes).flat();
}

export { loadRoutesAt as loadFirstRoutes };

export async function loadAhead(): Promise<void> {}

/** Stands in for shell/src/remotes/server-remotes.ts. */
export function createServerRemotes() {
  return { load: async (remote: string): Promise<RemoteRoute[]> => allRoutes[remote] ?? [] };
}
