import { failureSchema } from '@gakumado/shared/contract';
import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import type { RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { API_PREFIX } from './typed-app.ts';

/** Every call can also answer the failure envelope; its name in the description is its path. */
const describeRoute: typeof jsonSchemaTransform = (route) => {
  const { schema, url } = route;
  const operationId = url.slice(API_PREFIX.length + 1).replaceAll('/', '_');
  const response = Object.assign({}, schema?.response, { default: failureSchema });
  return jsonSchemaTransform({ ...route, schema: { ...schema, operationId, response } });
};

/** OpenAPI of those of the routes that are calls of the sales API. */
export async function describeRoutes(routes: readonly RouteOptions[]) {
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Gakumado API', version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: describeRoute,
  });
  for (const { method, url, schema } of routes)
    if (url.startsWith(API_PREFIX) && method !== 'HEAD')
      app.route({ method, url, ...(schema && { schema }), handler: () => undefined });
  await app.ready();
  const description = app.swagger();
  await app.close();
  return description;
}
