import {
  listAnswer,
  listedShopSchema,
  pageQuery,
  requiredAccessKey,
  shopDetailRequest,
  shopDetailSchema,
  shopIntroductionSchema,
  shopListRequest,
  shopRequest,
  singleAnswer,
  staffSchema,
  wholeListQuery,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { requireAccessKey } from '#platform/http/access-key.ts';
import { ApiFault, badField } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { findShop, findShopIntroduction, findShops, findStaff } from './shop-queries.ts';

export function shopRoutes(app: FastifyInstance, { db, config }: Deps): void {
  const tags = ['shop'];
  typed(app).post(
    `${API_PREFIX}/shop/list`,
    {
      schema: {
        tags,
        body: shopListRequest.extend({ access_key: requiredAccessKey }),
        querystring: pageQuery,
        response: { 200: listAnswer(listedShopSchema) },
      },
      preHandler: requireAccessKey(config),
    },
    async ({ body, query: { page, limit } }) => {
      if (body.lat === undefined && body.lon !== undefined) throw badField('lat', 'required');
      if (body.lat !== undefined && body.lon === undefined) throw badField('lon', 'required');
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
  typed(app).post(
    `${API_PREFIX}/shop/introduction`,
    { schema: { tags, body: shopRequest, response: { 200: singleAnswer(shopIntroductionSchema) } } },
    async ({ body }) => {
      const introduction = await findShopIntroduction(db, body.shop_id);
      if (!introduction) throw new ApiFault(404, [{ field: 'shop_id', code: 'not_found' }]);
      return { status: 200 as const, result: introduction };
    },
  );
  typed(app).post(
    `${API_PREFIX}/shop/staff/list`,
    {
      schema: {
        tags,
        body: shopRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(staffSchema) },
      },
    },
    async ({ body, query }) => wholeList(await findStaff(db, body.shop_id), query),
  );
}
