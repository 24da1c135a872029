import type { FastifyInstance } from 'fastify';

const DIRECTIVE = /\b(script-src|style-src|img-src|font-src|connect-src) /g;

/** Tools that load what is being worked on, and show its faults, have no policy of their own. */
const TRUSTED_TYPES = /;(require-trusted-types-for|trusted-types) [^;]*/g;

/** Lets pages load files of other origins, and listen to them. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  const sources = origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]).join(' ');
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy === 'string')
      void reply.header(
        'content-security-policy',
        policy.replaceAll(TRUSTED_TYPES, '').replaceAll(DIRECTIVE, `$1 ${sources} `),
      );
  });
}
