import {
  accessKeyField,
  estateSchema,
  historyEntrySchema,
  historyListSchema,
  listAnswer,
  pageQuery,
  savedCountSchema,
  saveEstatesSchema,
  singleAnswer,
} from '@gakumado/shared/contract';
import type { Estate, HistoryEntry, PageQuery } from '@gakumado/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { requireAccessKey } from '#platform/http/access-key.ts';
import { toJst } from '#platform/http/jst.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import type { RequireCustomer } from '../../identity/require-customer.ts';
import { findEstateCards } from '../../homes/card/estate-card-queries.ts';
import { splitSave } from '../saved-estate.ts';
import { findHistory, saveHistory } from './history-queries.ts';
import { wholeList } from '#platform/http/whole-list.ts';

const tags = ['history'];
const listSchema = historyListSchema.extend({ access_key: accessKeyField });
type ListRequest = z.infer<typeof listSchema>;

/** A guest without views sends no ids. A 401 would lead such a visitor to the login. */
function isGuestCall(request: FastifyRequest, { estate_id, order_by }: ListRequest): boolean {
  return estate_id !== undefined || (order_by === undefined && !request.headers.authorization);
}

/**
 * estate/history/list and estate/history/create. The list has two callers: a guest sends `estate_id` and the
 * access key and gets cards; a customer sends a Bearer token and gets the viewed ids.
 */
export function historyRoutes(
  app: FastifyInstance,
  { db, config }: Deps,
  requireCustomer: RequireCustomer,
): void {
  const checkAccessKey = requireAccessKey(config);

  const listForCustomer = async (request: FastifyRequest): Promise<HistoryEntry[]> => {
    const { customer_id } = await requireCustomer(request);
    const rows = await findHistory(db, customer_id);
    return rows.map((row) => ({ estate_id: row.estate_id, created_at: toJst(row.created_at) }));
  };

  const list = async (request: FastifyRequest, body: ListRequest, query: PageQuery) => {
    const all: readonly (Estate | HistoryEntry)[] = isGuestCall(request, body)
      ? await findEstateCards(db, body.estate_id ?? [])
      : await listForCustomer(request);
    return wholeList(all, query);
  };

  for (const [url, hide] of [
    [`${API_PREFIX}/estate/history/list`, false],
    // The specification writes this path without a slash in front, so a client may join it so.
    [`${API_PREFIX}estate/history/list`, true],
  ] as const) {
    typed(app).post(
      url,
      {
        schema: {
          tags,
          hide,
          description: 'With estate_id the call of a guest, which needs access_key and answers estates.',
          security: [{ bearer: [] }, {}],
          body: listSchema,
          querystring: pageQuery,
          response: { 200: listAnswer(z.union([estateSchema, historyEntrySchema])) },
        },
        preHandler: async (request: FastifyRequest) => {
          if (isGuestCall(request, listSchema.parse(request.body))) await checkAccessKey(request);
        },
      },
      (request) => list(request, request.body, request.query),
    );
  }

  typed(app).post(
    `${API_PREFIX}/estate/history/create`,
    {
      schema: {
        tags,
        security: [{ bearer: [] }],
        body: saveEstatesSchema,
        response: { 200: singleAnswer(savedCountSchema) },
      },
    },
    async (request) => {
      const { customer_id } = await requireCustomer(request);
      const count = await saveHistory(db, customer_id, splitSave(request.body));
      return { status: 200 as const, result: { count } };
    },
  );
}
