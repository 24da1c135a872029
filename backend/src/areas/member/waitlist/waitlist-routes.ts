import {
  deletedCountSchema,
  pageQuery,
  singleAnswer,
  waitlistAnswer,
  waitlistCreateSchema,
  waitlistDeleteSchema,
  waitlistIdSchema,
} from '@gakumado/shared/contract';
import { messages } from '@gakumado/shared/forms';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { ApiFault, badField } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import type { RequireCustomer } from '../../identity/require-customer.ts';
import { deleteWaitlist, findWaitlist, saveWaitlist } from './waitlist-queries.ts';
import { wholeList } from '#platform/http/whole-list.ts';

const tags = ['waitlist'];
const security = [{ bearer: [] }];

const faultOf = {
  no_estate: () => new ApiFault(404, [{ field: 'estate_id', code: 'not_found' }]),
  no_roomtype: () => badField('roomtype_id', 'not_found'),
  vacant: () => badField('estate_id', 'conflict', messages.waitlistVacant),
  vacant_roomtype: () => badField('roomtype_id', 'conflict', messages.waitlistRoomtypeVacant),
  full: () => badField('estate_id', 'range', messages.waitlistFull),
};

/**
 * estate/waitlist/create, list and delete, for the customer of the Bearer token. Guests have none: waiting for
 * weeks needs a confirmed address and a place to cancel.
 */
export function waitlistRoutes(app: FastifyInstance, { db }: Deps, requireCustomer: RequireCustomer): void {
  const createSchema = {
    tags,
    security,
    body: waitlistCreateSchema,
    response: { 200: singleAnswer(waitlistIdSchema) },
  };
  typed(app).post(`${API_PREFIX}/estate/waitlist/create`, { schema: createSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    const outcome = await saveWaitlist(db, customer_id, request.body);
    if (outcome.kind !== 'saved') throw faultOf[outcome.kind]();
    return { status: 200 as const, result: { waitlist_id: outcome.waitlist_id } };
  });

  const listSchema = {
    tags,
    security,
    body: z.object({}),
    querystring: pageQuery,
    response: { 200: waitlistAnswer },
  };
  typed(app).post(`${API_PREFIX}/estate/waitlist/list`, { schema: listSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    const all = await findWaitlist(db, customer_id);
    return wholeList(all, request.query);
  });

  const deleteSchema = {
    tags,
    security,
    body: waitlistDeleteSchema,
    response: { 200: singleAnswer(deletedCountSchema) },
  };
  typed(app).post(`${API_PREFIX}/estate/waitlist/delete`, { schema: deleteSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    const deleted_count = await deleteWaitlist(db, customer_id, request.body.waitlist_id);
    return { status: 200 as const, result: { deleted_count } };
  });
}
