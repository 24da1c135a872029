import { bannerListRequest, bannerSchema, listAnswer, wholeListQuery } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { findBanners } from './banner-queries.ts';

export function bannerRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/banner/list`,
    {
      schema: {
        tags: ['master'],
        body: bannerListRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(bannerSchema) },
      },
    },
    async ({ body, query }) => wholeList(await findBanners(db, body), query),
  );
}
