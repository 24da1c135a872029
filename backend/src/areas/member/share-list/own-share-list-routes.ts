import {
  deletedCountSchema,
  ownShareListDeleteSchema,
  ownShareListSaveSchema,
  ownShareListsAnswer,
  pageQuery,
  singleAnswer,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { badField } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { unknownList } from '../../homes/share-list/share-routes.ts';
import type { RequireCustomer } from '../../identity/require-customer.ts';
import { deleteOwnShareList, findOwnShareLists, saveOwnShareList } from './own-share-list-queries.ts';

const tags = ['share'];
const security = [{ bearer: [] }];

/** customer/share_list/*: the family's lists in the account of the customer of the Bearer token (contract 8.7). */
export function ownShareListRoutes(
  app: FastifyInstance,
  { db }: Deps,
  requireCustomer: RequireCustomer,
): void {
  const listSchema = {
    tags,
    security,
    body: z.object({}),
    querystring: pageQuery,
    response: { 200: ownShareListsAnswer },
  };
  typed(app).post(`${API_PREFIX}/customer/share_list/list`, { schema: listSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    return wholeList(await findOwnShareLists(db, customer_id), request.query);
  });

  const saveSchema = {
    tags,
    security,
    body: ownShareListSaveSchema,
    response: { 200: singleAnswer(z.object({})) },
  };
  typed(app).post(`${API_PREFIX}/customer/share_list/save`, { schema: saveSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    const outcome = await saveOwnShareList(db, customer_id, request.body);
    if (outcome === 'no_list') throw unknownList();
    if (outcome === 'no_owner') throw badField('owner_key', 'mismatch');
    return { status: 200 as const, result: {} };
  });

  const deleteSchema = {
    tags,
    security,
    body: ownShareListDeleteSchema,
    response: { 200: singleAnswer(deletedCountSchema) },
  };
  typed(app).post(`${API_PREFIX}/customer/share_list/delete`, { schema: deleteSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    const isDeleted = await deleteOwnShareList(db, customer_id, request.body.share_key);
    return { status: 200 as const, result: { deleted_count: isDeleted ? 1 : 0 } };
  });
}
