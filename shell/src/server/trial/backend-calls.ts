import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';

/** Calls of the backend and of the content service. */
export interface Calls {
  /** Forgets the calls up to now. */
  restart: () => void;
  /** Whether a call had no answer, or one of 500 and above, since the restart. */
  hasFailed: () => boolean;
  /** Whether a call since the restart still waits for its answer. */
  isWaiting: () => boolean;
}

/** Node's report of a call by `node:http`, or of one by `fetch`. */
interface Report {
  request: ClientRequest | { origin: string; path: string };
  response?: IncomingMessage | { statusCode: number };
}

const addressOf = (request: Report['request']) =>
  'origin' in request
    ? request.origin + request.path
    : `${request.protocol}//${String(request.getHeader('host'))}${request.path}`;

/** Watches every call of this process to one of these addresses from now on. */
export function watchCalls(addresses: readonly string[]): Calls {
  let current = { waiting: 0, failed: 0 };
  const pages = new WeakMap<object, typeof current>();
  const begin = ({ request }: Report) => {
    if (!addresses.some((address) => addressOf(request).startsWith(address))) return;
    current.waiting += 1;
    pages.set(request, current);
  };
  const end = ({ request, response }: Report) => {
    const page = pages.get(request);
    if (!page) return;
    pages.delete(request);
    page.waiting -= 1;
    if ((response?.statusCode ?? 500) >= 500) page.failed += 1;
    if (response && 'complete' in response)
      response.once('close', () => {
        if (!response.complete) page.failed += 1;
      });
  };
  // Node gives each channel its own type of message.
  const follow = (channel: string, note: (report: Report) => void) =>
    subscribe(channel, (message) => note(message as Report));
  follow('http.client.request.start', begin);
  follow('http.client.response.finish', end);
  follow('http.client.request.error', end);
  follow('undici:request:create', begin);
  follow('undici:request:headers', end);
  follow('undici:request:error', end);
  return {
    restart: () => {
      current = { waiting: 0, failed: 0 };
    },
    hasFailed: () => current.failed > 0,
    isWaiting: () => current.waiting > 0,
  };
}
