import { replace } from 'react-router-dom';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunction,
} from 'react-router-dom';
import type { ComponentType } from 'react';
import { isPersonalAt } from '@gakumado/shared/routing';
import type { PageLoaderArgs, RemoteRoute } from '@gakumado/shared/routing';
import { hydration } from '../base/hydration.ts';
import { withTimeout } from '@gakumado/shared/with-timeout';
import { loadOrReload } from '../reload/chunk-reload.ts';
import { runGuards } from '../guards/run-guards.ts';
import { isLayoutName } from '../layouts/layouts.ts';
import { followReplacements, isReplacing, loadOrKeep } from './hot-pages.ts';
import { tryAgain } from './try-again.ts';
import { RemoteUnavailableError, UnknownNameError } from '../base/remote-release.ts';

/** The exports of a page module. */
interface Page {
  Component: ComponentType;
  loader?: (args: PageLoaderArgs) => unknown;
  action?: (args: ActionFunctionArgs) => unknown;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** How long the browser waits for a page's scripts and styles, in ms. */
const PAGE_TIMEOUT_MS = 10_000;

const isBrowser = typeof document !== 'undefined';

/** Built by `npm run dev`: what hangs on it is in no other build. */
const isHot = process.env['NODE_ENV'] === 'development' && isBrowser;

/** A route of a remote as the router uses it, and a way to load its page ahead. */
export interface PreparedRoute {
  route: RouteObject;
  /** Loads the page's module; a failure is not remembered, so a retry is a new attempt. */
  loadPage: () => Promise<void>;
}

/**
 * Wraps a remote's route. Guards run first. The page's module is fetched inside the loader, because the router's own
 * `lazy` would remember a failure for ever. Personal pages load their data in the browser only.
 * @param readHash The fragment of the address, which no request contains.
 * @param extend Adds to the arguments of a page's loader what the server knows.
 */
export function prepareRoute(
  remoteRoute: RemoteRoute,
  readHash = () => '',
  extend = (args: LoaderFunctionArgs): PageLoaderArgs => args,
): PreparedRoute {
  const { lazy, handle, ...route } = remoteRoute;
  let page: Page | undefined;
  const loadPage = async (): Promise<Page> => {
    if (page) return page;
    try {
      // A module that threw is not run again while it is hot: a second attempt would find what the first one left.
      page = (await withTimeout(isHot ? lazy() : tryAgain(lazy), PAGE_TIMEOUT_MS)) as unknown as Page;
      return page;
    } catch (cause) {
      throw new RemoteUnavailableError(route.id.split('/')[0] ?? route.id, { cause });
    }
  };
  if (isHot)
    followReplacements(async () => {
      if (page) page = (await lazy()) as unknown as Page;
    });
  const loader = async (args: LoaderFunctionArgs) => {
    const { signal, url } = args.request;
    const { pathname, search, searchParams } = new URL(url);
    const isPersonal = isPersonalAt(searchParams, handle);
    // The server has answered with a 301; a link within the site may still come without its slash.
    if (!pathname.endsWith('/')) throw replace(`${pathname}/${search}${readHash()}`);
    if (!isLayoutName(handle.layout)) throw new UnknownNameError(`no layout is called ${handle.layout}`);
    if (isPersonal && isBrowser) await hydration;
    const pageOfVisit = isBrowser ? loadOrReload(loadPage, () => pathname + search, { signal }) : loadPage();
    const [loaded] = await Promise.all([
      pageOfVisit,
      runGuards(handle.guards ?? [], args, handle.permission),
    ]);
    if (isPersonal && !isBrowser) return null;
    if (isHot) return loadOrKeep(route.id, async () => (await loaded.loader?.(extend(args))) ?? null);
    return (await loaded.loader?.(extend(args))) ?? null;
  };
  // The page that the server sent without its data is loaded right after hydration.
  const isFirstPersonal = isBrowser && isPersonalAt(new URLSearchParams(window.location.search), handle);
  return {
    loadPage: async () => void (await loadPage()),
    route: {
      ...route,
      handle,
      loader: isFirstPersonal ? Object.assign(loader, { hydrate: true as const }) : loader,
      action: async (args) => {
        const { action } = await loadPage();
        if (!action) throw new Response(null, { status: 405 });
        return (await action(args)) ?? null;
      },
      shouldRevalidate: (args) =>
        (isHot && isReplacing()) || (page?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate),
      Component: () => (page ? <page.Component /> : null),
    },
  };
}
