import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** Prefix of every sales-API call. */
export const API_PREFIX = '/api/v1/user';

/** The same app, with requests and answers typed by the zod schemas of a route. */
export const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();
