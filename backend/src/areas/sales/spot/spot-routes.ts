import { listAnswer, pageQuery, spotListRequest, spotSchema } from '@gakumado/shared/contract';
import { SPOTS_KM } from '@gakumado/shared/vocabulary';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { API_PREFIX, typed } from '../../../platform/http/typed-app.ts';
import { findSpots } from './spot-queries.ts';

export function spotRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/school/spot/list`,
    {
      schema: {
        tags: ['school'],
        body: spotListRequest,
        querystring: pageQuery,
        response: { 200: listAnswer(spotSchema) },
      },
    },
    async ({ body, query: { page, limit } }) => {
      const search = {
        campusId: body.campus_id,
        category: body.spot_category,
        radiusM: body.radius_m ?? SPOTS_KM * 1000,
      };
      return { status: 200 as const, ...(await findSpots(db, search, { page, limit })), page, limit };
    },
  );
}
