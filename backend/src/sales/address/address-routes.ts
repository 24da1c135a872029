import {
  addressDetailRequest,
  addressSchema,
  cityListRequest,
  citySchema,
  prefectureListRequest,
  prefectureSchema,
  singleAnswer,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../app.ts';
import { API_PREFIX, typed } from '../../http/typed-app.ts';
import { findAddresses, findCities, findPrefectures } from './address-queries.ts';

export function addressRoutes(app: FastifyInstance, { db }: Deps): void {
  const tags = ['address'];
  typed(app).post(
    `${API_PREFIX}/address/prefecture/list`,
    {
      schema: {
        tags,
        body: prefectureListRequest,
        response: { 200: singleAnswer(z.array(prefectureSchema)) },
      },
    },
    async ({ body }) => ({ status: 200 as const, result: await findPrefectures(db, body.is_open) }),
  );
  typed(app).post(
    `${API_PREFIX}/address/city/list`,
    { schema: { tags, body: cityListRequest, response: { 200: singleAnswer(z.array(citySchema)) } } },
    async ({ body }) => ({ status: 200 as const, result: await findCities(db, body.prefecture_id) }),
  );
  typed(app).post(
    `${API_PREFIX}/address/detail`,
    { schema: { tags, body: addressDetailRequest, response: { 200: singleAnswer(z.array(addressSchema)) } } },
    async ({ body }) => ({ status: 200 as const, result: await findAddresses(db, body.zip_code) }),
  );
}
