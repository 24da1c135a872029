import { listAnswer, walkListRequest, walkSchema, wholeListQuery } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { isEstatePublished } from '#data/sql/estate-status-sql.ts';
import { ApiFault } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import type { Deps } from '../deps.ts';
import { walksFrom } from './walks-from.ts';

/** estate/walk/list: the walks from a home, in the order of the places. */
export function walkRoutes(app: FastifyInstance, { db, walker }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/estate/walk/list`,
    {
      schema: {
        tags: ['estate'],
        body: walkListRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(walkSchema) },
      },
    },
    async ({ body: { estate_id, to }, query }) => {
      const home = await db
        .selectFrom('estate')
        .where('estate_id', '=', estate_id)
        .where(isEstatePublished)
        .select(['lat', 'lon'])
        .executeTakeFirst();
      if (!home) throw new ApiFault(404);
      return wholeList(await walksFrom(walker, home, to), query);
    },
  );
}
