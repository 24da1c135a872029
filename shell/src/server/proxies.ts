import httpProxy from '@fastify/http-proxy';
import { MAIL_FORMS_ENDPOINT } from '@gakumado/shared/vocabulary';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { backendPrefixes, CONTENT_PREFIX, RELEASES_PREFIX } from '@gakumado/shared/call-prefixes';
import { contentUrl, ownContentUrl } from './config.ts';
import type { ShellConfig } from './config.ts';
import { refuseUnreachable } from './error-handler.ts';
import { passBody, readBodies } from './passed-body.ts';
import { isReadingCall } from './reading-calls.ts';

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

/** The headers of an answer without those of the connection to the server behind: this server keeps or closes its own. */
const ofAnswer = ({
  connection: _connection,
  'keep-alive': _keepAlive,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders => headers;

/** The same of a server without visitors. */
const ofAnonymousAnswer = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const { 'set-cookie': _cookie, ...others } = ofAnswer(headers);
  return others;
};

/** Whether a call of the content service asks for a draft. */
const hasDraftKey = (url: string) => new URLSearchParams(url.split('?', 2)[1]).has('draftKey');

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

/** A server that refuses connections is asked once more after so long, in ms: one that starts again may be there. */
const ASK_AGAIN_MS = 700;

/** A server that broke the connection is asked once more after so long, in ms: it is there, and had closed an idle connection or stood still. */
const BROKEN_MS = 50;

/**
 * Nothing was sent where the connection was refused, so that any call is made once more. A GET whose connection broke is, too, and a
 * call that only reads; any other POST may have been done and is not. Without a count, each 503 is asked again ten times.
 */
const answers: ReplyOptions = {
  onError: (reply) => refuseUnreachable(reply),
  retriesCount: 1,
  retryDelay: ({ err, req, res, attempt, getDefaultDelay }) => {
    const code = attempt === 0 ? errorCode(err) : undefined;
    if (code === 'ECONNREFUSED') return ASK_AGAIN_MS;
    // The address that is asked is a URL here, whatever its type says.
    if (code === 'ECONNRESET' && isReadingCall(new URL(req.url).pathname)) return BROKEN_MS;
    return getDefaultDelay(req, res, err, attempt);
  },
};

const errorCode = (error: unknown): unknown => Reflect.get(Object(error), 'code');

type ProxyConfig = Pick<
  ShellConfig,
  'BACKEND_URL' | 'RELEASE_STORE_URL' | 'CONTENT_API_KEY' | 'CONTENT_BASE_URL'
>;

/** Passes what other servers answer through this origin, so that browsers talk to one only. */
export async function addProxies(parent: FastifyInstance, config: ProxyConfig): Promise<void> {
  await parent.register(async (app) => {
    readBodies(app);
    await passOn(app, config);
  });
}

/** The line of the answer is enough: each call would leave two more. Bodies are read here (passed-body.ts). */
const common = { disableRequestLogging: true, proxyPayloads: false } as const;

async function passOn(app: FastifyInstance, config: ProxyConfig): Promise<void> {
  const { BACKEND_URL, RELEASE_STORE_URL, CONTENT_API_KEY } = config;
  // Not the sign-in service: browsers have the customer calls, which ask for a captcha and count by address.
  for (const prefix of backendPrefixes) {
    await app.register(httpProxy, {
      ...common,
      upstream: BACKEND_URL,
      prefix,
      rewritePrefix: prefix,
      handler: passBody,
      http: { requestOptions: { timeout: 31_000 } },
      replyOptions: {
        ...answers,
        rewriteHeaders: ofAnswer,
        // Limits count by this address. A visitor's own claim is replaced by the address that this server sees.
        // The body is whole by then, whichever way it came.
        rewriteRequestHeaders: (
          { ip, protocol, host },
          { forwarded: _claimed, 'transfer-encoding': _encoding, expect: _expect, ...headers },
        ) => ({
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
      ...common,
      upstream: origin,
      prefix,
      rewritePrefix: pathname,
      httpMethods: ['GET', 'HEAD'],
      http: { requestOptions: { timeout: 9_000 } },
      replyOptions: {
        ...answers,
        rewriteRequestHeaders: (_request, headers) => ({ ...anonymous(headers), ...keys }),
        // A draft is nobody's to keep, whatever the service says.
        rewriteHeaders: (headers, request) =>
          request && hasDraftKey(request.url)
            ? { ...ofAnonymousAnswer(headers), 'cache-control': 'private, no-store' }
            : ofAnonymousAnswer(headers),
      },
    });
  };
  // The key stays between the servers: no browser ever sees it.
  await passContent(CONTENT_PREFIX, contentUrl(config), { 'x-microcms-api-key': CONTENT_API_KEY });
  const forms = `/${MAIL_FORMS_ENDPOINT}`;
  await passContent(CONTENT_PREFIX + forms, ownContentUrl(config) + forms, {});
  await app.register(httpProxy, {
    ...common,
    upstream: RELEASE_STORE_URL,
    prefix: RELEASES_PREFIX,
    httpMethods: ['GET', 'HEAD'],
    http: { requestOptions: { timeout: 10_000 } },
    replyOptions: {
      ...answers,
      rewriteRequestHeaders: (_request, headers) => anonymous(headers),
      rewriteHeaders: ofAnonymousAnswer,
    },
  });
}
