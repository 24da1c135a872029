import type { FastifyInstance } from 'fastify';

/** Largest request body in bytes (contract, section 1). */
export const BODY_LIMIT = 65_536;

/** JSON bodies; an empty one counts as {}, because some calls have no body. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, {});
    else void parse(request, body, done);
  });
}
