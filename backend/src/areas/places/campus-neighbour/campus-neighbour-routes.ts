import {
  campusNeighbourRequest,
  campusNeighbourSchema,
  listAnswer,
  wholeListQuery,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { refuseHalfFilters } from '../../search/estate/refuse-half-filters.ts';
import { findCampusNeighbours } from './campus-neighbour-queries.ts';

export function campusNeighbourRoutes(app: FastifyInstance, deps: Deps): void {
  typed(app).post(
    `${API_PREFIX}/school/campus/neighbour/list`,
    {
      schema: {
        tags: ['school'],
        body: campusNeighbourRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(campusNeighbourSchema) },
      },
    },
    async ({ body, query }) => {
      refuseHalfFilters(body);
      return wholeList(await findCampusNeighbours(deps, body.school_id, body), query);
    },
  );
}
