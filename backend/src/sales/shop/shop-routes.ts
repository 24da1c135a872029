import {
  listAnswer,
  pageQuery,
  requiredAccessKey,
  shopDetailRequest,
  shopDetailSchema,
  shopListRequest,
  shopSchema,
  singleAnswer,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../app.ts';
import { requireAccessKey } from '../../http/access-key.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { API_PREFIX, typed } from '../../http/typed-app.ts';
import { findShop, findShops } from './shop-queries.ts';

export function shopRoutes(app: FastifyInstance, { db, config }: Deps): void {
  const tags = ['shop'];
  typed(app).post(
    `${API_PREFIX}/shop/list`,
    {
      schema: {
        tags,
        body: shopListRequest.extend({ access_key: requiredAccessKey }),
        querystring: pageQuery,
        response: { 200: listAnswer(shopSchema) },
      },
      preHandler: requireAccessKey(config),
    },
    async ({ body, query: { page, limit } }) => {
      const { result, total_count } = await findShops(db, body, { page, limit });
      return { status: 200 as const, result, total_count, page, limit };
    },
  );
  typed(app).post(
    `${API_PREFIX}/shop/detail`,
    { schema: { tags, body: shopDetailRequest, response: { 200: singleAnswer(shopDetailSchema) } } },
    async ({ body }) => {
      const shop = await findShop(db, body.shop_id);
      if (!shop) throw new ApiFault(404, [{ field: 'shop_id', code: 'not_found' }]);
      return { status: 200 as const, result: shop };
    },
  );
}
