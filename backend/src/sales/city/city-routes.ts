import { cityEstateListRequest, cityEstatesSchema, singleAnswer } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../app.ts';
import { API_PREFIX, typed } from '../../http/typed-app.ts';
import { refuseHalfFilters } from '../estate/refuse-half-filters.ts';
import { findCityEstates } from './city-queries.ts';

export function cityRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/city/estate/list`,
    {
      schema: {
        tags: ['address'],
        body: cityEstateListRequest,
        response: { 200: singleAnswer(z.array(cityEstatesSchema)) },
      },
    },
    async ({ body: { pref_id: prefId, ...filter } }) => {
      refuseHalfFilters(filter);
      return { status: 200 as const, result: await findCityEstates(db, prefId, filter) };
    },
  );
}
