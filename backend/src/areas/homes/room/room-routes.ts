import {
  costListRequest,
  costSchema,
  estateIdRequest,
  facilitySchema,
  listAnswer,
  roomtypeSchema,
  wholeListQuery,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { findCosts, findFacilities, findRoomtypes } from './room-queries.ts';

/** Parts of one estate: kinds of rooms, costs, facilities. */
export function roomRoutes(app: FastifyInstance, { db }: Deps): void {
  const tags = ['estate'];
  typed(app).post(
    `${API_PREFIX}/estate/roomtype/list`,
    {
      schema: {
        tags,
        body: estateIdRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(roomtypeSchema) },
      },
    },
    async ({ body, query }) => wholeList(await findRoomtypes(db, body.estate_id), query),
  );
  typed(app).post(
    `${API_PREFIX}/estate/building/cost/list`,
    {
      schema: {
        tags,
        body: costListRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(costSchema) },
      },
    },
    async ({ body, query }) => wholeList(await findCosts(db, body.estate_id, body.roomtype_id), query),
  );
  typed(app).post(
    `${API_PREFIX}/estate/facilities/list`,
    {
      schema: {
        tags,
        body: estateIdRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(facilitySchema) },
      },
    },
    async ({ body, query }) => wholeList(await findFacilities(db, body.estate_id), query),
  );
}
