import { costComparisonRequest, costComparisonsSchema, singleAnswer } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';

/** estate/cost/comparison: an empty list for an estate that is unknown, no longer let or unlike the others. */
export function costComparisonRoutes(app: FastifyInstance, { db, estates }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/estate/cost/comparison`,
    {
      schema: {
        tags: ['estate'],
        body: costComparisonRequest,
        response: { 200: singleAnswer(costComparisonsSchema) },
      },
    },
    async ({ body: { estate_id, access_key: _key, ...asked } }) => {
      const found = await estates.compareCosts(asked, estate_id);
      if (!found) return { status: 200 as const, result: [] };
      const { station_id, ...comparison } = found;
      const station =
        station_id === null
          ? undefined
          : await db
              .selectFrom('station')
              .select('station_name')
              .where('station_id', '=', station_id)
              .executeTakeFirst();
      return {
        status: 200 as const,
        result: [{ ...comparison, station_name: station?.station_name ?? null }],
      };
    },
  );
}
