import { imageListRequest, imageSchema, singleAnswer } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../app.ts';
import { badField } from '../../http/api-fault.ts';
import { EITHER_ONE } from '../../http/messages.ts';
import { API_PREFIX, typed } from '../../http/typed-app.ts';
import { findEstateImages, findShopImages } from './image-queries.ts';

export function imageRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/image/list`,
    {
      schema: {
        tags: ['master'],
        body: imageListRequest,
        response: { 200: singleAnswer(z.array(imageSchema)) },
      },
    },
    async ({ body: { estate_id: estateId, shop_id: shopId, category } }) => {
      if (estateId !== undefined && shopId !== undefined) throw badField('shop_id', 'conflict', EITHER_ONE);
      if (estateId !== undefined) {
        return { status: 200 as const, result: await findEstateImages(db, estateId, category) };
      }
      if (shopId === undefined) throw badField('estate_id', 'required');
      return { status: 200 as const, result: await findShopImages(db, shopId, category) };
    },
  );
}
