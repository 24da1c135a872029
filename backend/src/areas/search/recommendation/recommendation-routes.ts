import {
  listAnswer,
  recommendationListQuery,
  recommendationListRequest,
  recommendedEstateSchema,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { findListedEstates } from '../estate/estate-queries.ts';
import { findSimilar } from './recommendation-queries.ts';

const DEFAULT_LIMIT = 6;

export function recommendationRoutes(app: FastifyInstance, deps: Deps): void {
  typed(app).post(
    `${API_PREFIX}/estate/recommendation/list`,
    {
      schema: {
        tags: ['estate'],
        body: recommendationListRequest,
        querystring: recommendationListQuery,
        response: { 200: listAnswer(recommendedEstateSchema) },
      },
    },
    async ({ body: { estate_id: ids, limit, access_key: _key, ...filter }, query }) => {
      const count = limit ?? Math.max(DEFAULT_LIMIT, query.limit ?? 0);
      const similar = await findSimilar(deps, ids, filter, count);
      const reasons = new Map(similar.map(({ estate_id, reason_text }) => [estate_id, reason_text]));
      const cards = await findListedEstates(deps, [...reasons.keys()], filter);
      const result = cards.map((card) =>
        Object.assign(card, { reason_text: reasons.get(card.estate_id) ?? '' }),
      );
      return wholeList(result, query);
    },
  );
}
