import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { constants } from 'node:zlib';
import { OLD_FILES_DIR } from '@gakumado/build/old-files.ts';
import { rootDir } from '@gakumado/build/roots.ts';
import { RETRY_AFTER_S } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import {
  closeWhileDraining,
  connectionLimits,
  endSlowReaders,
  gracefulClose,
} from '@gakumado/shared/serving';
import type { Draining } from '@gakumado/shared/serving';
import type { ShellConfig } from './config.ts';
import { reportablePath } from '../visit/reportable-path.ts';
import { answerError, refuseUnknownCalls } from './error-handler.ts';
import { addGuestLists } from './guest-lists.ts';
import { isBackendReady } from './is-backend-ready.ts';
import { addPicks } from './picks/add-picks.ts';
import type { RequestView, RequestViews } from './picks/request-view.ts';
import { BROTLI_QUALITY } from './page-cache/compressed-page.ts';
import { isReadable } from './page-address.ts';
import { addPages } from './pages.ts';
import type { OwnedAnswer } from './pages.ts';
import { addProxies } from './proxies.ts';
import { shellMetrics } from './shell-metrics.ts';
import type { MetricsDeps } from './shell-metrics.ts';
import { renderPage } from './render-page.ts';
import { PERMISSIONS_POLICY, securityHeaders } from './security-headers.ts';
import { addSeoRoutes } from './seo/seo-routes.ts';
import { sitemapPages } from './seo/sitemap-pages.ts';
import { accessLine } from './sight/access-line.ts';
import { addSight } from './sight/add-sight.ts';
import { readKnownNames } from './sight/known-names.ts';
import type { RenderDeps } from './render-page.ts';
import type { Visit } from './watch/beat.ts';
import { addSiteManifest } from './site-manifest.ts';

export interface ShellDeps extends Omit<RenderDeps, 'findRemote' | 'table' | 'testers'>, MetricsDeps {
  config: ShellConfig;
  /** The remotes as a request gets them. */
  views: RequestViews;
  /** Whether the registry lists a version of a remote. Without it browsers' lines have no version. */
  isListed?: (remote: string, version: string) => boolean;
  /** The end of the server; absent: it ends at once. */
  draining?: Draining;
  /** Notes that a page is being answered; the function that it returns ends that. */
  noteVisit?: (visit: Visit) => () => void;
}

/** The frame and the remote of a page, with their versions. */
function partsOf({ bundle, assets }: ShellDeps, view: RequestView, pathname: string) {
  const remote = view.table.ownerOf(pathname);
  const { release, routes = [] } = (remote && view.findRemote(remote)) || {};
  const version = release?.version;
  const findRoute = () => {
    const page = bundle.pageNameAt(routes, pathname);
    return page === undefined ? undefined : `${remote}/${page}`;
  };
  const isPicked = view.testers?.picked.some((one) => one.remote === remote);
  const frame = `shell@${assets.version ?? 'none'}`;
  const part = `${remote}@${version ?? 'none'}${isPicked ? ';picked' : ''}`;
  return { remote, version, findRoute, parts: remote ? `${frame}, ${part}` : frame };
}

/** The remote that a page belongs to, in the version that a visitor gets. */
function findOwner({ table, findRemote }: RequestView, pathname: string) {
  const name = table.ownerOf(pathname);
  return name === undefined ? undefined : findRemote(name);
}

/** The shell's server: pages, its own files, and proxied services. */
export async function buildShellApp(given: ShellDeps): Promise<FastifyInstance> {
  const { config } = given;
  const app = Fastify({
    logger: { level: config.LOG_LEVEL },
    // One line of our own per answer (sight/access-line.ts).
    logController: new LogController({ disableRequestLogging: true }),
    ...connectionLimits(),
    ...gracefulClose,
    trustProxy: config.TRUST_PROXY,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    // Else the framework would answer it, in its own way.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : paths.notFound()),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  endSlowReaders(app.server);
  closeWhileDraining(app, given.draining ?? { isOn: () => false });
  app.setErrorHandler(answerError);
  refuseUnknownCalls(app);
  app.addHook('onResponse', async (request, reply) => request.log.info(accessLine(request, reply)));
  await app.register(helmet, securityHeaders(config));
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('Permissions-Policy', PERMISSIONS_POLICY),
  );
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(fastifyStatic, {
    root: ['web', OLD_FILES_DIR].map((dir) => path.join(config.SHELL_BUILD_DIR, dir)),
    prefix: '/assets/',
    immutable: true,
    preCompressed: true,
    maxAge: '1y',
  });
  await app.register(fastifyStatic, {
    root: path.join(rootDir, 'shell/public'),
    prefix: '/',
    wildcard: false,
    decorateReply: false,
  });
  const metrics = shellMetrics(app, given);
  const deps: ShellDeps = {
    ...given,
    logFailure: (failure, error) => {
      const { remote = 'shell', version = 'none' } = failure;
      metrics.count('gakumado_failed_pages_total', { remote, version });
      given.logFailure(failure, error);
    },
  };
  await addProxies(app, config);
  await addGuestLists(app, { origin: config.SITE_ORIGIN });
  addSight(app, {
    origin: config.SITE_ORIGIN,
    knownNames: (request) => readKnownNames(deps, request),
    onFailure: ({ kind, ...owner }) => metrics.count(`gakumado_failed_${kind}s_total`, owner),
  });
  addSiteManifest(app);
  addSeoRoutes(app, {
    origin: config.SITE_ORIGIN,
    pagesByKind: sitemapPages,
    // Everybody's, whatever the crawler has chosen.
    listStaticPages: async () => (await deps.views.viewOf({ ip: '', cookie: undefined })).table.listedPages(),
  });

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const notReady = (details: object) =>
      reply.code(503).header('Retry-After', RETRY_AFTER_S).header('Cache-Control', 'no-store').send(details);
    if (deps.draining?.isOn()) return notReady({ status: 'stopping' });
    const remotes = deps.missingRemotes?.() ?? [];
    if (remotes.length > 0) return notReady({ status: 'remotes unavailable', remotes });
    const isReady = await isBackendReady(config.BACKEND_URL, 1_000);
    return isReady ? reply.send({ status: 'ok' }) : notReady({ status: 'backend unavailable' });
  });
  addPicks(app, { views: deps.views, bundle: deps.bundle, origin: config.SITE_ORIGIN });

  addPages(app, {
    origin: config.SITE_ORIGIN,
    render: async (asked, asking, visitHeaders) => {
      const view = await deps.views.viewOf(asking);
      const url = new URL(asked.url);
      const render = async (request: Request): Promise<OwnedAnswer> => {
        const { remote, version, findRoute, parts } = partsOf(deps, view, url.pathname);
        const endVisit = deps.noteVisit?.({ remote, version, path: reportablePath(url.pathname) });
        const answer = await renderPage({ ...deps, ...view }, request, visitHeaders).finally(endVisit);
        // A redirection does not say which route it comes from.
        const owner = { remote, version, route: answer.route ?? findRoute() };
        return { ...answer, owner, parts, isPublic: answer.isPublic && !view.isOwn };
      };
      const remote = findOwner(view, url.pathname);
      const { pageCache, pageGate } = deps;
      // A form has been filled in: it waits.
      if (visitHeaders) return render(asked);
      const renderInTurn = (request: Request): Promise<OwnedAnswer> =>
        pageGate ? pageGate.render(asking.ip, () => render(request)) : render(request);
      if (!remote || !pageCache || view.isOwn) return renderInTurn(asked);
      const makers = { release: remote, others: [view.table, deps.readFrame(), deps.readMapTiles()] };
      const address = url.pathname + url.search;
      const kept = pageCache.fresh(address, makers);
      if (kept) return kept;
      if (!deps.bundle.isForEverybody(remote.routes, url)) return renderInTurn(asked);
      // Without cookies, which nothing of such a page depends on.
      return pageCache.answer(address, makers, () => renderInTurn(new Request(url)));
    },
  });
  return app;
}
