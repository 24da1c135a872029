import { estateFilterSchema, relaxationListAnswer } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { refuseHalfFilters } from '../estate/refuse-half-filters.ts';
import { findRelaxations } from './relaxation-queries.ts';

export function relaxationRoutes(app: FastifyInstance, deps: Deps): void {
  typed(app).post(
    `${API_PREFIX}/estate/relaxation/list`,
    { schema: { tags: ['estate'], body: estateFilterSchema, response: { 200: relaxationListAnswer } } },
    async ({ body }) => {
      refuseHalfFilters(body);
      return { status: 200 as const, ...(await findRelaxations(deps, body)) };
    },
  );
}
