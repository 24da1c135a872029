import { estateIdRequest, singleAnswer, surroundingsSchema } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { ApiFault } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import type { Deps } from '../../deps.ts';
import { findSurroundings } from './surroundings-queries.ts';

/** estate/surroundings: places, doctors and dangers around a home. */
export function surroundingsRoutes(app: FastifyInstance, { db, walker }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/estate/surroundings`,
    {
      schema: {
        tags: ['estate'],
        body: estateIdRequest,
        response: { 200: singleAnswer(surroundingsSchema) },
      },
    },
    async ({ body }) => {
      const result = await findSurroundings(db, walker, body.estate_id);
      if (!result) throw new ApiFault(404, [{ field: 'estate_id', code: 'not_found' }]);
      return { status: 200 as const, result };
    },
  );
}
