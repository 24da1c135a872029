import { mySearchExchangeAnswer, mySearchExchangeSchema, singleAnswer } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import type { RequireCustomer } from '../../identity/require-customer.ts';
import { exchangeMySearch } from './my-search-queries.ts';

/** customer/my_search/exchange: わたしの条件 of the customer of the Bearer token, the same on every device (contract 8.6). */
export function mySearchRoutes(app: FastifyInstance, { db }: Deps, requireCustomer: RequireCustomer): void {
  const schema = {
    tags: ['customer'],
    security: [{ bearer: [] }],
    body: mySearchExchangeSchema,
    response: { 200: singleAnswer(mySearchExchangeAnswer) },
  };
  typed(app).post(`${API_PREFIX}/customer/my_search/exchange`, { schema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    return { status: 200 as const, result: await exchangeMySearch(db, customer_id, request.body) };
  });
}
