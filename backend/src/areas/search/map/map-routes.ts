import { estateFilterSchema, mapListAnswer } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { refuseHalfFilters } from '../estate/refuse-half-filters.ts';

export function mapRoutes(app: FastifyInstance, { estates }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/estate/map/list`,
    { schema: { tags: ['estate'], body: estateFilterSchema, response: { 200: mapListAnswer } } },
    async ({ body }) => {
      refuseHalfFilters(body);
      return { status: 200 as const, ...(await estates.findPins(body)) };
    },
  );
}
