import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
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

/** What a page tells the shell about itself. */
export interface PageHandle {
  layout: LayoutName;
  guards?: readonly GuardName[];
  /** True for pages whose data belongs to one visitor: rendered in the browser only, never cached. */
  isPersonal?: boolean;
}

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

/** The store of this page (of this request on the server), for loaders: `context.get(storeContext)`. */
export const storeContext = createContext<AppStore>();

/** What every page knows of the site it is part of; the shell provides it. */
export interface Site {
  /** Origin for canonical addresses, without a trailing slash. */
  origin: string;
}

export const SiteContext = createReactContext<Site>({ origin: '' });
