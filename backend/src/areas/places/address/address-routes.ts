import {
  addressDetailRequest,
  addressSchema,
  cityListRequest,
  citySchema,
  listAnswer,
  prefectureListRequest,
  prefectureSchema,
  wholeListQuery,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { findAddresses, findCities, findPrefectures } from './address-queries.ts';

export function addressRoutes(app: FastifyInstance, { db }: Deps): void {
  const tags = ['address'];
  typed(app).post(
    `${API_PREFIX}/address/prefecture/list`,
    {
      schema: {
        tags,
        body: prefectureListRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(prefectureSchema) },
      },
    },
    async ({ body, query }) => wholeList(await findPrefectures(db, body.is_open), query),
  );
  typed(app).post(
    `${API_PREFIX}/address/city/list`,
    {
      schema: {
        tags,
        body: cityListRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(citySchema) },
      },
    },
    async ({ body, query }) => wholeList(await findCities(db, body.prefecture_id), query),
  );
  typed(app).post(
    `${API_PREFIX}/address/detail`,
    {
      schema: {
        tags,
        body: addressDetailRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(addressSchema) },
      },
    },
    async ({ body, query }) => wholeList(await findAddresses(db, body.zip_code), query),
  );
}
