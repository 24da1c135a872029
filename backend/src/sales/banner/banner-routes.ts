import { bannerListRequest, bannerSchema, singleAnswer } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../app.ts';
import { API_PREFIX, typed } from '../../http/typed-app.ts';
import { findBanners } from './banner-queries.ts';

export function bannerRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/banner/list`,
    {
      schema: {
        tags: ['master'],
        body: bannerListRequest,
        response: { 200: singleAnswer(z.array(bannerSchema)) },
      },
    },
    async ({ body }) => ({ status: 200 as const, result: await findBanners(db, body) }),
  );
}
