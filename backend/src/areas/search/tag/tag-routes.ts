import { listAnswer, tagListRequest, tagSchema, wholeListQuery } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { findTags } from './tag-queries.ts';

export function tagRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/tag/list`,
    {
      schema: {
        tags: ['master'],
        body: tagListRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(tagSchema) },
      },
    },
    async ({ body, query }) => wholeList(await findTags(db, body), query),
  );
}
