import '@gakumado/shared/ui/styles.css';
import { AsyncLocalStorage } from 'node:async_hooks';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  matchRoutes,
} from 'react-router-dom';
import type { LoaderFunctionArgs, StaticHandler, StaticHandlerContext } from 'react-router-dom';
import { apiStatus, configureApi, configureContent } from '@gakumado/shared/api';
import type { Visit } from '@gakumado/shared/api';
import { cookieNames, readRequestCookie } from '@gakumado/shared/cookies';
import { isPersonalAt, storeContext, throwNotFound } from '@gakumado/shared/routing';
import { createAppStore, languageChanged, languageOf } from '@gakumado/shared/store';
import { App } from './app.tsx';
import type { Boot } from './base/boot.ts';
import type { PageTexts } from './base/page-texts.ts';
import { collectHtml } from './server-html.ts';
import { areForEverybody, guards } from './guards/guards.ts';
import { layouts } from './layouts/layouts.ts';
import { prepareRoute } from './remotes/prepare-routes.tsx';
import { UnknownNameError } from './base/remote-release.ts';
import { siteRoutes } from './router.tsx';
import { PickedBar } from './testers/picked-bar.tsx';
import type { TesterNotes } from './base/tester-notes.ts';
import type { PageHandle, PageLoaderArgs, RemoteRoute } from '@gakumado/shared/routing';

export { createServerRemotes } from './remotes/server-remotes.ts';
export { configureApi, configureContent };

/** The layouts and guards that a remote's routes may name. */
export const layoutNames: readonly string[] = Object.keys(layouts);
export const guardNames: readonly string[] = Object.keys(guards);

/** The bar above a page with versions that a tester chose; an empty text where none was. */
export const renderPickedBar = (notes: TesterNotes): string =>
  notes.picked.length + notes.notShown.length > 0 ? renderToStaticMarkup(<PickedBar notes={notes} />) : '';

/** A page as the server found it: rendered later, since its files are not known before its route is. */
export interface QueriedPage {
  status: number;
  /** Chunk name of the page that matched, e.g. `campus-page`. */
  pageName?: string;
  /** Id of the route that matched. */
  routeId?: string;
  /** Shows everybody the same, and is no secret. */
  isPublic: boolean;
  /** The error that occurred while the page was being found. The page is rendered as a message. */
  failure?: unknown;
  /** The first call of the page that had no answer: a part is missing. */
  unanswered: () => unknown;
  hydration: Boot['hydration'];
  /** Cookies of the page's action for the visitor, each a Set-Cookie header. */
  cookies: readonly string[];
  render: (boot: Boot, texts: PageTexts) => Promise<RenderedPage>;
}

interface RenderedPage {
  html: Buffer;
  /** The page says that its main part is missing. */
  isMainMissing: boolean;
}

const hydrationOf = ({ loaderData, actionData, errors }: StaticHandlerContext): Boot['hydration'] => ({
  loaderData,
  actionData: actionData ?? null,
  errors: errors
    ? Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plainError(error)]))
    : null,
});

/** The part of an error that a browser may know: a route's answer with its status, or only that it failed. */
function plainError(error: unknown): unknown {
  if (typeof error === 'object' && error !== null && 'status' in error && 'internal' in error) {
    return { status: error.status, statusText: '', internal: false, data: null };
  }
  return { message: 'この部分を読み込めませんでした。' };
}

/** The visitor whose form is being passed on, for all calls that this causes. */
const visits = new AsyncLocalStorage<{ visit: Visit; token: string | undefined }>();
/** Of the page that is being found: its calls that had no answer. */
const pages = new AsyncLocalStorage<{ unanswered?: unknown }>();
configureApi({
  onUnanswered: (error) => {
    const page = pages.getStore();
    if (page) page.unanswered ??= error;
  },
  readVisit: () => visits.getStore()?.visit,
  readToken: () => visits.getStore()?.token,
});

/** Passes the form at `request` on to its page's action, for `visit`, and answers the page with what came of it. */
export function submitPage(visit: Visit, ...page: Parameters<typeof queryPage>) {
  const token = readRequestCookie(page[0].headers.get('cookie'), cookieNames.authorization);
  return visits.run({ visit, token }, () => queryPage(...page));
}

type SiteMapReader = NonNullable<PageLoaderArgs['readSiteMap']>;

/** Of a request, whose visitor may have chosen versions. */
const siteMapContext = createContext<SiteMapReader>();
const addSiteMap = (args: LoaderFunctionArgs): PageLoaderArgs => ({
  ...args,
  readSiteMap: args.context.get(siteMapContext),
});

/** Handlers by the routes of a release: what is in them is the same for every visitor. */
const handlers = new WeakMap<readonly RemoteRoute[], { year: number; handler: StaticHandler }>();

function handlerOf(remoteRoutes: readonly RemoteRoute[], year: number): StaticHandler {
  const known = handlers.get(remoteRoutes);
  if (known?.year === year) return known.handler;
  const routes = remoteRoutes.map((route) => prepareRoute(route, undefined, addSiteMap).route);
  const handler = createStaticHandler(siteRoutes(year, routes));
  handlers.set(remoteRoutes, { year, handler });
  return handler;
}

/** Runs guards and loaders of the page at `request`. Answers a Response when it redirects. */
export function queryPage(...page: Parameters<typeof findPage>): Promise<Response | QueriedPage> {
  return pages.run({}, () => findPage(...page));
}

/** The languages that a form without scripts is sent with; other pages are the same for everybody and say nothing. */
const askedLanguages = ({ headers }: Request): string[] =>
  headers
    .get('accept-language')
    ?.split(',')
    .flatMap((range) => range.split(';')[0]?.trim() || []) ?? [];

async function findPage(
  request: Request,
  remoteRoutes: readonly RemoteRoute[],
  year: number,
  readSiteMap: SiteMapReader,
): Promise<Response | QueriedPage> {
  const store = createAppStore();
  store.dispatch(languageChanged(languageOf(askedLanguages(request))));
  const handler = handlerOf(remoteRoutes, year);
  const requestContext = new RouterContextProvider();
  requestContext.set(storeContext, store);
  requestContext.set(siteMapContext, readSiteMap);
  const context = await handler.query(request, {
    requestContext,
  });
  if (context instanceof Response) return context;
  return describePage(context, handler.dataRoutes, store);
}

/** A failure of the whole page part, rendered inside the working frame. */
export async function failedPage(request: Request, year: number): Promise<QueriedPage> {
  // The owner of the page is not known yet, so an address without a match is not an unknown one.
  const handler = createStaticHandler(siteRoutes(year, [], throwNotFound));
  const context = await handler.query(new Request(request.url));
  if (context instanceof Response) throw new Error('a page that failed cannot redirect');
  return describePage(
    { ...context, statusCode: 503, errors: { root: new Error('remote unavailable') } },
    handler.dataRoutes,
    createAppStore(),
  );
}

/** Anything but an answer that a page gives on purpose, such as 404. */
const isFailure = (error: unknown) => !isRouteErrorResponse(error) || error.status >= apiStatus.EXCEPTION;

const isPublicAt = (query: URLSearchParams, handle: PageHandle) =>
  !isPersonalAt(query, handle) && !handle.isSecret?.(query);

/** Whether the page at an address has the same answer for every visitor, whatever their cookies, and is no secret. */
export function isForEverybody(routes: readonly RemoteRoute[], { pathname, searchParams }: URL): boolean {
  const handle: PageHandle | undefined = matchRoutes([...routes], pathname)?.at(-1)?.route.handle;
  return handle !== undefined && isPublicAt(searchParams, handle) && areForEverybody(handle.guards);
}

/** A failure that may be over by the next request is a 503. */
function statusOf(failure: unknown): number | undefined {
  if (failure instanceof UnknownNameError) return 500;
  return failure instanceof Error ? 503 : undefined;
}

/** Chunk name of the page of a remote at a path; undefined where it has none. */
export const pageNameAt = (routes: readonly RemoteRoute[], pathname: string): string | undefined =>
  matchRoutes([...routes], pathname)
    ?.at(-1)
    ?.route.id.split('/')
    .at(-1);

function describePage(
  context: StaticHandlerContext,
  dataRoutes: Parameters<typeof createStaticRouter>[0],
  store: ReturnType<typeof createAppStore>,
): QueriedPage {
  const hydration = hydrationOf(context);
  const leaf = context.matches.at(-1)?.route;
  const failure = Object.values(context.errors ?? {}).find(isFailure);
  const calls = pages.getStore();
  return {
    status: statusOf(failure) ?? context.statusCode,
    ...(leaf?.id?.includes('/') ? { pageName: leaf.id.split('/').at(-1), routeId: leaf.id } : {}),
    failure,
    unanswered: () => calls?.unanswered,
    isPublic: !leaf?.handle || isPublicAt(new URLSearchParams(context.location.search), leaf.handle),
    hydration,
    cookies: Object.values(context.actionHeaders).flatMap((headers) => headers.getSetCookie()),
    render: async (boot, texts) => {
      let isMainMissing = false;
      const router = createStaticRouter(dataRoutes, { ...context, errors: hydration.errors ?? null });
      const html = await collectHtml((callbacks) =>
        renderToPipeableStream(
          <App boot={boot} texts={texts} store={store} onMainFailed={() => (isMainMissing = true)}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </App>,
          callbacks,
        ),
      );
      return { html, isMainMissing };
    },
  };
}
