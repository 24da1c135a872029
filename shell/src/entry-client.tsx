import '@gakumado/shared/ui/styles.css';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { storeContext } from '@gakumado/shared/routing';
import { createAppStore } from '@gakumado/shared/store';
import { App } from './app.tsx';
import { BOOT_ID } from './boot.ts';
import type { Boot } from './boot.ts';
import { markHydrated } from './hydration.ts';
import { beginVisit, connectVisitor } from './visit.ts';
import { loadRemoteRoutes, useRelease } from './remotes/browser-remotes.ts';
import { prepareRoute } from './remotes/prepare-routes.tsx';
import { remoteOf } from './remotes/remote-table.ts';
import { PAGE_ROUTE_ID, siteRoutes } from './router.tsx';

const bootText = document.getElementById(BOOT_ID)?.textContent ?? '{}';
const boot: Boot = JSON.parse(bootText);
const store = createAppStore();

/** The routes of the remote that owns `pathname`, with the page itself loaded. */
async function preparePages(pathname: string): Promise<RouteObject[]> {
  const remote = remoteOf(pathname);
  if (!remote) return [];
  const prepared = (await loadRemoteRoutes(remote)).map(prepareRoute);
  const routes = prepared.map(({ route }) => route);
  const match = matchRoutes(routes, pathname)?.at(-1);
  await prepared.find(({ route }) => route === match?.route)?.loadPage();
  return routes;
}

/** The pages with which hydration starts; nothing when the remote cannot be loaded in this browser. */
async function firstPages(): Promise<{ pages: RouteObject[]; isComplete: boolean }> {
  if (boot.isRetryWanted) return { pages: [], isComplete: true };
  try {
    if (boot.release) useRelease(boot.release);
    return { pages: await preparePages(location.pathname), isComplete: true };
  } catch (error) {
    console.error(error);
    return { pages: [], isComplete: false };
  }
}

const { pages, isComplete } = await firstPages();
const isHydrating = isComplete && !boot.isDevelopment;
const router = createBrowserRouter(siteRoutes(boot.year, pages), {
  ...(isHydrating ? { hydrationData: boot.hydration } : {}),
  getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
  patchRoutesOnNavigation: async ({ path, patch }) => {
    const remote = remoteOf(path);
    if (!remote) return;
    patch(
      PAGE_ROUTE_ID,
      (await loadRemoteRoutes(remote)).map((route) => prepareRoute(route).route),
    );
  },
});
connectVisitor(store, router);

/** Runs when the page is hydrated: from here on it may differ from what the server rendered. */
function AfterHydration() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    performance.mark('hydrated');
    markHydrated();
    // For devices without a good Japanese typeface; its list of 124 subsets is too long to wait for.
    void import(/* webpackChunkName: "web-font" */ '@fontsource-variable/noto-sans-jp').catch(
      () => undefined,
    );
    beginVisit(store);
  }, []);
  return null;
}

const app = (
  <App boot={boot} bootText={bootText} store={store}>
    <AfterHydration />
    <RouterProvider router={router} />
  </App>
);

startTransition(() => {
  if (isHydrating) hydrateRoot(document, app);
  else createRoot(document).render(app);
});
if (boot.isRetryWanted) void router.navigate(location.pathname + location.search, { replace: true });
