import { failureSchema } from '@gakumado/shared/contract';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { API_PREFIX } from './typed-app.ts';

/** Every call can also answer the failure envelope; its name in the description is its path. */
const describeRoute: typeof jsonSchemaTransform = (route) => {
  const { schema, url } = route;
  if (!url.startsWith(API_PREFIX)) return jsonSchemaTransform({ ...route, schema: { hide: true } });
  const operationId = url.slice(API_PREFIX.length + 1).replaceAll('/', '_');
  const response = Object.assign({}, schema?.response, { default: failureSchema });
  return jsonSchemaTransform({ ...route, schema: { ...schema, operationId, response } });
};

/** OpenAPI of the sales API at /openapi.json, made from the schemas that validate. */
export async function serveApiDescription(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Gakumado API', version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: describeRoute,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
