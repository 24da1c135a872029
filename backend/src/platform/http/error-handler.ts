import { RETRY_AFTER_S } from '@gakumado/shared/contract';
import type { Failure } from '@gakumado/shared/contract';
import { messages } from '@gakumado/shared/forms/messages';
import { GateClosed } from '@gakumado/shared/serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../is-database-away.ts';
import { errorCode } from '../error-code.ts';
import { ApiFault, badField } from './api-fault.ts';
import type { FaultField } from './api-fault.ts';

/** Fastify's refusals before a handler runs, in the shape of the contract. */
const faultByFastifyCode: Record<string, () => ApiFault> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => badField('', 'max_length', messages.tooLarge),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => badField('', 'format', 'JSON形式で送信してください。'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => badField('', 'format', 'JSON形式で送信してください。'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => badField('', 'format'),
  FST_ERR_BAD_URL: () => new ApiFault(404),
};

/** Refusals of PostgreSQL that the request caused: text that cannot be stored, a number out of range. */
const requestFaultSqlStates = new Set(['22021', '22P05', '22003', '22P02']);

const BUSY_MESSAGE = 'ただいま混み合っています。時間をおいて再度お試しください。';

/** The 503 of a service that cannot answer now. */
export const busyFault = (fields: readonly FaultField[] = []) =>
  new ApiFault(500, fields, { message: BUSY_MESSAGE, httpStatus: 503, retryAfterS: RETRY_AFTER_S });

/** The 503 of an error that means "not now" (an overload, a database that is away); undefined for any other. */
export function toBusyFault(error: unknown): ApiFault | undefined {
  if (error instanceof ApiFault) return error.httpStatus === 503 ? error : undefined;
  if (error instanceof GateClosed)
    return busyFault(error.isOfClient ? [{ field: '', code: 'rate_limit' }] : []);
  return errorCode(error) === 'FST_UNDER_PRESSURE' || isDatabaseAway(error) ? busyFault() : undefined;
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
  const busy = toBusyFault(error);
  if (busy) return busy;
  const code = errorCode(error);
  const known = faultByFastifyCode[code];
  if (known) return known();
  if (requestFaultSqlStates.has(code)) return badField('', 'format');
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

/** 500 is a fault of ours and is logged with its stack; 503 is nobody's, and there may be many of them. */
export function logFailure({ log }: Pick<FastifyRequest, 'log'>, error: unknown, httpStatus: number): void {
  if (httpStatus === 503) log.warn({ code: errorCode(error) }, `Refused: ${String(error)}`);
  else if (httpStatus >= 500) log.error(error);
}

/** The one place that writes failures: every error ends in the envelope. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = toFault(error);
  logFailure(request, error, fault.httpStatus);
  return sendFault(reply, fault);
}

/** Errors of routes and unknown addresses; `frameworkErrors` of the app takes {@link answerError} as well. */
export function setErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => sendFault(reply, new ApiFault(404)));
}
