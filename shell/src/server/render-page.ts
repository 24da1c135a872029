import type { MapTiles } from '@gakumado/shared/map-tiles';
import { outsideOrigins } from '@gakumado/shared/outside-origins';
import { paths } from '@gakumado/shared/paths';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import type { Boot } from '../base/boot.ts';
import type * as entryServer from '../entry-server.tsx';
import type { QueriedPage } from '../entry-server.tsx';
import type { FrameContent } from '../base/frame-content.ts';
import type { TesterNotes } from '../base/tester-notes.ts';
import { fileName } from '../base/page-texts.ts';
import type { PageTexts } from '../base/page-texts.ts';
import { reportablePath } from '../visit/reportable-path.ts';
import { policyHash } from './inline-styles.ts';
import type { ShellAssets, ShellConfig } from './config.ts';
import type { PageFailure } from './failure-log.ts';
import type { RenderableRemote } from './renderable-remote.ts';
import type { SiteTable } from './site-table.ts';

/** The part of the rendering bundle that this server uses (shell/src/entry-server.tsx). */
export type RenderBundle = typeof entryServer;

export interface PageAnswer {
  status: number;
  /** In UTF-8. */
  html?: Buffer;
  location?: string;
  /** Of the stylesheets within the HTML, as the policy of the page names them. */
  styleHashes?: readonly string[];
  /** For the visitor, each a Set-Cookie header. Only a form brings them. */
  cookies?: readonly string[];
  /** May be kept by this server and by caches between it and the visitors. */
  isPublic: boolean;
  /** A part is missing, because a call had no answer. */
  isIncomplete?: boolean;
  /** Versions of the frame and of the page, for a header. */
  parts?: string;
  /** Id of the route that answered, where one did or failed to. */
  route?: string | undefined;
}

export interface RenderDeps {
  config: Pick<ShellConfig, 'SITE_ORIGIN' | 'ACCESS_KEYS' | 'RELEASE_PUBLIC_URL'>;
  assets: ShellAssets;
  bundle: RenderBundle;
  findRemote: (name: string) => RenderableRemote | undefined;
  table: Pick<SiteTable, 'ownerOf' | 'siteMap'>;
  /** Present for a visitor who may choose versions of remotes. */
  testers?: TesterNotes | undefined;
  readFrame: () => FrameContent;
  /** A tile service for maps; null while there is none. */
  readMapTiles: () => MapTiles | null;
  /** How long loaders may take before the page is answered without them, in ms; absent: as long as a visitor waits. */
  loaderTimeoutMs?: number;
  /** Called once for each page that failed. */
  logFailure: (failure: PageFailure, error: unknown) => void;
}

/** How long loaders may take while a visitor waits, in ms. */
const LOADER_TIMEOUT_MS = 1_800;

/** A signal like that of `AbortSignal.timeout`, whose reason says which time is over. */
function signalAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  const reason = () => new DOMException(`the page had no data after ${ms / 1_000} s`, 'TimeoutError');
  setTimeout(() => controller.abort(reason()), ms).unref();
  return controller.signal;
}

const NO_ROUTES: RenderableRemote['routes'] = [];

/** JSON that is safe inside a script element. */
const toScriptText = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The data that the page hands to the browser, and the stylesheets that it contains. */
function describeBoot(
  deps: RenderDeps,
  year: number,
  page: QueriedPage,
  remote?: RenderableRemote,
): { boot: Boot; styleTexts: PageTexts['styles'] } {
  const ofPage = remote?.assetsOf(page.pageName);
  const styles = [...deps.assets.styles, ...(ofPage?.styles ?? [])];
  const mapTiles = deps.readMapTiles();
  const { files: scriptOrigins } = outsideOrigins(deps.config);
  const boot: Boot = {
    origin: deps.config.SITE_ORIGIN,
    accessKey: deps.config.ACCESS_KEYS[0],
    year,
    ...(remote?.release ? { release: remote.release } : {}),
    assets: {
      styles: styles.map(({ css: _css, ...style }) => style),
      preloads: ofPage?.scripts ?? [],
      scripts: deps.assets.scripts.map((url) => ({ url })),
    },
    ...(scriptOrigins.length > 0 ? { scriptOrigins } : {}),
    ...(mapTiles ? { mapTiles } : {}),
    ...(deps.testers ? { pickedBar: deps.bundle.renderPickedBar(deps.testers) } : {}),
    frame: deps.readFrame(),
    hydration: page.hydration,
  };
  const inPage = styles.flatMap(({ url, css }) => (css === undefined ? [] : [[fileName(url), css] as const]));
  return { boot, styleTexts: new Map(inPage) };
}

/**
 * The one rule for parts that are missing (contract, 8.20): a page whose main part is missing is 503; one of which any part is
 * missing is kept by nobody.
 */
function outcomeOf(page: QueriedPage, isMainMissing: boolean) {
  const status = isMainMissing && page.status === 200 ? 503 : page.status;
  const isIncomplete = isMainMissing || page.unanswered() !== undefined;
  return { status, isIncomplete, isPublic: status === 200 && page.isPublic && !isIncomplete };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** A form that a visitor sends without scripts may take as long as one with them (specification, section 9), in ms. */
const FORM_TIMEOUT_MS = 30_000;

/**
 * Renders the page at a request: a page or a remote that fails becomes a message inside the working frame.
 * @param visitHeaders tell the backend who sends a form; only a POST has them
 */
export async function renderPage(
  deps: RenderDeps,
  request: Request,
  visitHeaders?: Record<string, string>,
): Promise<PageAnswer> {
  const { bundle } = deps;
  /** Of the copyright line. */
  const year = Number(todayInJapan().slice(0, 4));
  const visit = visitHeaders && {
    headers: visitHeaders,
    timeoutMs: FORM_TIMEOUT_MS,
    cookies: [] as string[],
  };
  /** Ends what the page still waits for. */
  const signal = signalAfter(visit ? FORM_TIMEOUT_MS : (deps.loaderTimeoutMs ?? LOADER_TIMEOUT_MS));
  const name = deps.table.ownerOf(new URL(request.url).pathname);
  const remote = name ? deps.findRemote(name) : undefined;

  const write = async (
    page: QueriedPage,
    more: Pick<Boot, 'path' | 'isRetryWanted'>,
    writer?: RenderableRemote,
  ): Promise<PageAnswer> => {
    const { boot: known, styleTexts } = describeBoot(deps, year, page, writer);
    const boot = { ...known, ...more };
    // The head names the files: the browser reads them there.
    const { assets: _assets, ...sent } = boot;
    const texts = { boot: toScriptText(sent), styles: styleTexts };
    const { html, isMainMissing } = await page.render(boot, texts);
    const outcome = outcomeOf(page, isMainMissing);
    if (outcome.status !== page.status)
      log(page.unanswered() ?? new Error('the main part of the page is missing'), page.routeId);
    return {
      ...outcome,
      html,
      styleHashes: [...styleTexts.values()].map(policyHash),
      ...(visit ? { cookies: [...visit.cookies, ...page.cookies] } : {}),
      isPublic: outcome.isPublic && !visit,
      route: page.routeId,
    };
  };
  const { pathname } = new URL(request.url);
  const log = (error: unknown, route?: string) =>
    deps.logFailure(
      { remote: name, version: remote?.release?.version, route, path: reportablePath(pathname) },
      error,
    );
  const writeFailure = async (error: unknown, failed?: QueriedPage) => {
    log(error, failed?.routeId);
    const answer = await write(await bundle.failedPage(request, year), { isRetryWanted: true });
    const isIncomplete = signal.aborted || failed?.unanswered() !== undefined;
    return { ...answer, isIncomplete, route: failed?.routeId };
  };

  if (name && !remote) return writeFailure(new Error(`no release of ${name} is in use`));
  const query = [
    new Request(request, { signal }),
    remote?.routes ?? NO_ROUTES,
    year,
    async () => deps.table.siteMap(),
  ] as const;
  const answered = visit ? bundle.submitPage(visit, ...query) : bundle.queryPage(...query);
  const page = await answered.catch(asError);
  if (page instanceof Error) return writeFailure(page);
  if (page instanceof Response) {
    const location = page.headers.get('Location') ?? paths.home();
    // An unknown address and a failed rule send the visitor to /404. The answer comes at once, with the status of that
    // page.
    if (location === paths.notFound()) return renderPage(deps, new Request(new URL(location, request.url)));
    const cookies = [...(visit?.cookies ?? []), ...page.headers.getSetCookie()];
    return { status: page.status, location, cookies, isPublic: false };
  }
  if (page.status === 503) return writeFailure(page.failure, page);
  try {
    const answer = await write(page, pathname === paths.notFound() ? { path: pathname } : {}, remote);
    if (page.failure !== undefined) log(page.failure, page.routeId);
    return answer;
  } catch (error) {
    return writeFailure(error, page);
  }
}
