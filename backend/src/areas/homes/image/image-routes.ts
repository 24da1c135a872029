import { imageListRequest, imageSchema, listAnswer, wholeListQuery } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { badField } from '#platform/http/api-fault.ts';
import { EITHER_ONE } from '#platform/http/messages.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { findEstateImages, findShopImages } from './image-queries.ts';

export function imageRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/image/list`,
    {
      schema: {
        tags: ['master'],
        body: imageListRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(imageSchema) },
      },
    },
    async ({ body: { estate_id: estateId, shop_id: shopId, category }, query }) => {
      if (estateId !== undefined && shopId !== undefined) throw badField('shop_id', 'conflict', EITHER_ONE);
      if (estateId !== undefined) {
        return wholeList(await findEstateImages(db, estateId, category), query);
      }
      if (shopId === undefined) throw badField('estate_id', 'required');
      return wholeList(await findShopImages(db, shopId, category), query);
    },
  );
}
