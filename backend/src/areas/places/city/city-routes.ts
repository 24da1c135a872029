import {
  cityEstateListRequest,
  cityEstatesSchema,
  listAnswer,
  wholeListQuery,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { refuseHalfFilters } from '../../search/estate/refuse-half-filters.ts';
import { findCityEstates } from './city-queries.ts';

export function cityRoutes(app: FastifyInstance, deps: Deps): void {
  typed(app).post(
    `${API_PREFIX}/city/estate/list`,
    {
      schema: {
        tags: ['address'],
        body: cityEstateListRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(cityEstatesSchema) },
      },
    },
    async ({ body: { pref_id: prefId, ...filter }, query }) => {
      refuseHalfFilters(filter);
      return wholeList(await findCityEstates(deps, prefId, filter), query);
    },
  );
}
