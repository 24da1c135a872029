import {
  selfViewingCalendarRequest,
  selfViewingCalendarSchema,
  singleAnswer,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiFault } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { findSelfViewingCalendar } from './self-viewing-queries.ts';

const schema = {
  tags: ['inquiry'],
  body: selfViewingCalendarRequest,
  response: { 200: singleAnswer(selfViewingCalendarSchema) },
};

/** inquiry/self_viewing/calendar */
export function selfViewingRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(`${API_PREFIX}/inquiry/self_viewing/calendar`, { schema }, async ({ body }) => {
    const result = await findSelfViewingCalendar(db, body.estate_id, body);
    if (!result) throw new ApiFault(404, [{ field: 'estate_id', code: 'not_found' }]);
    return { status: 200 as const, result };
  });
}
