import axios from 'axios';
import { apiSettings } from './client.ts';

/** Timeout in ms: snippets come from the same place as content and get the same time. */
const SNIPPET_TIMEOUT_MS = 9000;

/** The text by which the snippet area reports an unknown snippet (specification, section 7). */
const NOT_FOUND_MARK = /id=["']?notfound\b/;

/**
 * HTML of a snippet such as `side/slidebox.html`, or an empty text when it is missing or the call fails
 * (specification, section 8). Show it with `RichText`; it is never inserted as HTML.
 */
export async function loadSnippet(path: string, signal?: AbortSignal): Promise<string> {
  try {
    const answer = await axios.get<string>(`${apiSettings().origin}/includes/${path}`, {
      responseType: 'text',
      timeout: SNIPPET_TIMEOUT_MS,
      ...(signal ? { signal } : {}),
    });
    const html = typeof answer.data === 'string' ? answer.data : '';
    return NOT_FOUND_MARK.test(html) ? '' : html;
  } catch {
    signal?.throwIfAborted();
    return '';
  }
}
