import { campusAdviceRequest, campusAdviceSchema, singleAnswer } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiFault } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { findAdviceFigures } from './advice-queries.ts';
import { writeAdvice } from './write-advice.ts';

export function adviceRoutes(app: FastifyInstance, deps: Deps): void {
  typed(app).post(
    `${API_PREFIX}/school/campus/advice`,
    {
      schema: {
        tags: ['school'],
        body: campusAdviceRequest,
        response: { 200: singleAnswer(campusAdviceSchema) },
      },
    },
    async ({ body }) => {
      const figures = await findAdviceFigures(deps, body.campus_id);
      if (!figures) throw new ApiFault(404);
      const { campus_id, rent_average, rent_range_min, rent_range_max, rent_estate_count } = figures;
      const { popular_stations, staff_name, shop_id, shop, updated_at } = figures;
      const rents = { rent_average, rent_range_min, rent_range_max, rent_estate_count };
      const contact = { staff_name, shop_id, shop, updated_at };
      return {
        status: 200 as const,
        result: { campus_id, ...rents, popular_stations, ...writeAdvice(figures), ...contact },
      };
    },
  );
}
