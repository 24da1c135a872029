import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * OpenAPI of the sales API at /openapi.json, made from the schemas that validate. It is made when somebody first asks for it: its
 * libraries would hold up every start.
 */
export function serveApiDescription(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  let description: Promise<object> | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, () => {
    description ??= import('./describe-routes.ts').then(({ describeRoutes }) => describeRoutes(routes));
    return description;
  });
}
