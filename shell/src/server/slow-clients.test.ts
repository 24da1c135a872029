import { Readable } from 'node:stream';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { connectionLimits, endSlowReaders } from '@gakumado/shared/serving';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { readBodies } from './passed-body.ts';

/** In place of 30 s. */
const LIMIT_MS = 600;

/** A server with these limits, and its port. */
async function serve(limitMs: number): Promise<[FastifyInstance, number]> {
  const app = Fastify({ ...connectionLimits(limitMs), forceCloseConnections: true });
  endSlowReaders(app.server, limitMs);
  readBodies(app);
  app.post('/read', async ({ body }) => ({ bytes: Buffer.isBuffer(body) ? body.length : 0 }));
  app.get('/late', () => new Promise((resolve) => setTimeout(() => resolve('done'), 3 * LIMIT_MS)));
  app.get('/large', (_request, reply) => {
    const part = Buffer.alloc(65_536);
    let left = 1_000;
    const stream = new Readable({
      read() {
        left -= 1;
        this.push(left > 0 ? part : null);
      },
    });
    return reply.send(stream);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return [app, (app.server.address() as { port: number }).port];
}

let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  [app, port] = await serve(LIMIT_MS);
});
afterAll(() => app.close());

/** Opens a connection, lets `act` use it, and answers how long it lived and what it got. */
async function live(act: (socket: Socket) => NodeJS.Timeout | void) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const startedAt = performance.now();
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString('latin1').slice(0, 200)));
  const timer = act(socket);
  await closed;
  clearInterval(timer ?? undefined);
  return { ms: performance.now() - startedAt, text };
}

const drip = (socket: Socket, text: string) => setInterval(() => socket.write(text), LIMIT_MS / 10);
const postHead =
  'POST /read HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n';

test.each<[string, (socket: Socket) => NodeJS.Timeout | void]>([
  ['headers that stop', (socket) => void socket.write('GET / HTTP/1.1\r\nHost: x\r\n')],
  [
    'headers that drip',
    (socket) => {
      socket.write('GET / HTTP/1.1\r\n');
      return drip(socket, 'X-A: b\r\n');
    },
  ],
  ['a body that stops', (socket) => void socket.write(`${postHead}{"a":`)],
  [
    'a body that drips',
    (socket) => {
      socket.write(postHead);
      return drip(socket, 'a');
    },
  ],
])('%s end with 408 after the limit', async (_name, act) => {
  const { ms, text } = await live(act);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeGreaterThan(LIMIT_MS * 0.9);
});

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

test.each<[string, (socket: Socket) => NodeJS.Timeout | void]>([
  [
    'stops',
    (socket) => {
      socket.write(ask('/large'));
      socket.pause();
    },
  ],
  [
    'drips',
    (socket) => {
      socket.write(ask('/large'));
      socket.pause();
      return setInterval(() => socket.read(10), LIMIT_MS / 10);
    },
  ],
])('a reader that %s is closed after the limit', async (_name, act) => {
  // A paused socket does not see its end: the server's side tells.
  const closed = new Promise<number>((resolve) => {
    const startedAt = performance.now();
    app.server.once('connection', (one) => one.once('close', () => resolve(performance.now() - startedAt)));
  });
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const timer = act(socket);
  const ms = await closed;
  clearInterval(timer ?? undefined);
  socket.destroy();
  expect(ms).toBeGreaterThan(LIMIT_MS * 0.9);
});

test('an answer that takes long to make is let be', async () => {
  expect((await live((socket) => void socket.write(ask('/late')))).text).toMatch(/^HTTP\/1\.1 200 /);
});

test('a reader that takes all of an answer gets all of it', async () => {
  // On a busy machine a reader stands still for a while, and is none of the slow ones.
  const [patient, itsPort] = await serve(30_000);
  const all = await (await fetch(`http://127.0.0.1:${itsPort}/large`)).arrayBuffer();
  expect(all.byteLength).toBe(999 * 65_536);
  await patient.close();
});
