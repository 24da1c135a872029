import { messages } from '@gakumado/shared/forms/messages';
import axios from 'axios';
import type { FieldError } from '../contract/envelope.ts';
import { apiStatus } from './api-status.ts';

/** Answer of every sales-API call; counts and facets are siblings of `result` (contract, section 1). */
export interface ApiAnswer<T> {
  status: number;
  result: T;
  total_count?: number;
  page?: number;
  limit?: number;
  facets?: Record<string, Record<string, number>>;
}

/** A call that was not answered with 200. `status` is 0 without any answer, or with an unreadable one. */
export class ApiError extends Error {
  override name = 'ApiError';
  status: number;
  fields: readonly FieldError[];
  constructor(status: number, message: string, fields: readonly FieldError[] = []) {
    super(message);
    this.status = status;
    this.fields = fields;
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
  /** Runs on a 401 of any call (specification, section 8). */
  onUnauthorized: () => void;
}

/** Timeout of a sales-API call in ms (specification, section 9). */
const API_TIMEOUT_MS = 30_000;

let settings: ApiSettings = {
  origin: '',
  accessKey: 'gakumado-web',
  timeoutMs: API_TIMEOUT_MS,
  readToken: () => undefined,
  renewToken: async () => false,
  onUnauthorized: () => {},
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

async function post<T>(
  path: string,
  body: object | undefined,
  options: CallOptions,
  token: string | undefined,
): Promise<ApiAnswer<T>> {
  try {
    const answer = await axios.post<unknown>(
      `${settings.origin}/api/v1/user/${path}`,
      body && { ...body, access_key: settings.accessKey },
      {
        params: { page: options.page, limit: options.limit },
        timeout: settings.timeoutMs,
        ...(options.signal ? { signal: options.signal } : {}),
        headers: token ? { Authorization: `Bearer ${token}` } : {},
      },
    );
    return readAnswer<T>(answer.data);
  } catch (error) {
    options.signal?.throwIfAborted();
    throw toApiError(error);
  }
}

/**
 * The answer, whose `status` and `result` are read (specification, section 7). Other bodies with HTTP 200, such as the
 * page of a proxy or JSON that was cut off, say nothing about the call: they count as no answer.
 */
function readAnswer<T>(data: unknown): ApiAnswer<T> {
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
  return failureOf(error.response.status, error.response.data);
}

function failureOf(status: number, data?: Failure | null): ApiError {
  const message = typeof data?.message === 'string' ? data.message : messages.systemError;
  return new ApiError(status, message, Array.isArray(data?.errors) ? data.errors : []);
}
