import '@gakumado/shared/ui/styles.css';
import './remotes/zod-without-eval.ts';
import { startTransition, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { configureApi } from '@gakumado/shared/api';
import { connectLayers, storeContext } from '@gakumado/shared/routing';
import type { RemoteRoute } from '@gakumado/shared/routing';
import { createAppStore } from '@gakumado/shared/store';
import { whenIdle } from '@gakumado/shared/ui';
import { App } from './app.tsx';
import type { Boot } from './base/boot.ts';
import { visitorStylesScript } from './chrome/visitor-styles-script.ts';
import { markHydrated } from './base/hydration.ts';
import { showPressFirst } from './layouts/ahead/press-first.ts';
import { KEPT_ROUTE_ID, keptRoute } from './layouts/kept-page.ts';
import { readPageAssets, readPageTexts } from './base/page-texts.ts';
import { pathOf } from './base/path-of.ts';
import { followTranslation } from './visit/follow-translation.ts';
import { keepHtml, trustOwnCode } from './base/trusted-types.ts';
import { beginVisit, connectVisitor } from './visit/visit.ts';
import { countFailedPage, loadOrReload } from './reload/chunk-reload.ts';
import { restoreFields } from './reload/kept-fields.ts';
import { nameEntry } from './reload/name-entry.ts';
import { reloadPage } from './reload/reload-page.ts';
import { reloadOnWidthCrossing } from './reload/width-reload.ts';
import {
  loadAhead,
  loadFirstRoutes,
  loadRoutesAt,
  observeContainers,
  releaseInUse,
} from './remotes/browser-remotes.ts';
import { trustAssets } from './remotes/integrity.ts';
import { prepareRoute } from './remotes/prepare-routes.tsx';
import { loadAgain } from './reload/load-again.ts';
import { PAGE_ROUTE_ID, siteRoutes } from './router.tsx';
import { noteError, startSight } from './sight/start-sight.ts';

/** The tools of `npm run dev`, which are in no other build. */
const development =
  process.env['NODE_ENV'] === 'development'
    ? (await import('./development/start-development.ts')).startDevelopment()
    : undefined;
const handleError = development
  ? (error: unknown) => {
      noteError(error);
      development.report(error);
    }
  : noteError;

const texts = readPageTexts();
const boot: Boot = { assets: readPageAssets(), ...JSON.parse(texts.boot) };
trustOwnCode(boot.scriptOrigins);
// React writes them again where hydration fails and the document is rendered anew.
for (const html of [...texts.styles.values(), visitorStylesScript, boot.pickedBar ?? '']) keepHtml(html);
if (boot.accessKey !== undefined) configureApi({ accessKey: boot.accessKey });
const store = createAppStore();
// The path of a page that does not exist: the address bar shows where the visitor is (specification, section 5).
nameEntry(boot.path);

const prepare = (route: RemoteRoute) => prepareRoute(route, () => pendingLocation().hash);

/** The routes of the remote that owns the first page, at `pathname`, with the page itself loaded. */
async function preparePages(pathname: string): Promise<RouteObject[]> {
  const prepared = (await loadFirstRoutes(boot.release, pathname)).map(prepare);
  const routes = prepared.map(({ route }) => route);
  const match = matchRoutes(routes, pathname)?.at(-1);
  await prepared.find(({ route }) => route === match?.route)?.loadPage();
  return routes;
}

/** The pages with which hydration starts; the server's HTML when the remote cannot be loaded in this browser. */
async function firstPages(): Promise<{ pages: RouteObject[]; isKept?: boolean }> {
  if (boot.isRetryWanted) {
    countFailedPage();
    return { pages: [] };
  }
  try {
    if (boot.pickedBar) await observeContainers();
    trustAssets([...boot.assets.preloads, ...boot.assets.styles]);
    return { pages: await loadOrReload(() => preparePages(location.pathname), currentPath) };
  } catch (error) {
    console.error(error);
    handleError(error);
    return { pages: [keptRoute(location.pathname, loadAsWhole)], isKept: true };
  }
}

/** Where the page is kept as the server sent it, every link loads its page from the server. */
function loadAsWhole(): Promise<never> {
  reloadPage(pendingPath());
  return new Promise(() => {});
}

const currentPath = () => pathOf(location);
/** The address that is being loaded, or else the current one. */
const pendingLocation = () => router.state.navigation.location ?? location;
const pendingPath = () => pathOf(pendingLocation());

const { pages, isKept } = await firstPages();
const hydrationData = isKept ? { loaderData: { [KEPT_ROUTE_ID]: null } } : boot.hydration;
connectLayers(() => router.state);
const router = createBrowserRouter(siteRoutes(boot.year, pages), {
  hydrationData,
  getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
  patchRoutesOnNavigation: async ({ path, patch, signal }) => {
    if (isKept) return loadAsWhole();
    const routes = await loadOrReload(() => loadRoutesAt(path), pendingPath, { signal }).catch((error) => {
      // The router would show the failure of a page that was left in place of the page that the visitor went to.
      if (signal.aborted) return [];
      throw error;
    });
    patch(
      PAGE_ROUTE_ID,
      routes.map((route) => prepare(route).route),
    );
  },
});
showPressFirst(router);
development?.connect(router);
connectVisitor(store, router);
// The router's address: a page may have taken its secrets out of the address bar.
reloadOnWidthCrossing(() => reloadPage(pathOf(router.state.location)));

/**
 * Runs when the page is hydrated: from here on it may differ from what the server rendered. It is around the router and
 * not beside it, since a sibling that the server does not have would give every `useId` another value here.
 */
function AfterHydration({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    performance.mark('hydrated');
    markHydrated();
    // For devices without a good Japanese typeface; its list of 124 subsets is too long to wait for.
    void import(/* webpackChunkName: "web-font" */ '@fontsource-variable/noto-sans-jp').catch(
      () => undefined,
    );
    beginVisit(store, router);
    restoreFields();
    whenIdle(() => {
      // A page that was kept loads every other page as a whole.
      if (!isKept) void loadAhead().catch(() => undefined);
      void startSight({ boot, router, releaseInUse }).catch(() => undefined);
    });
  }, []);
  return children;
}

const app = (
  <App boot={boot} texts={texts} store={store}>
    <AfterHydration>
      <RouterProvider router={router} onError={handleError} />
    </AfterHydration>
  </App>
);

followTranslation();
startTransition(() => void hydrateRoot(document, app));
if (boot.isRetryWanted) void loadAgain((to) => router.navigate(to, { replace: true }), location);
