import type { FastifyInstance } from 'fastify';
import { logFailure, toBusyFault } from '../../platform/http/error-handler.ts';
import { limitByAddress } from '../../platform/http/client-address.ts';
import { TARGET_PREFIX } from './identity-client.ts';
import type { IdentityContext } from './identity-context.ts';
import { IdentityFault } from './identity-fault.ts';
import { runIdentityAction } from './identity-service.ts';

const CONTENT_TYPE = 'application/x-amz-json-1.1';

/** A refusal of any other name is a 400. */
const httpStatuses: Partial<Record<string, number>> = {
  InternalErrorException: 500,
  ServiceUnavailableException: 503,
};

/**
 * Our own sign-in service: the JSON protocol at `POST /cognito` and the public keys at
 * `/cognito/.well-known/jwks.json`. It has the protocol's error shape, unlike the sales API. It is not there when
 * another service is in its place.
 */
export function identityRoutes(app: FastifyInstance, context: IdentityContext): void {
  if (context.config.cognitoEndpoint) return;
  app.register(
    async (scope) => {
      scope.addContentTypeParser<string>(
        CONTENT_TYPE,
        { parseAs: 'string' },
        scope.getDefaultJsonParser('error', 'error'),
      );
      scope.setErrorHandler((error, request, reply) => {
        const fault = error instanceof IdentityFault ? error : toFault(error);
        const status = httpStatuses[fault.faultName] ?? 400;
        logFailure(request, error, status);
        if (status === 503) reply.header('retry-after', fault.retryAfterS);
        return reply
          .code(status)
          .headers({ 'x-amzn-errortype': fault.faultName, 'cache-control': 'no-store' })
          .type(CONTENT_TYPE)
          .send(JSON.stringify({ __type: fault.faultName, message: fault.message }));
      });

      scope.post('/', { schema: { hide: true } }, async (request, reply) => {
        const target = String(request.headers['x-amz-target'] ?? '');
        const name = target.startsWith(TARGET_PREFIX) ? target.slice(TARGET_PREFIX.length) : target;
        const client = limitByAddress(request);
        const answer = await runIdentityAction({ ...context, client }, name, request.body);
        return reply.header('cache-control', 'no-store').type(CONTENT_TYPE).send(JSON.stringify(answer));
      });

      scope.get('/.well-known/jwks.json', { schema: { hide: true } }, async (_request, reply) =>
        reply.header('cache-control', 'public, max-age=300').send(await context.keys.published()),
      );
    },
    { prefix: '/cognito' },
  );
}

/** Bodies that are no JSON and the like were refused by Fastify with their own status. */
function toFault(error: unknown): IdentityFault {
  const busy = toBusyFault(error);
  if (busy) {
    const message = 'The service is unavailable, please try again.';
    return new IdentityFault('ServiceUnavailableException', message, busy.retryAfterS);
  }
  const status = Number(
    Reflect.get(Object(error), 'statusCode') ?? Reflect.get(Object(error), 'httpStatus') ?? 500,
  );
  return status < 500
    ? new IdentityFault('InvalidParameterException', 'The request is not valid.')
    : new IdentityFault('InternalErrorException', 'The request could not be processed.');
}
