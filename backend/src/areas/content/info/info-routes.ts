import { infoListRequest, infoSchema, listAnswer, pageQuery } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { findInfos } from './info-queries.ts';

export function infoRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/info/publish/list`,
    {
      schema: {
        tags: ['master'],
        body: infoListRequest,
        querystring: pageQuery,
        response: { 200: listAnswer(infoSchema) },
      },
    },
    async ({ body, query }) => {
      const page = { page: query.page, limit: body.limit ?? query.limit };
      const { result, total_count } = await findInfos(db, body.category, page);
      return { status: 200 as const, result, total_count, ...page };
    },
  );
}
