import {
  homeNoteSchema,
  homeNotesSaveSchema,
  listAnswer,
  singleAnswer,
  wholeListQuery,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import type { RequireCustomer } from '../../identity/require-customer.ts';
import { findNotes, saveNotes } from './note-queries.ts';

const tags = ['favorite'];
const security = [{ bearer: [] }];

/** estate/note/list and estate/note/save: notes of the customer of the Bearer token, for nobody else. */
export function noteRoutes(app: FastifyInstance, { db }: Deps, requireCustomer: RequireCustomer): void {
  const listSchema = {
    tags,
    security,
    body: z.object({}),
    querystring: wholeListQuery,
    response: { 200: listAnswer(homeNoteSchema) },
  };
  typed(app).post(`${API_PREFIX}/estate/note/list`, { schema: listSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    return wholeList(await findNotes(db, customer_id), request.query);
  });

  const saveSchema = {
    tags,
    security,
    body: homeNotesSaveSchema,
    response: { 200: singleAnswer(z.object({})) },
  };
  typed(app).post(`${API_PREFIX}/estate/note/save`, { schema: saveSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    await saveNotes(db, customer_id, request.body.notes);
    return { status: 200 as const, result: {} };
  });
}
