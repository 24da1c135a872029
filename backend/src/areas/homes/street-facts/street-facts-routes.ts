import { estateIdRequest, singleAnswer, streetFactsSchema } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { ApiFault } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import type { Deps } from '../../deps.ts';
import { findStreetFacts } from './street-facts-queries.ts';

/** estate/streets: the ways home at night, and how near main roads and railways are. */
export function streetFactsRoutes(app: FastifyInstance, { db, walker }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/estate/streets`,
    {
      schema: {
        tags: ['estate'],
        body: estateIdRequest,
        response: { 200: singleAnswer(streetFactsSchema) },
      },
    },
    async ({ body }) => {
      const result = await findStreetFacts(db, walker, body.estate_id);
      if (!result) throw new ApiFault(404, [{ field: 'estate_id', code: 'not_found' }]);
      return { status: 200 as const, result };
    },
  );
}
