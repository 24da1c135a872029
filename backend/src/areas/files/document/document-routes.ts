import { documentListRequest, documentSchema, listAnswer, wholeListQuery } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { findDocuments } from './document-queries.ts';

/** document/list: every pamphlet; document/publish/list: those that are published now. */
export function documentRoutes(app: FastifyInstance, { db }: Deps): void {
  for (const [path, isPublishedOnly] of [
    ['document/list', false],
    ['document/publish/list', true],
  ] as const) {
    typed(app).post(
      `${API_PREFIX}/${path}`,
      {
        schema: {
          tags: ['master'],
          body: documentListRequest,
          querystring: wholeListQuery,
          response: { 200: listAnswer(documentSchema) },
        },
      },
      async ({ body, query }) => wholeList(await findDocuments(db, { ...body, isPublishedOnly }), query),
    );
  }
}
