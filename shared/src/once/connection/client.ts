import { messages } from '@gakumado/shared/forms/messages';
import { publicKeys } from '@gakumado/shared/local-site';
import axios from 'axios';
import type { FieldError } from '../../lib/contract/envelope.ts';
import type { Suggestion } from '../../lib/contract/search-words.ts';
import { apiStatus } from './api-status.ts';

/** Answer of every sales-API call; counts and facets are siblings of `result` (contract, section 1). */
export interface ApiAnswer<T> {
  status: number;
  result: T;
  total_count?: number;
  page?: number;
  limit?: number;
  facets?: Record<string, Record<string, number>>;
  /** Of notification/list: all that are unread, beyond the page. */
  unread_count?: number;
  /** Of school/campus/list with places. */
  places?: Suggestion[];
}

/** A call that was not answered with 200. `status` is 0 without any answer, or with an unreadable one. */
export class ApiError extends Error {
  override name = 'ApiError';
  status: number;
  /** The refused fields, without those faults that are of the request as a whole: `message` says these. */
  fields: readonly FieldError[];
  /** Seconds after which the call may be made again, where the server says so. */
  retryAfterS: number | undefined;
  constructor(status: number, message: string, errors: readonly FieldError[] = [], retryAfterS?: number) {
    super(errors.find(({ field }) => field === '')?.message ?? message);
    this.status = status;
    this.fields = errors.filter(({ field }) => field !== '');
    this.retryAfterS = retryAfterS;
  }
}

export interface ApiSettings {
  /** Origin that answers `/api/v1/user` and `/content`; empty in a browser (same origin). */
  origin: string;
  accessKey: string;
  /** Limit of a call in ms; a server that renders a page waits less than a browser. */
  timeoutMs: number;
  /** Bearer token of the visitor, where there is one; read again for each call. */
  readToken: () => string | undefined;
  /**
   * Gets a new token in place of one that was refused, and answers whether there is one. Rejects with an
   * {@link ApiError} when that could not be found out.
   */
  renewToken: (refusedToken: string) => Promise<boolean>;
  /** Gets a new token where the present one is about to run out. Never rejects with an {@link ApiError}. */
  renewEarly: () => Promise<void>;
  /** Runs on a 401 of any call (specification, section 8). */
  onUnauthorized: () => void;
  /** Runs on a call that had no answer, with its error: what is made of it misses something (`isUnanswered`). */
  onUnanswered: (error: unknown) => void;
  /** The visitor whose form a server passes on, for headers and cookies of its calls; read again for each call. */
  readVisit: () => Visit | undefined;
}

/** The visitor for whom a server makes a call. */
export interface Visit {
  /** Headers by which the backend knows the visitor's address. */
  headers: Record<string, string>;
  /** In place of `timeoutMs`: a form is worth waiting for. */
  timeoutMs: number;
  /** Receives the cookies that calls set for the visitor, each a Set-Cookie header. */
  cookies: string[];
}

const TOO_MANY = 429;

/** Timeout of a sales-API call in ms (specification, section 9). */
const API_TIMEOUT_MS = 30_000;

let settings: ApiSettings = {
  origin: '',
  accessKey: publicKeys.ACCESS_KEYS,
  timeoutMs: API_TIMEOUT_MS,
  readToken: () => undefined,
  renewToken: async () => false,
  renewEarly: async () => {},
  onUnauthorized: () => {},
  onUnanswered: () => {},
  readVisit: () => undefined,
};

/** Called once by the shell, in the browser and on the server. */
export function configureApi(change: Partial<ApiSettings>): void {
  settings = { ...settings, ...change };
}

/** The settings in force, for the content client beside this file. */
export function apiSettings(): Readonly<ApiSettings> {
  return settings;
}

export interface CallOptions {
  page?: number | undefined;
  limit?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Send the visitor's Bearer token. */
  isCustomerCall?: boolean;
  /**
   * A customer's call that guests make as well. It is not refused for an expired token, but taken for a guest's, so a
   * token that is about to run out is renewed first.
   */
  isGuestCall?: boolean;
  /** A Bearer token to send in place of the cookie's (specification, section 6). It is not renewed. */
  token?: string | undefined;
}

/**
 * One sales-API call: POST `/api/v1/user/{path}`. Adds `access_key` to the body where there is one; throws {@link ApiError} on anything
 * but status 200 with a result, and the abort reason when `signal` fires. A customer's call whose token has run out
 * is made again with a new one, once.
 */
export async function callApi<T>(
  path: string,
  body: object | undefined,
  options: CallOptions = {},
): Promise<ApiAnswer<T>> {
  if (options.token !== undefined) return post<T>(path, body, options, options.token).catch(endSession);
  if (options.isCustomerCall && options.isGuestCall) await settings.renewEarly();
  const token = options.isCustomerCall ? settings.readToken() : undefined;
  try {
    return await post<T>(path, body, options, token);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    if (!token || !(await settings.renewToken(token))) return endSession(error);
    options.signal?.throwIfAborted();
    return post<T>(path, body, options, settings.readToken()).catch(endSession);
  }
}

const isUnauthorized = (error: unknown) =>
  error instanceof ApiError && error.status === apiStatus.UNAUTHORIZED;

function endSession(error: unknown): never {
  if (isUnauthorized(error)) settings.onUnauthorized();
  throw error;
}

/** One call that only reads: the body of GET `/api/v1/user/{path}`, to be checked by the caller. */
export async function getData(
  path: string,
  params: Record<string, string>,
  signal?: AbortSignal,
): Promise<unknown> {
  return request({ method: 'get', path, params, signal });
}

async function post<T>(
  path: string,
  body: object | undefined,
  options: CallOptions,
  token: string | undefined,
): Promise<ApiAnswer<T>> {
  const data = await request({
    method: 'post',
    path,
    params: { page: options.page, limit: options.limit },
    data: body && { ...body, access_key: settings.accessKey },
    signal: options.signal,
    token,
  });
  return readAnswer<T>(data);
}

interface Sent {
  method: 'get' | 'post';
  path: string;
  params: Record<string, string | number | undefined>;
  data?: object | undefined;
  signal: AbortSignal | undefined;
  token?: string | undefined;
}

async function request({ path, signal, token, ...sent }: Sent): Promise<unknown> {
  const visit = settings.readVisit();
  try {
    const answer = await axios.request<unknown>({
      ...sent,
      url: `${settings.origin}/api/v1/user/${path}`,
      timeout: visit?.timeoutMs ?? settings.timeoutMs,
      ...(signal ? { signal } : {}),
      headers: {
        ...visit?.headers,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        // axios on a server names a type for a body that there is not.
        ...(sent.data ? {} : { 'Content-Type': false }),
      },
    });
    visit?.cookies.push(...(answer.headers['set-cookie'] ?? []));
    return answer.data;
  } catch (error) {
    const failure = toApiError(error);
    noteUnanswered(failure, signal);
    signal?.throwIfAborted();
    throw failure;
  }
}

/** No answer, or one that only means "not now"; any other refusal is an answer. */
const isUnanswered = (status: number) => status === 0 || status === TOO_MANY || status >= apiStatus.EXCEPTION;

/** Reports a failed call that had no answer, to whoever is told of those (`onUnanswered`). */
export function noteUnanswered(failure: ApiError, signal: AbortSignal | undefined): void {
  if (signal?.aborted) settings.onUnanswered(signal.reason);
  else if (isUnanswered(failure.status)) settings.onUnanswered(failure);
}

/**
 * The answer, whose `status` and `result` are read (specification, section 7). Other bodies with HTTP 200, such as the
 * page of a proxy or JSON that was cut off, say nothing about the call: they count as no answer.
 */
export function readAnswer<T>(data: unknown): ApiAnswer<T> {
  if (!isEnvelope(data)) throw new ApiError(0, messages.noAnswer);
  if (data.status !== apiStatus.OK) throw failureOf(data.status, data);
  if (data.result === undefined || data.result === null) throw new ApiError(0, messages.noAnswer);
  return data as ApiAnswer<T>;
}

/** The part of a body that reports a failure. */
interface Failure {
  message?: unknown;
  errors?: unknown;
}

const isEnvelope = (data: unknown): data is Failure & { status: number; result?: unknown } =>
  typeof data === 'object' && data !== null && 'status' in data && typeof data.status === 'number';

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!axios.isAxiosError(error) || !error.response) return new ApiError(0, messages.noAnswer);
  const { status, data, headers } = error.response;
  return failureOf(status, data, Number(headers['retry-after']) || undefined);
}

function failureOf(status: number, data?: Failure | null, retryAfterS?: number): ApiError {
  const message = typeof data?.message === 'string' ? data.message : messages.systemError;
  return new ApiError(status, message, Array.isArray(data?.errors) ? data.errors : [], retryAfterS);
}
