import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { connectionLimits } from '@gakumado/shared/serving';
import { withTestApp } from '../backend/src/testing/test-app.ts';
import type { TestApp } from '../backend/src/testing/test-app.ts';
import { answerError } from '../shell/src/server/error-handler.ts';
import { addProxies } from '../shell/src/server/proxies.ts';

let backend: TestApp;
let shell: FastifyInstance;
/** The shell's server before the real backend, and the backend itself. */
const ports: number[] = [];

const portOf = (origin: string) => Number(new URL(origin).port);

beforeAll(async () => {
  backend = await withTestApp();
  const url = await backend.app.listen({ port: 0, host: '127.0.0.1' });
  shell = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    ...connectionLimits(),
  });
  shell.setErrorHandler(answerError);
  await addProxies(shell, { BACKEND_URL: url, RELEASE_STORE_URL: url, CONTENT_API_KEY: 'key' });
  ports.push(portOf(await shell.listen({ port: 0, host: '127.0.0.1' })), portOf(url));
});
afterAll(async () => {
  await shell.close();
  await backend.close();
});

/** Sends headers and body of a search over a socket of its own; answers status, type and body of what comes back. */
async function send(port: number, headers: string, body: Buffer | string) {
  const socket = connect(port, '127.0.0.1');
  // A server that refuses may close before all is sent.
  socket.on('error', () => {});
  let text = '';
  socket.on('data', (part) => (text += String(part)));
  const ended = once(socket, 'close');
  socket.write(
    `POST /api/v1/user/estate/list HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n\r\n`,
  );
  socket.write(body);
  await ended;
  const [head = '', answer = ''] = text.split('\r\n\r\n', 2);
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    type: /^content-type: (.+)$/im.exec(head)?.[1],
    body: JSON.parse(answer) as unknown,
  };
}

const JSON_TYPE = 'Content-Type: application/json';
const sized = (body: Buffer | string, more = JSON_TYPE) =>
  [`${more}\r\nContent-Length: ${Buffer.byteLength(body)}`, body] as const;

const notUtf8 = Buffer.concat([Buffer.from('{"keyword":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"')]);

test.each([
  ['JSON that ends early', 'format', ...sized('{"pref_id":')],
  ['JSON with a comma too many', 'format', ...sized('{"pref_id":[13,],}')],
  ['bytes that are no text', 'format', ...sized(notUtf8)],
  ['a word in place of an object', 'type', ...sized('"13"')],
  ['text of another type', 'format', ...sized('pref_id=13', 'Content-Type: text/plain')],
  [
    'what says it is packed and is not',
    'format',
    ...sized('{"a":1}', `${JSON_TYPE}\r\nContent-Encoding: gzip`),
  ],
  ['a number that is none', 'type', ...sized('{"price_to":"many"}')],
  ['too much, with its length', 'max_length', ...sized('a'.repeat(70_000))],
  ['a gigabyte by its length', 'max_length', `${JSON_TYPE}\r\nContent-Length: 1000000000`, 'a'],
  [
    'too much in parts',
    'max_length',
    `${JSON_TYPE}\r\nTransfer-Encoding: chunked`,
    `11170\r\n${'a'.repeat(70_000)}\r\n0\r\n\r\n`,
  ],
])(
  '%s is refused in the envelope, through the shell as by the backend',
  async (_name, code, headers, body) => {
    for (const port of ports) {
      const startedAt = performance.now();
      const answer = await send(port, headers, body);
      expect(answer).toMatchObject({
        status: 400,
        type: 'application/json; charset=utf-8',
        body: { status: 400, result: null, errors: [expect.objectContaining({ code })] },
      });
      expect(performance.now() - startedAt).toBeLessThan(5_000);
    }
  },
);
