import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import {
  closeWhileDraining,
  connectionLimits,
  endSlowReaders,
  gracefulClose,
} from '@gakumado/shared/serving';
import type { Draining } from '@gakumado/shared/serving';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { backendMetrics } from './backend-metrics.ts';
import { captchaRoutes } from './areas/captcha/captcha-routes.ts';
import { contentRoutes } from './areas/content/content-routes.ts';
import { documentFileRoutes } from './areas/files/document/document-file-routes.ts';
import { videoFileRoutes } from './areas/files/video/video-file-routes.ts';
import type { Deps } from './areas/deps.ts';
import { fenceCostlyCalls } from './platform/http/cost-classes.ts';
import { refuseUnstorableText } from './platform/http/clean-input.ts';
import { answerError, setErrorHandlers } from './platform/http/error-handler.ts';
import { healthRoutes, refuseUntilReady } from './health-routes.ts';
import { BODY_LIMIT, parseJsonBodies } from './platform/http/json-body.ts';
import { serveApiDescription } from './platform/http/openapi.ts';
import { keepAnswersOutOfCaches } from './platform/http/never-cached.ts';
import { logRequests, requestId } from './platform/http/request-log.ts';
import { validatorCompiler } from './platform/http/validation.ts';
import { createIdentityContext } from './areas/identity/identity-context.ts';
import { identityRoutes } from './areas/identity/identity-routes.ts';
import { iconRoutes } from './areas/images/icon-routes.ts';
import { imagesRoutes } from './areas/images/images-routes.ts';
import { includesRoutes } from './areas/content/includes/includes-routes.ts';
import { inboxRoutes } from './areas/inbox/inbox-routes.ts';
import { mapTileRoutes } from './areas/map-tiles/map-tile-routes.ts';
import { countOpenMails } from './background/mail/outbox-queries.ts';
import { createReacher } from './engines/commute/reacher.ts';
import { createTileCutter } from './engines/map-tiles/tile-cutter.ts';
import { createWalker } from './engines/walking/walker.ts';
import { memberRoutes } from './areas/member/member-routes.ts';
import { salesRoutes } from './sales-routes.ts';

/** Smaller than gzip at its default, and as quick; the default of 11 takes seconds. */
const BROTLI_QUALITY = 4;

/** Never called: the app sets compilers of its own. */
function isReplaced(): never {
  throw new Error('The app was asked for a compiler of Fastify.');
}

/** The state of the process, as `/readyz` and every answer say it. */
interface Life {
  isReady: () => boolean;
  draining: Pick<Draining, 'isOn'>;
}

/**
 * Builds the whole backend without listening; close it with `app.close()`. Until `isReady` says so, every call is
 * refused. While it drains, calls are answered and `/readyz` says 503.
 */
export async function buildApp(
  given: Omit<Deps, 'reacher' | 'walker' | 'tiles'> & Partial<Pick<Deps, 'walker'>>,
  options: FastifyServerOptions = {},
  { isReady, draining }: Life = { isReady: () => true, draining: { isOn: () => false } },
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    genReqId: requestId,
    // One line of our own per answer instead of two, without the query.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: given.config.trustProxy,
    // Fastify loads the libraries of its own compilers where it is given none: they would hold up every start.
    schemaController: { compilersFactory: { buildValidator: isReplaced, buildSerializer: isReplaced } },
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 300 },
    ...connectionLimits(),
    ...gracefulClose,
    ...options,
  });
  endSlowReaders(app.server);
  closeWhileDraining(app, draining);
  const walker = given.walker ?? createWalker(given.config.varDir);
  const reacher = createReacher();
  const tiles = createTileCutter();
  app.addHook('onClose', async () => {
    await Promise.all([walker.close(), reacher.close(), tiles.close()]);
  });
  const deps: Deps = { ...given, reacher, walker, tiles };
  app.setValidatorCompiler(validatorCompiler);
  // Answers are built from typed queries; checking them again would cost more than the query.
  app.setSerializerCompiler(() => JSON.stringify);
  setErrorHandlers(app);
  logRequests(app);
  keepAnswersOutOfCaches(app);
  refuseUntilReady(app, isReady);
  parseJsonBodies(app);
  refuseUnstorableText(app);
  // TLS ends before this process and pages come from the shell: both send these headers themselves.
  await app.register(helmet, { contentSecurityPolicy: false, hsts: false });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(cookie);
  await app.register(underPressure, {
    maxEventLoopDelay: deps.config.maxEventLoopDelayMs,
    // An interval without a sample counts as an endless delay: only a stall of the whole limit leaves one.
    sampleInterval: deps.config.maxEventLoopDelayMs,
    exposeStatusRoute: false,
  });
  serveApiDescription(app);
  backendMetrics(app, deps, fenceCostlyCalls(app, deps.config));
  healthRoutes(app, { ...deps, draining }, async () => ({ mails: await countOpenMails(deps.db) }));
  salesRoutes(app, deps);
  const identity = createIdentityContext(deps.db, deps.config);
  identityRoutes(app, identity);
  memberRoutes(app, deps, identity);
  contentRoutes(app, deps);
  documentFileRoutes(app, deps);
  videoFileRoutes(app, deps);
  includesRoutes(app);
  iconRoutes(app);
  imagesRoutes(app, deps);
  mapTileRoutes(app, deps);
  captchaRoutes(app, deps);
  inboxRoutes(app, deps);
  return app;
}
