import {
  accessKeyField,
  inquiryResultSchema,
  listAnswer,
  pageQuery,
  roomOrderResultSchema,
  sentInquirySchema,
  singleAnswer,
} from '@gakumado/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { API_PREFIX, typed } from '../../platform/http/typed-app.ts';
import type { RequireCustomer } from '../identity/require-customer.ts';
import { answerInquiry, findSender } from './answer-inquiry.ts';
import { readForm, readRoomOrder, visitorsValues } from './inquiry-forms.ts';
import { findSentInquiries } from './inquiry-queries.ts';
import { inquiryCreateBody, roomOrderBody } from './inquiry-schema.ts';
import { orderRooms } from './order-rooms.ts';
import { reservationRoutes } from './reservation/reservation-routes.ts';
import { selfViewingRoutes } from './self-viewing/self-viewing-routes.ts';
import { sendInquiry } from './send-inquiry.ts';

const tags = ['inquiry'];
const bearerOrNone: Record<string, string[]>[] = [{}, { bearer: [] }];

const createSchema = {
  tags,
  security: bearerOrNone,
  description: 'The fields of applicant depend on form_type: docs/inquiries.md.',
  body: inquiryCreateBody,
  response: { 200: singleAnswer(inquiryResultSchema) },
};
const roomOrderSchema = {
  tags,
  security: bearerOrNone,
  body: roomOrderBody,
  response: { 200: singleAnswer(roomOrderResultSchema) },
};
const listSchema = {
  tags,
  security: [{ bearer: [] }],
  body: z.object({ access_key: accessKeyField }),
  querystring: pageQuery,
  response: { 200: listAnswer(sentInquirySchema) },
};

/** inquiry/create, inquiry/kimaroom, inquiry/reservation/*, inquiry/self_viewing/calendar, and inquiry/list for the customer of the Bearer token. */
export function inquiryRoutes(app: FastifyInstance, deps: Deps, requireCustomer: RequireCustomer): void {
  const { db, config } = deps;
  reservationRoutes(app, deps, requireCustomer);
  selfViewingRoutes(app, deps);
  const senderOf = async (request: FastifyRequest, form_type: string, body: SenderPart) => ({
    form_type,
    customer_id: await findSender(request, requireCustomer),
    source_url: body.source_url ?? null,
    language: body.language,
    is_from_estate: body.is_from_estate,
  });

  typed(app).post(`${API_PREFIX}/inquiry/create`, { schema: createSchema }, async (request) => {
    const { request_id, recaptcha_token, ...content } = request.body;
    const sender = await senderOf(request, content.form_type, content);
    const asked = { call: 'inquiry/create', request_id, recaptcha_token } as const;
    const result = await answerInquiry(deps, request, asked, {
      read: (today) => readForm(db, content.form_type, content, today),
      valuesOf: (form) => [content.form_type, visitorsValues(form)],
      work: (trx, form) => sendInquiry(trx, form, sender, config),
    });
    return { status: 200 as const, result };
  });

  typed(app).post(`${API_PREFIX}/inquiry/kimaroom`, { schema: roomOrderSchema }, async (request) => {
    const { request_id, recaptcha_token, ...content } = request.body;
    const sender = await senderOf(request, 'kimaroom', content);
    const asked = { call: 'inquiry/kimaroom', request_id, recaptcha_token } as const;
    const result = await answerInquiry(deps, request, asked, {
      read: async (today) => readRoomOrder(content, today),
      valuesOf: ({ targets, wishes, contact_method, message, applicant }) => ({
        targets,
        wishes,
        contact_method,
        message,
        applicant,
      }),
      work: (trx, order) => orderRooms(trx, order, sender, config),
    });
    return { status: 200 as const, result };
  });

  typed(app).post(`${API_PREFIX}/inquiry/list`, { schema: listSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    const { page, limit } = request.query;
    const found = await findSentInquiries(db, customer_id, { page, limit });
    return { status: 200 as const, ...found, page, limit };
  });
}

interface SenderPart {
  source_url?: string | null | undefined;
  language: 'en' | 'ja';
  is_from_estate: boolean;
}
