import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@gakumado/build/process.ts';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { answerError } from './error-handler.ts';
import { addProxies } from './proxies.ts';

let backend: Server | undefined;
let app: FastifyInstance | undefined;

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

/** A backend that answers with what it got. */
async function startBackend(port: number): Promise<Server> {
  backend = createServer((request, response) => {
    void read(request).then((body) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ method: request.method, type: request.headers['content-type'], body })),
    );
  });
  const listening = backend;
  await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', resolve));
  return listening;
}

/** A shell's server before a backend at a port, on a socket of its own. */
async function startShell(backendPort: number): Promise<string> {
  const url = `http://127.0.0.1:${backendPort}`;
  app = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  app.setErrorHandler(answerError);
  await addProxies(app, { BACKEND_URL: url, RELEASE_STORE_URL: url, CONTENT_API_KEY: 'key' });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

afterEach(async () => {
  await app?.close();
  backend?.closeAllConnections();
  backend?.close();
  backend = undefined;
});

const call = (origin: string, body: string, type = 'application/json', name = 'estate/list') =>
  fetch(`${origin}/api/v1/user/${name}?page=2`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });

const busy = { status: 500, result: null, message: expect.stringMatching(/。$/), errors: [] };

test.each(['/api/v1/user/captcha/provider', '/content/faq', '/releases/registry.json', '/images/a.webp'])(
  '%s of a server that is away is 503 with Retry-After within two seconds',
  async (path) => {
    const origin = await startShell(await freePort());
    const startedAt = performance.now();
    const answer = await fetch(origin + path);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual(busy);
  },
);

test('a booking that finds the backend starting is sent once it is there, whole and once', async () => {
  const port = await freePort();
  const origin = await startShell(port);
  const answered = call(origin, '{"name":"花子","count":1.0}');
  await wait(300);
  await startBackend(port);
  const answer = await answered;
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    method: 'POST',
    type: 'application/json',
    body: '{"name":"花子","count":1.0}',
  });
});

/** Lets a backend break the connection of its first calls. Returns how many calls there were. */
function breakFirst(server: Server, count: number): () => number {
  const [answer] = server.listeners('request');
  let asked = 0;
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response) => {
    asked += 1;
    if (asked <= count) request.socket.destroy();
    else answer!(request, response);
  });
  return () => asked;
}

test.each(['inquiry/create', 'estate/favorite/create', 'customer/login', 'share/list/close'])(
  '%s may have been done, and is not sent again',
  async (name) => {
    const port = await freePort();
    const asked = breakFirst(await startBackend(port), 1);
    const answer = await call(await startShell(port), '{}', 'application/json', name);
    expect([answer.status, answer.headers.has('retry-after'), asked()]).toEqual([503, true, 1]);
  },
);

test.each(['estate/list', 'search/suggest', 'estate/detail', 'address/prefecture/list'])(
  '%s only reads, and is asked once more of a backend that broke the connection',
  async (name) => {
    const port = await freePort();
    const server = await startBackend(port);
    const asked = breakFirst(server, 1);
    const origin = await startShell(port);
    const answer = await call(origin, '{"keyword":"早稲田"}', 'application/json', name);
    expect([answer.status, asked()]).toEqual([200, 2]);
    expect(await answer.json()).toMatchObject({ body: '{"keyword":"早稲田"}' });
  },
);

test('a backend that breaks each connection is asked no third time', async () => {
  const port = await freePort();
  const asked = breakFirst(await startBackend(port), Infinity);
  const answer = await call(await startShell(port), '{}');
  expect([answer.status, answer.headers.has('retry-after'), asked()]).toEqual([503, true, 2]);
});

test.each([
  ['JSON', '{"a":[1,2]}', 'application/json'],
  ['JSON with words about itself', '{}', 'application/json; charset=utf-8'],
  ['JSON that is none', '{"a":', 'application/json'],
  ['a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  ['nothing', '', 'application/json'],
])('%s arrives as it was sent', async (_name, body, type) => {
  const port = await freePort();
  await startBackend(port);
  const answer = await call(await startShell(port), body, type);
  expect(await answer.json()).toEqual({ method: 'POST', type, body });
});

/** Sends text over a socket and answers what comes back. */
async function exchange(origin: string, send: (socket: ReturnType<typeof connect>) => void): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => {});
  let text = '';
  socket.on('data', (part) => (text += String(part)));
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  send(socket);
  await ended;
  return text;
}

const head = (more: string) =>
  `POST /api/v1/user/estate/list HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}\r\n\r\n`;

test('a body in parts arrives whole, with its length', async () => {
  const port = await freePort();
  await startBackend(port);
  const text = await exchange(await startShell(port), (socket) =>
    socket.write(
      `${head('Transfer-Encoding: chunked\r\nConnection: close')}4\r\n{"a"\r\n3\r\n:1}\r\n0\r\n\r\n`,
    ),
  );
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(text).toContain(String.raw`"body":"{\"a\":1}"`);
});

test.each([
  ['that says its length', 'Content-Length: 1000000000'],
  ['in parts', 'Transfer-Encoding: chunked'],
])('a body %s and is too large is refused at once, in the shape of the contract', async (_name, header) => {
  const port = await freePort();
  await startBackend(port);
  const startedAt = performance.now();
  const text = await exchange(await startShell(port), (socket) => {
    const part = 'a'.repeat(16_384);
    socket.write(head(`${header}\r\nConnection: close`));
    for (let count = 0; count < 8; count += 1) socket.write(`4000\r\n${part}\r\n`);
  });
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text).toContain('"code":"max_length"');
});
