import {
  accessKeyField,
  estateSchema,
  historyEntrySchema,
  historyListSchema,
  listAnswer,
  savedCountSchema,
  saveEstatesSchema,
  singleAnswer,
} from '@gakumado/shared/contract';
import type { HistoryEntry } from '@gakumado/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../app.ts';
import { requireAccessKey } from '../../http/access-key.ts';
import { toJst } from '../../http/jst.ts';
import { API_PREFIX, typed } from '../../http/typed-app.ts';
import type { RequireCustomer } from '../../identity/require-customer.ts';
import { findEstateCards } from '../../sales/estate/estate-card-queries.ts';
import { splitSave } from '../saved-estate.ts';
import { findHistory, saveHistory } from './history-queries.ts';

const tags = ['history'];
const listSchema = historyListSchema.extend({ access_key: accessKeyField });

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

  const listForGuest = async (estateIds: readonly number[]) => {
    const result = await findEstateCards(db, estateIds);
    return { status: 200 as const, result, total_count: result.length, page: 1, limit: estateIds.length };
  };

  const listForCustomer = async (request: FastifyRequest) => {
    const { customer_id } = await requireCustomer(request);
    const rows = await findHistory(db, customer_id);
    const result: HistoryEntry[] = rows.map((row) => ({
      estate_id: row.estate_id,
      created_at: toJst(row.created_at),
    }));
    return { status: 200 as const, result, total_count: result.length, page: 1, limit: 10 };
  };

  const isGuestCall = (body: unknown) => listSchema.safeParse(body).data?.estate_id !== undefined;

  typed(app).post(
    `${API_PREFIX}/estate/history/list`,
    {
      schema: {
        tags,
        description: 'With estate_id the call of a guest, which needs access_key and answers estates.',
        security: [{ bearer: [] }, {}],
        body: listSchema,
        response: { 200: z.union([listAnswer(estateSchema), listAnswer(historyEntrySchema)]) },
      },
      preHandler: async (request: FastifyRequest) => {
        if (isGuestCall(request.body)) await checkAccessKey(request);
      },
    },
    async (request) => {
      const { estate_id }: z.infer<typeof listSchema> = request.body;
      return estate_id ? listForGuest(estate_id) : listForCustomer(request);
    },
  );

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
