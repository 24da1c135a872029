import {
  costListRequest,
  costSchema,
  estateIdRequest,
  facilitySchema,
  roomtypeSchema,
  singleAnswer,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../app.ts';
import { API_PREFIX, typed } from '../../http/typed-app.ts';
import { findCosts, findFacilities, findRoomtypes } from './room-queries.ts';

/** What belongs to one estate: kinds of rooms, costs, facilities. */
export function roomRoutes(app: FastifyInstance, { db }: Deps): void {
  const tags = ['estate'];
  typed(app).post(
    `${API_PREFIX}/estate/roomtype/list`,
    { schema: { tags, body: estateIdRequest, response: { 200: singleAnswer(z.array(roomtypeSchema)) } } },
    async ({ body }) => ({ status: 200 as const, result: await findRoomtypes(db, body.estate_id) }),
  );
  typed(app).post(
    `${API_PREFIX}/estate/building/cost/list`,
    { schema: { tags, body: costListRequest, response: { 200: singleAnswer(z.array(costSchema)) } } },
    async ({ body }) => ({
      status: 200 as const,
      result: await findCosts(db, body.estate_id, body.roomtype_id),
    }),
  );
  typed(app).post(
    `${API_PREFIX}/estate/facilities/list`,
    { schema: { tags, body: estateIdRequest, response: { 200: singleAnswer(z.array(facilitySchema)) } } },
    async ({ body }) => ({ status: 200 as const, result: await findFacilities(db, body.estate_id) }),
  );
}
