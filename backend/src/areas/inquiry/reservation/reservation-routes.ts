import {
  reservationChangeRequest,
  reservationRequest,
  reservationSchema,
  singleAnswer,
} from '@gakumado/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '#data/db/database.ts';
import type { Deps } from '../../deps.ts';
import { ApiFault, badField } from '#platform/http/api-fault.ts';
import { limitByAddress } from '#platform/http/client-address.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { rateLimits } from '#platform/http/rate-limits.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import type { RequireCustomer } from '../../identity/require-customer.ts';
import { cancelReservation, moveReservation } from './change-reservation.ts';
import { readReservationKey } from './reservation-key.ts';
import { findBookedInquiry, toReservation } from './reservation-queries.ts';
import type { BookedInquiry } from './reservation-queries.ts';

const bearerOrNone: Record<string, string[]>[] = [{}, { bearer: [] }];

const schemaOf = (description: string) => ({
  tags: ['inquiry'],
  security: bearerOrNone,
  description,
  response: { 200: singleAnswer(reservationSchema) },
});

const BY = 'By reservation_key, or by inquiry_id with a Bearer token.';
const detailSchema = { ...schemaOf(BY), body: reservationRequest };
const changeSchema = { ...schemaOf(BY), body: reservationChangeRequest };

const unknown = (field: string) => new ApiFault(404, [{ field, code: 'not_found' }]);

interface Named {
  reservation_key?: string | undefined;
  inquiry_id?: number | undefined;
}

/** inquiry/reservation/*: a booking is shown, moved and cancelled by its key, or by the member whose it is. */
export function reservationRoutes(app: FastifyInstance, deps: Deps, requireCustomer: RequireCustomer): void {
  const { db, config } = deps;

  async function findByKey(key: string): Promise<BookedInquiry> {
    const id = await readReservationKey(db, key);
    const reserved = id === undefined ? undefined : await findBookedInquiry(db, id, { isLocked: false });
    if (!reserved) throw unknown('reservation_key');
    return reserved;
  }

  async function findOwn(request: FastifyRequest, id: number): Promise<BookedInquiry> {
    const { customer_id } = await requireCustomer(request);
    const reserved = await findBookedInquiry(db, id, { isLocked: false });
    if (reserved?.customer_id !== customer_id) throw unknown('inquiry_id');
    return reserved;
  }

  async function findNamed(request: FastifyRequest, named: Named): Promise<BookedInquiry> {
    if (named.reservation_key !== undefined) return findByKey(named.reservation_key);
    if (named.inquiry_id !== undefined) return findOwn(request, named.inquiry_id);
    throw badField('reservation_key', 'required');
  }

  /** Each change is two mails. A refused one is given back with its transaction. */
  const limiter = (request: FastifyRequest) => (trx: Transaction<Database>) =>
    limitRate(trx, `reservation:${limitByAddress(request)}`, rateLimits(config).reservationChange);

  typed(app).post(`${API_PREFIX}/inquiry/reservation/detail`, { schema: detailSchema }, async (request) => ({
    status: 200 as const,
    result: toReservation(await findNamed(request, request.body)),
  }));

  typed(app).post(`${API_PREFIX}/inquiry/reservation/change`, { schema: changeSchema }, async (request) => {
    const { inquiry_id } = await findNamed(request, request.body);
    const { wishes } = request.body;
    const work = { config, count: limiter(request) };
    return { status: 200 as const, result: await moveReservation(db, inquiry_id, { wishes }, work) };
  });

  typed(app).post(`${API_PREFIX}/inquiry/reservation/cancel`, { schema: detailSchema }, async (request) => {
    const { inquiry_id } = await findNamed(request, request.body);
    const work = { config, count: limiter(request) };
    return { status: 200 as const, result: await cancelReservation(db, inquiry_id, work) };
  });
}
