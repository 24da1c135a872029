import type { RemoteRoute } from '@gakumado/shared/routing';
import { routes as content } from '../../mf-content/src/routes.tsx';
import { routes as estate } from '../../mf-estate/src/routes.tsx';
import { routes as member } from '../../mf-member/src/routes.tsx';
import { routes as search } from '../../mf-search/src/routes.tsx';

const routesByRemote: Record<string, RemoteRoute[]> = {
  'mf-content': content,
  'mf-estate': estate,
  'mf-member': member,
  'mf-search': search,
};

/** Stands in for shell/src/remotes/browser-remotes.ts: the pages are chunks of the one bundle. */
export async function loadRemoteRoutes(remote: string): Promise<RemoteRoute[]> {
  return routesByRemote[remote] ?? [];
}

export function useRelease(): void {}

export async function loadAhead(): Promise<void> {}

/** Stands in for shell/src/remotes/server-remotes.ts. */
export function createServerRemotes() {
  return { load: loadRemoteRoutes };
}
