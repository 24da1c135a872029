import httpProxy from '@fastify/http-proxy';
import { MAIL_FORMS_ENDPOINT } from '@gakumado/shared/vocabulary';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { backendPrefixes, CONTENT_PREFIX, RELEASES_PREFIX } from '@gakumado/shared/call-prefixes';
import { contentUrl, ownContentUrl } from './config.ts';
import type { ShellConfig } from './config.ts';
import { refuseUnreachable } from './error-handler.ts';

/** The headers that a server without visitors needs of a request: no cookie, no token. */
const ANONYMOUS_HEADERS = [
  'accept',
  'accept-encoding',
  'if-modified-since',
  'if-none-match',
  'range',
  'user-agent',
];

const anonymous = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(ANONYMOUS_HEADERS.map((name) => [name, headers[name]]).filter(([, value]) => value));

/** Whether a call of the content service asks for a draft. */
const hasDraftKey = (url: string) => new URLSearchParams(url.split('?', 2)[1]).has('draftKey');

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

const onError: ReplyOptions['onError'] = (reply, { error }) =>
  refuseUnreachable(reply, 'code' in error && String(error.code).includes('TIMEOUT'));

/** A GET whose connection broke is sent once more; a POST may have been done and is not. Without a count, each 503 is asked again ten times. */
const answers: ReplyOptions = { onError, retriesCount: 1 };

type ProxyConfig = Pick<
  ShellConfig,
  'BACKEND_URL' | 'RELEASE_STORE_URL' | 'CONTENT_API_KEY' | 'CONTENT_BASE_URL'
>;

/** Passes what other servers answer through this origin, so that browsers talk to one only. */
export async function addProxies(parent: FastifyInstance, config: ProxyConfig): Promise<void> {
  await parent.register(async (app) => {
    // Fastify would read a text and write it again by its type, which may be missing. All bodies are passed on
    // unchanged.
    app.removeContentTypeParser('text/plain');
    await passOn(app, config);
  });
}

/** The line of the answer is enough: each call would leave two more. */
const quiet = { disableRequestLogging: true };

async function passOn(app: FastifyInstance, config: ProxyConfig): Promise<void> {
  const { BACKEND_URL, RELEASE_STORE_URL, CONTENT_API_KEY } = config;
  // Not the sign-in service: browsers have the customer calls, which ask for a captcha and count by address.
  for (const prefix of backendPrefixes) {
    await app.register(httpProxy, {
      ...quiet,
      upstream: BACKEND_URL,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: 31_000 } },
      replyOptions: {
        ...answers,
        // Limits count by this address. A visitor's own claim is replaced by the address that this server sees.
        rewriteRequestHeaders: ({ ip, protocol, host }, { forwarded: _claimed, ...headers }) => ({
          ...headers,
          'x-forwarded-for': ip,
          'x-forwarded-proto': protocol,
          'x-forwarded-host': host,
        }),
      },
    });
  }
  const passContent = async (prefix: string, url: string, keys: IncomingHttpHeaders) => {
    const { origin, pathname } = new URL(url);
    await app.register(httpProxy, {
      ...quiet,
      upstream: origin,
      prefix,
      rewritePrefix: pathname,
      httpMethods: ['GET', 'HEAD'],
      http: { requestOptions: { timeout: 9_000 } },
      replyOptions: {
        ...answers,
        rewriteRequestHeaders: (_request, headers) => ({ ...anonymous(headers), ...keys }),
        // A draft is nobody's to keep, whatever the service says.
        rewriteHeaders: ({ 'set-cookie': _cookie, ...headers }, request) =>
          request && hasDraftKey(request.url)
            ? { ...headers, 'cache-control': 'private, no-store' }
            : headers,
      },
    });
  };
  // The key stays between the servers: no browser ever sees it.
  await passContent(CONTENT_PREFIX, contentUrl(config), { 'x-microcms-api-key': CONTENT_API_KEY });
  const forms = `/${MAIL_FORMS_ENDPOINT}`;
  await passContent(CONTENT_PREFIX + forms, ownContentUrl(config) + forms, {});
  await app.register(httpProxy, {
    ...quiet,
    upstream: RELEASE_STORE_URL,
    prefix: RELEASES_PREFIX,
    httpMethods: ['GET', 'HEAD'],
    http: { requestOptions: { timeout: 10_000 } },
    replyOptions: {
      ...answers,
      rewriteRequestHeaders: (_request, headers) => anonymous(headers),
      rewriteHeaders: ({ 'set-cookie': _cookie, ...headers }) => headers,
    },
  });
}
