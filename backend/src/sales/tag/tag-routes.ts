import { singleAnswer, tagListRequest, tagSchema } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../app.ts';
import { API_PREFIX, typed } from '../../http/typed-app.ts';
import { findTags } from './tag-queries.ts';

export function tagRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/tag/list`,
    {
      schema: {
        tags: ['master'],
        body: tagListRequest,
        response: { 200: singleAnswer(z.array(tagSchema)) },
      },
    },
    async ({ body }) => ({ status: 200 as const, result: await findTags(db, body) }),
  );
}
