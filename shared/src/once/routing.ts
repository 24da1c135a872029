import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { SiteMapPart } from '../lib/claims.ts';
import type { AppStore } from './store/index.ts';

/** The 23 layouts of the specification (2.4). */
export type LayoutName =
  | 'default'
  | 'basic'
  | 'city'
  | 'event'
  | 'favorite'
  | 'guide'
  | 'history'
  | 'inquiry'
  | 'login'
  | 'matomete'
  | 'mypage'
  | 'popup'
  | 'schoolID'
  | 'searchNotContact'
  | 'searchStation'
  | 'store'
  | 'template2'
  | 'topic'
  | 'transit'
  | 'view'
  | 'viewContact'
  | 'auth'
  | 'contents_mailform';

/** The guards of the specification (section 4 and 5); the shell runs them before a page's loader. */
export type GuardName =
  | 'auth'
  | 'login'
  | 'guest'
  | 'guestOnly'
  | 'fav'
  | 'hist'
  | 'permission'
  | 'code'
  | 'pid'
  | 'pid1'
  | 'pid2'
  | 'num'
  | 'areaSlug'
  | 'placeSlug'
  | 'prefSlug'
  | 'slug'
  | 'key'
  | 'range';

/** Where わたしの条件 stands on top of a page: over a list, which can be narrowed by it, or over another page. */
export type MySearchUse = 'list' | 'page';

/** The shell reads these from a page's route. */
export interface PageHandle {
  layout: LayoutName;
  guards?: readonly GuardName[];
  /** The right that the guard `permission` asks for, one of `permissions` of the customer. */
  permission?: string;
  /**
   * True for pages whose data belongs to one visitor: rendered in the browser only, never cached. A function tells by
   * the query where a page has addresses of both kinds.
   */
  isPersonal?: boolean | ((query: URLSearchParams) => boolean);
  /** Whether the query is the key to what the page shows: rendered on the server, never cached. */
  isSecret?: (query: URLSearchParams) => boolean;
  /** Pages on which わたしの条件 is shown and changed (contract 8.6). */
  mySearch?: MySearchUse;
}

/** Whether a page is personal at an address with this query. */
export const isPersonalAt = (query: URLSearchParams, { isPersonal = false }: PageHandle): boolean =>
  typeof isPersonal === 'function' ? isPersonal(query) : isPersonal;

/**
 * A route that a remote exposes in `./routes`.
 * `id` is `<remote>/<chunk>`; `<chunk>` is also the page's webpackChunkName, so that the shell can send
 * the page's styles and scripts with the first HTML.
 */
export type RemoteRoute = RouteObject & {
  id: `${string}/${string}`;
  path: string;
  handle: PageHandle;
  lazy: () => Promise<Record<string, unknown>>;
};

/** Arguments of the loader of a page: those of the router, and what the shell adds. */
export interface PageLoaderArgs extends LoaderFunctionArgs {
  /**
   * Reads the links of the page サイトマップ that the releases claim which the visitor gets. Absent in browsers, which ask
   * the shell by a call, and in a shell from before.
   */
  readSiteMap?: () => Promise<SiteMapPart[]>;
}

/**
 * The routes that a remote's `./routes` exports. Throws when they are unusable, so that such a release never goes live.
 * The shell may be older than the remote, so the names in a `handle` are not checked here.
 */
export function readRoutes(remote: string, module: object | null | undefined): RemoteRoute[] {
  const routes: unknown = module && 'routes' in module ? module.routes : undefined;
  if (!Array.isArray(routes) || routes.length === 0) throw new Error(`${remote} exports no array of routes`);
  const ids = new Set<unknown>();
  for (const [index, route] of routes.entries()) {
    const fault = faultOf(remote, route) ?? (ids.has(route.id) ? 'has the id of another' : undefined);
    if (fault) throw new Error(`route ${index} (${route?.id}) of ${remote} ${fault}`);
    ids.add(route.id);
  }
  return routes;
}

const isText = (value: unknown) => typeof value === 'string';

function faultOf(remote: string, route: Partial<RemoteRoute> | undefined): string | undefined {
  if (!isText(route?.id) || !route?.id?.startsWith(`${remote}/`))
    return `has no id that begins with ${remote}/`;
  if (!isText(route.path) || !route.path?.startsWith('/')) return 'has no path that begins with a slash';
  if (typeof route.lazy !== 'function') return 'has no lazy that loads its page';
  const { layout, guards = [] } = route.handle ?? {};
  if (!isText(layout) || !Array.isArray(guards) || !guards.every(isText))
    return 'has no handle with a layout';
  return undefined;
}

/** The store of this page (of this request on the server), for loaders: `context.get(storeContext)`. */
export const storeContext = createContext<AppStore>();

/** The site that a page is part of. The shell provides it to every page. */
export interface Site {
  /** Origin for canonical addresses, without a trailing slash. */
  origin: string;
}

export const SiteContext = createReactContext<Site>({ origin: '' });

/**
 * Runs where the main part of a page could not be loaded: a server answers such a page with 503 (contract, 8.20). Nothing
 * listens in a browser.
 */
export const MainFailedContext = createReactContext<() => void>(() => {});

/** Ends a loader, because the page does not exist. */
export function throwNotFound(): never {
  throw new Response(null, { status: 404 });
}

export {
  closeLayer,
  connectLayers,
  isLayerShown,
  openLayer,
  subscribeToLayers,
} from '../lib/layer-history.ts';

export type { ClaimedPage, RemoteClaims } from '../lib/claims.ts';
