import type { RemoteRoute } from '@gakumado/shared/routing';
import { withTimeout } from '@gakumado/shared/with-timeout';
import { emptyFrame } from '../../base/frame-content.ts';
import { describeError } from '../failure-log.ts';
import { renderPage } from '../render-page.ts';
import type { RenderDeps } from '../render-page.ts';
import { createSiteTable } from '../site-table.ts';
import type { Calls } from './backend-calls.ts';
import type { Finding } from './trial.ts';

/** How long the loaders of a page may take, in ms: longer than for a visitor, since the process is a cold one. */
const LOADER_TIMEOUT_MS = 3_000;

/** The same for the whole page. */
const PAGE_TIMEOUT_MS = 4_800;

/** By so much a timer may be early. */
const TOLERANCE_MS = 50;

interface Options {
  remote: string;
  routes: readonly RemoteRoute[];
  deps: Pick<RenderDeps, 'config' | 'assets' | 'bundle'>;
  /** Loads the routes of the version in use. */
  loadBefore: (() => Promise<readonly RemoteRoute[]>) | undefined;
  calls: Calls;
}

type Fault = Pick<Finding, 'cause' | 'stack'>;

const NO_COMPONENT = 'the page has no Component';

/** Loads the module of a page. */
async function tryModule({ lazy }: RemoteRoute): Promise<Fault | undefined> {
  try {
    const page = await withTimeout(lazy(), PAGE_TIMEOUT_MS);
    return page['Component'] ? undefined : { cause: NO_COMPONENT };
  } catch (error) {
    return describeError(error);
  }
}

/** Runs pages of a release as the server does for a visitor without cookies. */
export function createPageTrial({ remote, routes, deps, loadBefore, calls }: Options) {
  let before: Promise<readonly RemoteRoute[]> | undefined;
  /** Every address is that of the remote. */
  const table = createSiteTable([{ remote }]);

  const render = async (address: string, from: readonly RemoteRoute[]): Promise<Fault | undefined> => {
    let failure: unknown;
    const answered = renderPage(
      {
        ...deps,
        table,
        loaderTimeoutMs: LOADER_TIMEOUT_MS,
        readFrame: () => emptyFrame,
        readMapTiles: () => null,
        findRemote: (name) =>
          name === remote ? { routes: from, assetsOf: () => ({ styles: [], scripts: [] }) } : undefined,
        logFailure: (_page, error) => {
          failure = error;
        },
      },
      new Request(new URL(address, deps.config.SITE_ORIGIN)),
    );
    try {
      const { status } = await withTimeout(answered, PAGE_TIMEOUT_MS);
      return status < 500 ? undefined : describeError(failure ?? new Error(`the page answered ${status}`));
    } catch (error) {
      return describeError(error);
    }
  };

  /** Whether the version in use fails in the same way: the cause lies elsewhere. */
  const failsBefore = async (address: string, { cause }: Fault): Promise<boolean> => {
    if (!loadBefore) return false;
    before ??= loadBefore().catch(() => []);
    const known = await before;
    return known.length > 0 && (await render(address, known))?.cause === cause;
  };

  /** The fault of one visit; none where the backend's answer is missing. */
  const visit = async (address: string): Promise<Fault | undefined> => {
    calls.restart();
    const start = performance.now();
    const fault = await render(address, routes);
    const isLate = performance.now() - start > LOADER_TIMEOUT_MS - TOLERANCE_MS;
    return calls.hasFailed() || (isLate && calls.isWaiting()) ? undefined : fault;
  };

  /** The fault of a page at an address. A page that fails once and not again was only late. */
  const tryAddress = async (route: RemoteRoute, address: string): Promise<Fault | undefined> => {
    if (!(await visit(address))) return undefined;
    const fault = await visit(address);
    if (!fault || (await failsBefore(address, fault))) return undefined;
    // React's own message about it is a number in production.
    const ofModule = await tryModule(route);
    return ofModule?.cause === NO_COMPONENT ? ofModule : fault;
  };

  return {
    /** The fault of a page; where no address is known for it, it can only be loaded. */
    tryPage: (route: RemoteRoute, address: string | undefined): Promise<Fault | undefined> =>
      address === undefined ? tryModule(route) : tryAddress(route, address),
  };
}
