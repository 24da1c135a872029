import { timingSafeEqual } from 'node:crypto';
import { MAIL_FORMS_ENDPOINT } from '@gakumado/shared/vocabulary';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { logFailure, toBusyFault } from '../../platform/http/error-handler.ts';
import { ContentFault } from './content-fault.ts';
import { findItem, findItems } from './content-queries.ts';
import { readContentQuery } from './content-query.ts';

const ENDPOINT = /^[a-z][a-z0-9_-]{0,49}$/;
const ID = /^[A-Za-z0-9_-]{1,100}$/;

/** Seconds for which an answer may be reused; drafts never. */
const MAX_AGE_S = 60;

/** Longest address that microCMS takes, in characters. */
const MAX_URL = 8192;

/** The content service: microCMS's read API at `/content/{endpoint}` and `/content/{endpoint}/{id}`. */
export function contentRoutes(
  app: FastifyInstance,
  { db, config }: Pick<Deps, 'db' | 'config'>,
  prefix = '/content',
): void {
  app.register(
    async (scope) => {
      scope.setErrorHandler(answerFault);
      scope.setNotFoundHandler(() => {
        throw new ContentFault(404, 'The address does not exist.');
      });
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('x-current-date-time', new Date().toISOString());
        if (request.url.length > MAX_URL) throw new ContentFault(414, 'The address is too long.');
        // Forms are asked for without a key: where another service has the texts, its key is not ours.
        const { endpoint } = request.params as { endpoint?: string };
        const isForm = endpoint === MAIL_FORMS_ENDPOINT;
        if (!isForm && !isKey(request.headers['x-microcms-api-key'], config.contentApiKey)) {
          throw new ContentFault(401, 'X-MICROCMS-API-KEY header is invalid.');
        }
      });

      scope.get<{ Params: { endpoint: string } }>('/:endpoint', async (request, reply) => {
        const { endpoint } = request.params;
        const query = readContentQuery(request.query);
        const found = ENDPOINT.test(endpoint) ? await findItems(db, endpoint, query) : null;
        if (!found) throw new ContentFault(404, 'The endpoint does not exist.');
        allowReuse(reply, query.draftKey);
        return { ...found, offset: query.offset, limit: query.limit };
      });

      scope.get<{ Params: { endpoint: string; id: string } }>('/:endpoint/:id', async (request, reply) => {
        const { endpoint, id } = request.params;
        const query = readContentQuery(request.query);
        const item = ENDPOINT.test(endpoint) && ID.test(id) ? await findItem(db, endpoint, id, query) : null;
        if (!item) throw new ContentFault(404, 'The content does not exist.');
        allowReuse(reply, query.draftKey);
        return item;
      });
    },
    { prefix },
  );
}

function isKey(given: string | string[] | undefined, key: string): boolean {
  const [left, right] = [Buffer.from(String(given ?? '')), Buffer.from(key)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function allowReuse(reply: FastifyReply, draftKey: string | null): void {
  reply.header('cache-control', draftKey === null ? `public, max-age=${MAX_AGE_S}` : 'no-store');
}

const messageOf = (status: number) => {
  if (status === 503) return 'Service Unavailable';
  return status >= 500 ? 'Internal Server Error' : 'invalid parameter.';
};

/** The content service has its own error shape, `{ message }`, unlike the sales API. */
function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  if (error instanceof ContentFault) return reply.code(error.statusCode).send({ message: error.message });
  const busy = toBusyFault(error);
  if (busy) reply.header('retry-after', busy.retryAfterS);
  const status = busy?.httpStatus ?? statusOf(error);
  logFailure(request, error, status);
  return reply.code(status).send({ message: messageOf(status) });
}

/** Refusals of Fastify and of the whole backend (a NUL in the address) carry their status. */
function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return 'status' in error && typeof error.status === 'number' ? error.status : 500;
}
