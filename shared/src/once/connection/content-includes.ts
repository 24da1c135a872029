import axios from 'axios';
import { anySignal } from '../../lib/any-signal.ts';
import { ApiError, apiSettings, noteUnanswered } from './client.ts';

/** Timeout in ms in a browser: that of content (specification, section 9). A server that renders a page waits less. */
const SNIPPET_TIMEOUT_MS = 9000;

/** The text by which the snippet area reports an unknown snippet (specification, section 7). */
const NOT_FOUND_MARK = /id=["']?notfound\b/;

/**
 * HTML of a snippet such as `side/slidebox.html`, or an empty text when it is missing or the call fails
 * (specification, section 8). Show it with `RichText`; it is never inserted as HTML.
 */
export async function loadSnippet(path: string, signal?: AbortSignal): Promise<string> {
  const { origin, timeoutMs } = apiSettings();
  // axios counts the time between two bytes: an answer that drips would never end.
  const limit = AbortSignal.timeout(Math.min(SNIPPET_TIMEOUT_MS, timeoutMs));
  try {
    const answer = await axios.get<string>(`${origin}/includes/${path}`, {
      responseType: 'text',
      signal: signal ? anySignal([signal, limit]) : limit,
    });
    const html = typeof answer.data === 'string' ? answer.data : '';
    return NOT_FOUND_MARK.test(html) ? '' : html;
  } catch (error) {
    const status = axios.isAxiosError(error) ? (error.response?.status ?? 0) : 0;
    noteUnanswered(new ApiError(status, 'The snippet had no answer.'), signal);
    signal?.throwIfAborted();
    return '';
  }
}
