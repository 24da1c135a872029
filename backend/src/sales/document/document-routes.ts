import { documentListRequest, documentSchema, singleAnswer } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../app.ts';
import { API_PREFIX, typed } from '../../http/typed-app.ts';
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
          response: { 200: singleAnswer(z.array(documentSchema)) },
        },
      },
      async ({ body }) => ({
        status: 200 as const,
        result: await findDocuments(db, { ...body, isPublishedOnly }),
      }),
    );
  }
}
