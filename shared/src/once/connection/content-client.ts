import { MAIL_FORMS_ENDPOINT } from '@gakumado/shared/vocabulary';
import axios from 'axios';
import { anySignal } from '../../lib/any-signal.ts';
import type { ContentList } from '../../lib/contract/content.ts';
import { ApiError, apiSettings, noteUnanswered } from './client.ts';
import { nullOn404 } from './or-null.ts';

/** Timeout of a content-service call in ms (specification, section 9). */
const CONTENT_TIMEOUT_MS = 9000;

interface ContentSettings {
  /**
   * Address in front of the endpoint name. Without it the calls go to `/content` of the site, whose server
   * adds the key: a browser never sees one.
   */
  baseUrl?: string | undefined;
  apiKey?: string | undefined;
  /** As `baseUrl`, for the forms, which our backend answers in any case. They need no key. */
  formsBaseUrl?: string | undefined;
  /** Limit of a call in ms; a server that renders a page waits less than a browser. */
  timeoutMs?: number;
  /** Limit in ms of all calls that are made for one page, which share its signal: the second waits for the first. */
  pageTimeoutMs?: number;
}

/** No list of the site is as large, in bytes: what is larger is no content. A browser's own limits are wider. */
const CONTENT_BYTES_MAX = 4_000_000;

let settings: ContentSettings = {};

/** Lets a server talk to the content service directly. Not for browsers. */
export function configureContent(change: ContentSettings): void {
  settings = change;
}

/** Query of microCMS's read API; see its documentation for the filter language. */
export interface ContentQuery {
  limit?: number;
  offset?: number;
  orders?: string;
  fields?: string;
  ids?: string;
  q?: string;
  filters?: string;
  draftKey?: string;
}

/** A list that the page can show in any case: empty and marked when the service did not answer. */
export interface ContentListing<T> extends ContentList<T> {
  isFailed: boolean;
}

const pageLimits = new WeakMap<AbortSignal, AbortSignal>();

/** Ends a call of a page with the page, after its own time, and when the calls of the page have had theirs. */
function limitOf(page: AbortSignal | undefined): AbortSignal {
  const { timeoutMs = CONTENT_TIMEOUT_MS, pageTimeoutMs } = settings;
  const own = AbortSignal.timeout(timeoutMs);
  if (!page) return own;
  if (pageTimeoutMs === undefined) return anySignal([page, own]);
  const shared = pageLimits.get(page) ?? AbortSignal.timeout(pageTimeoutMs);
  pageLimits.set(page, shared);
  return anySignal([page, own, shared]);
}

/**
 * One GET of the content service; throws {@link ApiError} on anything but 200 with a whole object within the limit, the
 * abort reason on abort. The page of a proxy, or JSON that was cut off, arrives as text and counts as no answer.
 */
export async function getContent<T>(path: string, query: ContentQuery, signal?: AbortSignal): Promise<T> {
  const isForm = path.split('/', 1)[0] === MAIL_FORMS_ENDPOINT;
  const { formsBaseUrl, apiKey } = settings;
  const base = (isForm ? formsBaseUrl : undefined) ?? settings.baseUrl ?? `${apiSettings().origin}/content`;
  // axios counts the time between two bytes: an answer that drips would never end.
  const limit = limitOf(signal);
  try {
    const answer = await axios.get<T>(`${base}/${path}`, {
      params: query,
      signal: limit,
      maxContentLength: CONTENT_BYTES_MAX,
      headers: apiKey && !isForm ? { 'X-MICROCMS-API-KEY': apiKey } : {},
    });
    if (typeof answer.data !== 'object' || answer.data === null) throw failure(0);
    return answer.data;
  } catch (error) {
    const failed = failure(axios.isAxiosError(error) ? (error.response?.status ?? 0) : 0);
    noteUnanswered(failed, signal);
    signal?.throwIfAborted();
    throw failed;
  }
}

const failure = (status: number) => new ApiError(status, 'コンテンツを読み込めませんでした。');

/** A list of an endpoint; a failed call becomes an empty list with `isFailed` (contract, 3.11). */
export async function getContentList<T>(
  endpoint: string,
  query: ContentQuery,
  signal?: AbortSignal,
): Promise<ContentListing<T>> {
  try {
    const list = await getContent<ContentList<T>>(endpoint, query, signal);
    if (!Array.isArray(list.contents)) throw failure(0);
    // The page counts its pages by it.
    const totalCount = Number.isSafeInteger(list.totalCount) ? list.totalCount : list.contents.length;
    return { ...list, totalCount, isFailed: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {
      contents: [],
      totalCount: 0,
      offset: query.offset ?? 0,
      limit: query.limit ?? 10,
      isFailed: true,
    };
  }
}

/** One item, or null when the service does not have it. */
export async function getContentItem<T>(
  endpoint: string,
  id: string,
  query: ContentQuery,
  signal?: AbortSignal,
): Promise<T | null> {
  return nullOn404(getContent<T>(`${endpoint}/${encodeURIComponent(id)}`, query, signal));
}
