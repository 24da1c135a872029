import { prefectureRentRequest, prefectureRentSchema, singleAnswer } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiFault } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { findPrefectureRent } from './prefecture-rent-queries.ts';

export function prefectureRentRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/address/prefecture/rent`,
    {
      schema: {
        tags: ['address'],
        body: prefectureRentRequest,
        response: { 200: singleAnswer(prefectureRentSchema) },
      },
    },
    async ({ body }) => {
      const rent = await findPrefectureRent(db, body.pref_id);
      if (!rent) throw new ApiFault(404);
      return { status: 200 as const, result: rent };
    },
  );
}
