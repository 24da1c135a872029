import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { constants } from 'node:zlib';
import { rootDir } from '@gakumado/build/roots.ts';
import { paths } from '@gakumado/shared/paths';
import { SHELL_PREFIX } from '../base/call-prefixes.ts';
import type { ShellConfig } from './config.ts';
import { reportablePath } from '../visit/reportable-path.ts';
import type { Asset } from '../base/boot.ts';
import type { RemoteRelease } from '../base/remote-release.ts';
import { answerError, refuseUnknownCalls } from './error-handler.ts';
import { addGuestLists } from './guest-lists.ts';
import { isBackendReady } from './is-backend-ready.ts';
import { isReadable } from './page-address.ts';
import { addPages } from './pages.ts';
import { addProxies } from './proxies.ts';
import { renderPage } from './render-page.ts';
import { securityHeaders } from './security-headers.ts';
import { addSeoRoutes } from './seo/seo-routes.ts';
import { sitemapPages } from './seo/sitemap-pages.ts';
import type { RenderDeps } from './render-page.ts';
import { addSiteManifest } from './site-manifest.ts';

export interface ShellDeps extends RenderDeps {
  config: ShellConfig;
  /** The release of a remote that a browser shall load when it first needs it. */
  findRelease: (name: string) => RemoteRelease | undefined;
  /** Notes that the page at a path is being answered; the function that it returns ends that. */
  noteVisit?: (pathname: string) => () => void;
}

/** Smaller than gzip at its default, and as quick; the default of 11 takes seconds. */
const BROTLI_QUALITY = 4;

/** Files of the page of a remote at a path. */
function pageFiles({ bundle, findRemote }: ShellDeps, name: string, pathname: string): Asset[] {
  const remote = findRemote(name);
  const page = bundle.pageNameAt(remote?.routes ?? [], pathname);
  if (!remote || page === undefined) return [];
  const { styles, scripts } = remote.assetsOf(page);
  return [...styles.map(({ css: _css, ...style }) => style), ...scripts];
}

/** The shell's server: pages, its own files, and proxied services. */
export async function buildShellApp(deps: ShellDeps): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    logger: { level: config.LOG_LEVEL },
    // One line of our own per answer, without what opens something: the query may hold a reset code or a mail address.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    trustProxy: config.TRUST_PROXY,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    // Else the framework would answer it, in its own way.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : paths.notFound()),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.setErrorHandler(answerError);
  refuseUnknownCalls(app);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      path: reportablePath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  await app.register(helmet, securityHeaders(config));
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(fastifyStatic, {
    root: path.join(config.SHELL_BUILD_DIR, 'web'),
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
  await addProxies(app, config);
  await addGuestLists(app, { origin: config.SITE_ORIGIN });
  addSiteManifest(app);
  addSeoRoutes(app, { origin: config.SITE_ORIGIN, pagesByKind: sitemapPages });

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await isBackendReady(config.BACKEND_URL, 1_000);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'backend unavailable' });
  });
  app.get(`${SHELL_PREFIX}/remotes`, (_request, reply) => {
    void reply.header('Cache-Control', 'no-cache');
    return reply.send(deps.bundle.remotes.flatMap((name) => deps.findRelease(name) ?? []));
  });
  app.get<{ Params: { remote: string }; Querystring: { path?: string } }>(
    `${SHELL_PREFIX}/remotes/:remote`,
    (request, reply) => {
      const { remote } = request.params;
      const release = deps.findRelease(remote);
      void reply.header('Cache-Control', 'no-cache');
      if (!release) return reply.code(404).send({ message: 'This remote has no release.' });
      return reply.send({ ...release, pageFiles: pageFiles(deps, remote, String(request.query.path)) });
    },
  );

  addPages(app, {
    origin: config.SITE_ORIGIN,
    render: async (request, visitHeaders) => {
      const endVisit = deps.noteVisit?.(new URL(request.url).pathname);
      return renderPage(deps, request, visitHeaders).finally(endVisit);
    },
  });
  return app;
}
