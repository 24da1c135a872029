import {
  favoriteSchema,
  listAnswer,
  pageQuery,
  requiredAccessKey,
  savedCountSchema,
  saveEstatesSchema,
  singleAnswer,
} from '@gakumado/shared/contract';
import type { Favorite } from '@gakumado/shared/contract';
import { messages } from '@gakumado/shared/forms';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { requireAccessKey } from '#platform/http/access-key.ts';
import { badField } from '#platform/http/api-fault.ts';
import { toJst } from '#platform/http/jst.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import type { RequireCustomer } from '../../identity/require-customer.ts';
import { splitSave } from '../saved-estate.ts';
import { findFavorites, saveFavorites } from './favorite-queries.ts';

const tags = ['favorite'];
const security = [{ bearer: [] }];
const listSchema = {
  tags,
  security,
  body: z.object({ access_key: requiredAccessKey }),
  querystring: pageQuery,
  response: { 200: listAnswer(favoriteSchema) },
};
const createSchema = {
  tags,
  security,
  body: saveEstatesSchema,
  response: { 200: singleAnswer(savedCountSchema) },
};

/** estate/favorite/list and estate/favorite/create, for the customer of the Bearer token. */
export function favoriteRoutes(
  app: FastifyInstance,
  { db, config }: Deps,
  requireCustomer: RequireCustomer,
): void {
  const options = { schema: listSchema, preHandler: requireAccessKey(config) };
  typed(app).post(`${API_PREFIX}/estate/favorite/list`, options, async (request) => {
    const { customer_id } = await requireCustomer(request);
    const { favorites, total } = await findFavorites(db, customer_id, request.query);
    const result: Favorite[] = favorites.map((row) => ({
      estate_id: row.estate_id,
      created_at: toJst(row.created_at),
    }));
    return { status: 200 as const, result, total_count: total, ...request.query };
  });

  typed(app).post(`${API_PREFIX}/estate/favorite/create`, { schema: createSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    const count = await saveFavorites(db, customer_id, splitSave(request.body));
    if (count === undefined) throw badField('estates', 'range', messages.favoritesFull);
    return { status: 200 as const, result: { count } };
  });
}
