import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER_S } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { readPageAddress } from './page-address.ts';
import type { PageAnswer } from './render-page.ts';

/** A page may be kept this long (s) by a shared cache: a release shows within five seconds. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=3';

interface PageDeps {
  /** Origin of the site in addresses. */
  origin: string;
  render: (request: Request) => Promise<PageAnswer>;
}

/** Every address that nothing else answers is that of a page, and a page is only to be read. */
export function addPages(app: FastifyInstance, { origin, render }: PageDeps): void {
  const sendPage = async (url: URL, request: FastifyRequest, reply: FastifyReply) => {
    const answer = await render(new Request(url, { headers: { cookie: request.headers.cookie ?? '' } }));
    void reply.header('Cache-Control', answer.isPublic ? PAGE_CACHE : 'private, no-store');
    if (answer.location) return reply.redirect(answer.location, answer.status);
    if (answer.status === 503) void reply.header('Retry-After', RETRY_AFTER_S);
    return reply.code(answer.status).type('text/html; charset=utf-8').send(answer.html);
  };
  const notFound = new URL(paths.notFound(), origin);

  app.get('/*', async (request, reply) => {
    const address = readPageAddress(request.url, origin);
    if (address && 'redirect' in address) {
      return reply.header('Cache-Control', 'no-cache').redirect(address.redirect, 301);
    }
    return sendPage(address?.url ?? notFound, request, reply);
  });

  // Before the body is read, which nobody wants.
  app.addHook('onRequest', async ({ is404, method }, reply) => {
    if (!is404 || method === 'GET' || method === 'HEAD') return;
    await reply.code(405).header('Allow', 'GET, HEAD').header('Cache-Control', 'no-store').send();
  });
  // Files that turn out not to be there.
  app.setNotFoundHandler((request, reply) => sendPage(notFound, request, reply));
}
