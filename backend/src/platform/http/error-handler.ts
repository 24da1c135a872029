import type { Failure } from '@gakumado/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../error-code.ts';
import { ApiFault, badField } from './api-fault.ts';

/** What Fastify refuses before a handler runs, as the contract answers it. */
const faultByFastifyCode: Record<string, () => ApiFault> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => badField('', 'max_length', '送信されたデータが大きすぎます。'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => badField('', 'format', 'JSON形式で送信してください。'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => badField('', 'format', 'JSON形式で送信してください。'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => badField('', 'format'),
  FST_ERR_BAD_URL: () => new ApiFault(404),
  FST_UNDER_PRESSURE: busy,
};

/** Refusals of PostgreSQL that the request caused: text that cannot be stored, a number out of range. */
const requestFaultSqlStates = new Set(['22021', '22P05', '22003', '22P02']);

/**
 * The database cannot answer just now: 57014 statement timeout, 53300 too many connections, 57P01 to 57P03
 * shutting down or starting, ECONNREFUSED not there.
 */
const busyCodes = new Set(['57014', '53300', '57P01', '57P02', '57P03', 'ECONNREFUSED']);

const RETRY_AFTER_S = 5;

function busy(): ApiFault {
  const message = 'ただいま混み合っています。時間をおいて再度お試しください。';
  return new ApiFault(500, [], { message, httpStatus: 503, retryAfterS: RETRY_AFTER_S });
}

function httpStatusOf(error: unknown): number {
  return typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

function toFault(error: unknown): ApiFault {
  if (error instanceof ApiFault) return error;
  const code = errorCode(error);
  const known = faultByFastifyCode[code];
  if (known) return known();
  if (requestFaultSqlStates.has(code)) return badField('', 'format');
  if (busyCodes.has(code)) return busy();
  if (httpStatusOf(error) === 429) {
    return new ApiFault(400, [{ field: '', code: 'rate_limit' }], { httpStatus: 429 });
  }
  if (error instanceof SyntaxError || httpStatusOf(error) < 500) return badField('', 'format');
  return new ApiFault(500);
}

function sendFault(reply: FastifyReply, fault: ApiFault): FastifyReply {
  const body: Failure = {
    status: fault.status,
    result: null,
    message: fault.message,
    errors: [...fault.fields],
  };
  if (fault.retryAfterS !== undefined) reply.header('retry-after', fault.retryAfterS);
  return reply
    .code(fault.httpStatus)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body);
}

/** The one place that writes failures: every error ends in the envelope. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = toFault(error);
  if (fault.status === 500) request.log.error(error);
  return sendFault(reply, fault);
}

/** Errors of routes and unknown addresses; `frameworkErrors` of the app takes {@link answerError} as well. */
export function setErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => sendFault(reply, new ApiFault(404)));
}
