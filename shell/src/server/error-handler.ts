import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, Failure } from '@gakumado/shared/contract';
import { apiStatus } from '@gakumado/shared/api';
import { describeError } from './failure-log.ts';
import { reportablePath } from '../visit/reportable-path.ts';

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
  message: 'システムエラーが発生しました。お手数ですが、時間をおいて再度お試しください。',
};

function refusalOf({ statusCode = 500, code }: Partial<FastifyError>): Refusal {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return { ...unreadable, code: 'max_length', message: '送信されたデータが大きすぎます。' };
  }
  if (statusCode === 503) return { ...failed, httpStatus: 503 };
  if (statusCode >= 500) return failed;
  return [403, 404, 405].includes(statusCode) ? notFound : unreadable;
}

function refuse(reply: FastifyReply, { status, httpStatus = status, code, message }: Refusal): FastifyReply {
  const body: Failure = {
    status,
    result: null,
    message,
    errors: code ? [{ field: '', code, message }] : [],
  };
  if (httpStatus === 503) void reply.header('Retry-After', '5');
  return reply
    .code(httpStatus)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Answers what the framework or a handler throws as the contract says. A fault of ours leaves one line in the log. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.status === apiStatus.EXCEPTION) {
    const path = reportablePath(request.url.split('?', 1)[0] ?? '');
    request.log.error({ method: request.method, path, ...describeError(error) }, 'an answer failed');
  }
  return refuse(reply, refusal);
}

/** Below these, calls are answered, and no pages. */
const CALLS = /^\/(?:api|content|includes|images|documents|releases|_shell)\//;

/** Answers calls that nothing here takes, such as a POST to what is only read. */
export function refuseUnknownCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ is404, url }, reply) => {
    if (is404 && CALLS.test(url)) await refuse(reply, notFound);
  });
}
