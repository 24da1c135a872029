import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';
import { RETRY_AFTER_S } from '@gakumado/shared/contract';
import type { ErrorCode, Failure } from '@gakumado/shared/contract';
import { apiStatus } from '@gakumado/shared/api';
import { messages } from '@gakumado/shared/forms/messages';
import { callPrefixes } from '@gakumado/shared/call-prefixes';
import { describeError } from './failure-log.ts';
import { reportablePath } from '../visit/reportable-path.ts';

/** Also of a server of another kind, as the proxies know it. */
type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>;

interface Refusal {
  /** Status of the body, and of HTTP but for 429 and 503 (contract, section 1). */
  status: Failure['status'];
  httpStatus?: number;
  code?: ErrorCode;
  message: string;
}

const notFound: Refusal = {
  status: apiStatus.NOT_FOUND,
  code: 'not_found',
  message: 'お探しの情報は見つかりませんでした。',
};
const unreadable: Refusal = {
  status: apiStatus.BAD_REQUEST,
  code: 'format',
  message: '送信された内容を読み取れませんでした。もう一度お試しください。',
};
const failed: Refusal = {
  status: apiStatus.EXCEPTION,
  message: messages.systemError,
};

function refusalOf({ statusCode = 500, code }: Partial<FastifyError>): Refusal {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return { ...unreadable, code: 'max_length', message: messages.tooLarge };
  }
  if (statusCode === 503) return { ...failed, httpStatus: 503 };
  if (statusCode >= 500) return failed;
  return [403, 404, 405].includes(statusCode) ? notFound : unreadable;
}

function refuse(reply: AnyReply, { status, httpStatus = status, code, message }: Refusal): void {
  const body: Failure = {
    status,
    result: null,
    message,
    errors: code ? [{ field: '', code, message }] : [],
  };
  if (httpStatus === 503) void reply.header('Retry-After', RETRY_AFTER_S);
  void reply
    .code(httpStatus)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Answers errors of the framework or a handler in the contract's shape. A fault of ours leaves one line in the log. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.status === apiStatus.EXCEPTION) {
    const path = reportablePath(request.url);
    request.log.error({ method: request.method, path, ...describeError(error) }, 'an answer failed');
  }
  refuse(reply, refusal);
  return reply;
}

/**
 * A server behind this one is away or does not answer in time: 503, as for any overload (contract, 7.14). The report leaves its
 * address out and is never cached.
 */
export const refuseUnreachable = (reply: AnyReply): void =>
  refuse(reply, {
    status: apiStatus.EXCEPTION,
    httpStatus: 503,
    message: '通信に失敗しました。もう一度お試しください。',
  });

/** Whether an address is that of a call, and of no page. */
export const isCall = (url: string) => callPrefixes.some((prefix) => url.startsWith(`${prefix}/`));

/** Answers unknown calls, such as a POST to a read-only address. */
export function refuseUnknownCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ is404, url, method, routeOptions }, reply) => {
    const isTakenAsForm = method === 'POST' && routeOptions.url === '/*';
    if ((!is404 && !isTakenAsForm) || !isCall(url)) return;
    refuse(reply, notFound);
    return reply;
  });
}
