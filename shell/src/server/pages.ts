import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER_S } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { askingOf } from './picks/request-view.ts';
import type { Asking } from './picks/request-view.ts';
import { FRESH_S } from './page-cache/page-cache.ts';
import type { CacheAnswer, KeptAnswer } from './page-cache/page-cache.ts';
import { readPageAddress } from './page-address.ts';
import type { PageAnswer } from './render-page.ts';
import { POLICY_HEADER, withStyleHashes } from './security-headers.ts';
import { notePageOwner } from './sight/access-line.ts';
import type { PageOwner } from './sight/access-line.ts';

/** A shared cache may keep a page as long as this server does: a release shows within five seconds. */
const PAGE_CACHE = `public, max-age=0, s-maxage=${FRESH_S}`;

export interface OwnedAnswer extends PageAnswer {
  /** For the log. */
  owner?: PageOwner;
}

interface PageDeps {
  /** Origin of the site in addresses. */
  origin: string;
  /** @param visitHeaders tell the backend who sends the form of a POST */
  render: (
    request: Request,
    asking: Asking,
    visitHeaders?: Record<string, string>,
  ) => Promise<CacheAnswer<OwnedAnswer>>;
}

/** A page that stands in for one without data is nobody else's to keep. */
function cacheControlOf(answer: CacheAnswer<OwnedAnswer>): string {
  if (!answer.isPublic) return 'private, no-store';
  return 'kept' in answer && answer.kept.ageS >= FRESH_S ? 'no-store' : PAGE_CACHE;
}

function allowStyles(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = reply.getHeader(POLICY_HEADER);
  if (typeof policy === 'string') void reply.header(POLICY_HEADER, withStyleHashes(policy, hashes));
}

async function sendKept({ kept }: KeptAnswer, reply: FastifyReply): Promise<FastifyReply> {
  const { encoding, body } = await kept.page.bodyFor(reply.request.headers['accept-encoding']);
  void reply.header('Age', kept.ageS).header('Vary', 'accept-encoding');
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  return reply.send(body);
}

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The longest form has some 10,000 characters, each of up to nine in its code. */
const FORM_MAX_BYTES = 128 * 1024;

/** Every address that nothing else answers is that of a page. Some take a form from a browser without scripts. */
export function addPages(app: FastifyInstance, { origin, render }: PageDeps): void {
  const sendPage = async (url: URL, request: FastifyRequest, reply: FastifyReply) => {
    const cookie = request.headers.cookie ?? '';
    return sendAnswer(await render(new Request(url, { headers: { cookie } }), askingOf(request)), reply);
  };
  const sendAnswer = async (answer: CacheAnswer<OwnedAnswer>, reply: FastifyReply) => {
    if (answer.owner) notePageOwner(reply, answer.owner);
    void reply.header('Cache-Control', cacheControlOf(answer));
    if (answer.parts) void reply.header('X-Gakumado-Remotes', answer.parts);
    if (answer.cookies?.length) void reply.header('Set-Cookie', answer.cookies);
    if (answer.location) return reply.redirect(answer.location, answer.status);
    if (answer.styleHashes?.length) allowStyles(reply, answer.styleHashes);
    if (answer.status === 503) void reply.header('Retry-After', RETRY_AFTER_S);
    void reply.code(answer.status).type('text/html; charset=utf-8');
    return 'kept' in answer ? sendKept(answer, reply) : reply.send(answer.html);
  };
  const notFound = new URL(paths.notFound(), origin);

  app.get('/*', async (request, reply) => {
    const address = readPageAddress(request.url, origin);
    if (address && 'redirect' in address) {
      return reply.header('Cache-Control', 'no-cache').redirect(address.redirect, 301);
    }
    return sendPage(address?.url ?? notFound, request, reply);
  });

  const refuseMethod = (reply: FastifyReply) =>
    reply.code(405).header('Allow', 'GET, HEAD').header('Cache-Control', 'no-store').send();

  // Before the body is read, which nobody wants.
  app.addHook('onRequest', async ({ is404, method }, reply) => {
    if (!is404 || method === 'GET' || method === 'HEAD') return;
    await refuseMethod(reply);
  });

  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    forms.addHook('onRequest', async (request, reply) => {
      if (!isForm(request)) await refuseMethod(reply);
      else if (!isOfThisSite(request, origin))
        await reply.code(403).header('Cache-Control', 'no-store').send();
    });
    forms.post('/*', async (request, reply) => {
      const address = readPageAddress(request.url, origin);
      if (!address || 'redirect' in address) return refuseMethod(reply);
      const headers = {
        cookie: request.headers.cookie ?? '',
        'content-type': FORM_TYPE,
        'accept-language': request.headers['accept-language'] ?? '',
      };
      const form = new Request(address.url, { method: 'POST', headers, body: String(request.body) });
      const answer = await render(form, askingOf(request), visitOf(request));
      return answer.status === 405 ? refuseMethod(reply) : sendAnswer(answer, reply);
    });
  });
  // Files that turn out not to be there.
  app.setNotFoundHandler((request, reply) => sendPage(notFound, request, reply));
}

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.split(';')[0] === FORM_TYPE;

/** Browsers name the site that a form comes from: another site's page must not send ours. */
export function isOfThisSite(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  origin: string,
): boolean {
  const from = headers.origin;
  if (from === undefined || !URL.canParse(from)) return false;
  return from === origin || new URL(from).host === host;
}

/** By these the backend counts and answers as if the visitor had called it. */
const visitOf = ({ ip, protocol, host, headers }: FastifyRequest): Record<string, string> => ({
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
  'x-forwarded-host': host,
  ...(headers['user-agent'] ? { 'user-agent': headers['user-agent'] } : {}),
});
