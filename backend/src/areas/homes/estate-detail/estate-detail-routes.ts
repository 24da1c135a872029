import { estateDetailSchema, estateIdRequest, singleAnswer } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiFault } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { findEstateDetail } from './estate-detail-queries.ts';

export function estateDetailRoutes(app: FastifyInstance, deps: Deps): void {
  typed(app).post(
    `${API_PREFIX}/estate/detail`,
    {
      schema: {
        tags: ['estate'],
        body: estateIdRequest,
        response: { 200: singleAnswer(estateDetailSchema) },
      },
    },
    async ({ body }) => {
      const estate = await findEstateDetail(deps, body.estate_id);
      if (!estate) throw new ApiFault(404, [{ field: 'estate_id', code: 'not_found' }]);
      return { status: 200 as const, result: estate };
    },
  );
}
