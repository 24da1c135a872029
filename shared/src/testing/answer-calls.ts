import axios, { AxiosError } from 'axios';
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';

/** A call as it was received, for expectations. */
export interface ReceivedCall {
  /** `school/campus/list` of the sales API, `content/topics_gakumado` of the content service. */
  path: string;
  body: Record<string, unknown>;
  /** Query of the address. */
  params: Record<string, unknown>;
}

/**
 * Answers of the services, by path. A sales-API list is an array or a whole envelope, a content answer is the object of
 * the service. A number is a failure with that HTTP status, and 0 no answer at all. A text arrives unchanged, with HTTP
 * 200. A function answers according to the call.
 */
export type Answers = Record<string, unknown>;

const SALES_PREFIX = '/api/v1/user/';

/** Replaces the network under axios by `answers` and returns the list of calls, which grows. */
export function answerCalls(answers: Answers): ReceivedCall[] {
  const calls: ReceivedCall[] = [];
  axios.defaults.adapter = async (config) => {
    // As over a network, an answer is never there at once, and an aborted call has none.
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (config.signal?.aborted) throw new AxiosError('aborted', AxiosError.ERR_CANCELED, config);
    const call = readCall(config);
    calls.push(call);
    if (!(call.path in answers)) throw new Error(`no answer is given for ${call.path}`);
    const given = answers[call.path];
    const answer = Promise.resolve(typeof given === 'function' ? given(call) : given);
    return respond(config, await Promise.race([answer, untilAborted(config)]), call.path);
  };
  return calls;
}

/** Rejects when the call is aborted. */
const untilAborted = (config: InternalAxiosRequestConfig) =>
  new Promise<never>((_, reject) => {
    config.signal?.addEventListener?.('abort', () => {
      reject(new AxiosError('aborted', AxiosError.ERR_CANCELED, config));
    });
  });

function readCall({ url = '', data, params }: InternalAxiosRequestConfig): ReceivedCall {
  const { pathname } = new URL(url, 'http://localhost');
  const path = pathname.startsWith(SALES_PREFIX) ? pathname.slice(SALES_PREFIX.length) : pathname.slice(1);
  return { path, body: typeof data === 'string' ? JSON.parse(data) : {}, params: params ?? {} };
}

function respond(config: InternalAxiosRequestConfig, given: unknown, path: string): AxiosResponse {
  if (given === 0) throw new AxiosError('no answer', AxiosError.ERR_NETWORK, config);
  const response = { status: 200, statusText: '', headers: {}, config, data: envelope(given, path) };
  if (typeof given !== 'number') return response;
  const failure = {
    ...response,
    status: given,
    data: { status: given, result: null, message: '', errors: [] },
  };
  throw new AxiosError(`status ${given}`, AxiosError.ERR_BAD_REQUEST, config, null, failure);
}

function envelope(given: unknown, path: string): unknown {
  if (typeof given === 'string' || path.startsWith('content/') || path.startsWith('includes/')) return given;
  if (typeof given === 'object' && given !== null && 'result' in given) return { status: 200, ...given };
  const paging = Array.isArray(given) ? { total_count: given.length, page: 1, limit: 20 } : {};
  return { status: 200, result: given, ...paging };
}
