import {
  notificationListAnswer,
  notificationReadSchema,
  pageQuery,
  singleAnswer,
  unreadCountSchema,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import type { RequireCustomer } from '../../identity/require-customer.ts';
import { findNotifications, markRead } from './notification-queries.ts';

const tags = ['notification'];
const security = [{ bearer: [] }];

/** notification/list and notification/read, for the customer of the Bearer token. */
export function notificationRoutes(
  app: FastifyInstance,
  { db }: Deps,
  requireCustomer: RequireCustomer,
): void {
  const listSchema = {
    tags,
    security,
    body: z.object({}),
    querystring: pageQuery,
    response: { 200: notificationListAnswer },
  };
  typed(app).post(`${API_PREFIX}/notification/list`, { schema: listSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    const found = await findNotifications(db, customer_id, request.query);
    return { status: 200 as const, ...found, ...request.query };
  });

  const readSchema = {
    tags,
    security,
    body: notificationReadSchema,
    response: { 200: singleAnswer(unreadCountSchema) },
  };
  typed(app).post(`${API_PREFIX}/notification/read`, { schema: readSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    const { notification_id, is_all } = request.body;
    const unread_count = await markRead(db, customer_id, is_all ? undefined : notification_id);
    return { status: 200 as const, result: { unread_count } };
  });
}
