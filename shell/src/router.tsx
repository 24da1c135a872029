import { use, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  redirect,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { apiStatus } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { throwNotFound } from '@gakumado/shared/routing';
import type { LayoutName, PageHandle } from '@gakumado/shared/routing';
import { NotFound } from './chrome/not-found.tsx';
import { RemoteUnavailable } from './chrome/remote-unavailable.tsx';
import { isKept } from './layouts/kept-page.ts';
import { pathOf } from './base/path-of.ts';
import { ShownPageContext, isFaultOfPage, readShownPage } from './layouts/shown-page.ts';
import type { ShownPage } from './layouts/shown-page.ts';
import { reloadAfterChunkFailure } from './reload/chunk-reload.ts';
import { loadAgain } from './reload/load-again.ts';
import { useFocusOnNavigation } from './layouts/focus-on-navigation.ts';
import { useAhead } from './layouts/ahead/use-ahead.ts';
import { isLayoutName } from './layouts/layouts.ts';
import { SiteFrame } from './layouts/site-frame.tsx';

/** Under this route the pages of the remotes are added, on the server and as they are needed in the browser. */
export const PAGE_ROUTE_ID = 'page';

const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'layout' in handle;

const layoutOf = (handle: unknown): LayoutName =>
  isHandle(handle) && isLayoutName(handle.layout) ? handle.layout : 'default';

function Frame({ year, children }: { year: number; children: React.ReactNode }) {
  const handle = useMatches().at(-1)?.handle;
  const isNavigating = useNavigation().state !== 'idle';
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [stopped, setStopped] = useState<ShownPage & { key: string }>();
  const shown = stopped?.key === key ? stopped : undefined;
  const keep = useCallback((page: ShownPage) => setStopped({ ...page, key }), [key]);
  const pages = useMemo(() => ({ isFirst: key === firstKey, keep }), [key, firstKey, keep]);
  const ahead = useAhead();
  useFocusOnNavigation();
  return (
    <ShownPageContext value={pages}>
      {shown && <title>{shown.title}</title>}
      <SiteFrame
        layout={layoutOf(handle)}
        mySearch={isHandle(handle) ? handle.mySearch : undefined}
        year={year}
        {...{ isNavigating, ahead }}
        kept={isKept(handle) ? handle.kept : shown?.html}
      >
        {children}
      </SiteFrame>
      <ScrollRestoration />
    </ShownPageContext>
  );
}

/**
 * Replaces a page that cannot be shown. The frame around it stays usable. A page of the server whose code fails in the
 * browser stays as it is; one that a visitor went to within the site is loaded from the server, which has its HTML.
 */
function PageFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const { isFirst, keep } = use(ShownPageContext);
  // In development the next change heals the page, which must be here for that.
  const isFault = process.env['NODE_ENV'] !== 'development' && isFaultOfPage(error);
  const [shown] = useState(() => (isFirst && isFault ? readShownPage() : undefined));
  useLayoutEffect(() => {
    if (shown) keep(shown);
  }, [shown, keep]);
  const address = pathOf(location);
  useEffect(() => {
    if (isFault && !isFirst) reloadAfterChunkFailure(address);
  }, [isFault, isFirst, address]);
  if (shown) return null;
  const handleRetry = () => void loadAgain((to) => navigate(to, { replace: true }), location);
  if (isRouteErrorResponse(error) && error.status === apiStatus.NOT_FOUND) return <NotFound />;
  return <RemoteUnavailable onRetry={handleRetry} />;
}

/** An address that nobody knows ends at `/404/` (specification, section 5), which has the status of its name. */
function goToNotFound({ request }: LoaderFunctionArgs): never {
  if (new URL(request.url).pathname === paths.notFound()) return throwNotFound();
  throw redirect(paths.notFound());
}

/** The routes of the shell itself, with the given pages in their place. */
export function siteRoutes(
  year: number,
  pages: RouteObject[],
  onUnknown: (args: LoaderFunctionArgs) => never = goToNotFound,
): RouteObject[] {
  const frame = (content: React.ReactNode) => <Frame year={year}>{content}</Frame>;
  return [
    {
      id: 'root',
      Component: () => frame(<Outlet />),
      ErrorBoundary: () => frame(<PageFailure />),
      children: [
        {
          id: PAGE_ROUTE_ID,
          ErrorBoundary: PageFailure,
          // Also what an address matches until its remote is loaded, and when nobody owns it.
          children: [...pages, { id: 'unknown', path: '*', loader: onUnknown, Component: NotFound }],
        },
      ],
    },
  ];
}
