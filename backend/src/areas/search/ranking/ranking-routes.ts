import {
  listAnswer,
  rankedEstateSchema,
  rankingListRequest,
  wholeListQuery,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { findRanking } from './ranking-queries.ts';

const USUAL_LIMIT = 5;

export function rankingRoutes(app: FastifyInstance, deps: Deps): void {
  typed(app).post(
    `${API_PREFIX}/estate/school/ranking/list`,
    {
      schema: {
        tags: ['estate'],
        body: rankingListRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(rankedEstateSchema) },
      },
    },
    async ({ body: { limit = USUAL_LIMIT, access_key: _key, ...filter }, query }) =>
      wholeList(await findRanking(deps, filter, limit), query),
  );
}
