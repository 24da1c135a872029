import {
  endedCountSchema,
  loginSessionSchema,
  pageQuery,
  listAnswer,
  singleAnswer,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import type { CustomerContext } from '../customer/customer-context.ts';
import { noRequest } from '../customer/customer-requests.ts';
import { endOtherSessions, listOpenSessions } from './open-sessions.ts';

const tags = ['customer'];
const security = [{ bearer: [] }];

/** customer/session/list and customer/logout/others: the devices that a member is logged in on. */
export function sessionListRoutes(
  app: FastifyInstance,
  { identity, requireCustomer }: CustomerContext,
): void {
  const listSchema = {
    tags,
    security,
    description: 'last_used_at is exact to ten minutes.',
    body: noRequest,
    querystring: pageQuery,
    response: { 200: listAnswer(loginSessionSchema) },
  };
  typed(app).post(`${API_PREFIX}/customer/session/list`, { schema: listSchema }, async (request) => {
    const owner = await requireCustomer(request);
    return wholeList(await listOpenSessions(identity, owner), request.query);
  });

  const endSchema = { tags, security, body: noRequest, response: { 200: singleAnswer(endedCountSchema) } };
  typed(app).post(`${API_PREFIX}/customer/logout/others`, { schema: endSchema }, async (request) => {
    const owner = await requireCustomer(request);
    return { status: 200 as const, result: { ended_count: await endOtherSessions(identity, owner) } };
  });
}
