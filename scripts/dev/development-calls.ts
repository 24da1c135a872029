import type { FastifyInstance, FastifyRequest } from 'fastify';
import { developmentCalls } from '../../shell/src/base/development.ts';
import type { ThrownError } from '../../shell/src/base/development.ts';
import { readPageAddress } from '../../shell/src/server/page-address.ts';
import { traceError } from './trace-error.ts';

/**
 * React's refresh runtime of each remote looks for the renderers that started before it. The hook that the
 * shell's runtime installs keeps no list of them; this one does.
 */
const rendererList = `
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject: (renderer) => { const id = renderers.size + 1; renderers.set(id, renderer); return id; },
    onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  };`;

/** A page that lost this server looks for the next one so often, in ms. */
const RETRY_MS = 500;

interface Options {
  /** Calls `listener` after each build that the server took into use. */
  onBuilt: (listener: () => void) => () => void;
  /** Renders the page at an address and answers what failed; undefined where nothing did. */
  findFailure: (address: string, request: FastifyRequest) => Promise<unknown>;
  /** Of the bundles of browsers. */
  origins: readonly string[];
  /** Origin of the site. */
  origin: string;
}

const toThrown = (error: unknown): ThrownError => {
  if (error instanceof Error && error.cause !== undefined) return toThrown(error.cause);
  if (error instanceof Error) return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
  return { message: String(error), stack: '' };
};

/** Answers the calls of pages in development. */
export function addDevelopmentCalls(app: FastifyInstance, options: Options): void {
  const { onBuilt, findFailure, origins, origin } = options;
  app.get(developmentCalls.start, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-store').send(rendererList),
  );
  app.get(developmentCalls.builds, (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    raw.write(`retry: ${RETRY_MS}\n\n`);
    const send = () => raw.write('data: \n\n');
    // A page that was loaded before this server started.
    send();
    request.raw.once('close', onBuilt(send));
  });
  app.get<{ Querystring: { path?: string } }>(developmentCalls.check, async (request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    const address = readPageAddress(String(request.query.path), origin);
    if (!address || 'redirect' in address) return reply.send('null');
    const failure = await findFailure(address.url.href, request);
    const traced = failure === undefined ? null : await traceError(toThrown(failure), origins);
    return reply.type('application/json').send(JSON.stringify(traced));
  });
  app.post<{ Body: ThrownError }>(developmentCalls.trace, async ({ body }) => traceError(body, origins));
}
