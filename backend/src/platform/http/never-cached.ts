import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from './typed-app.ts';

/** Answers of the sales API may be about one person: nothing on the way keeps them, unless a route says otherwise. */
export function keepAnswersOutOfCaches(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(API_PREFIX)) void reply.header('cache-control', 'private, no-store');
  });
}
