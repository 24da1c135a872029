import { accessKeyField, pageQuery, saveEstatesSchema } from '@gakumado/shared/contract';
import type { Favorite } from '@gakumado/shared/contract';
import { messages } from '@gakumado/shared/forms';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../app.ts';
import { requireAccessKey } from '../../http/access-key.ts';
import { badField } from '../../http/api-fault.ts';
import { toJst } from '../../http/jst.ts';
import { API_PREFIX, typed } from '../../http/typed-app.ts';
import type { RequireCustomer } from '../../identity/require-customer.ts';
import { splitSave } from '../saved-estate.ts';
import { findFavorites, saveFavorites } from './favorite-queries.ts';

const listSchema = { body: z.object({ access_key: accessKeyField }), querystring: pageQuery };

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
    return { status: 200, result, total_count: total, ...request.query };
  });

  typed(app).post(
    `${API_PREFIX}/estate/favorite/create`,
    { schema: { body: saveEstatesSchema } },
    async (request) => {
      const { customer_id } = await requireCustomer(request);
      const count = await saveFavorites(db, customer_id, splitSave(request.body));
      if (count === undefined) throw badField('estates', 'range', messages.favoritesFull);
      return { status: 200, result: { count } };
    },
  );
}
