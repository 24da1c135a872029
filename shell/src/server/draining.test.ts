import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { closeWhileDraining, createDraining, gracefulClose } from '@gakumado/shared/serving';
import Fastify from 'fastify';

/** Sends requests over one connection and keeps what comes back. */
function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const seen = { text: '' };
  socket.on('error', () => {});
  socket.on('data', (part: Buffer) => (seen.text += part.toString()));
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return { ask, ended, seen };
}

test('a server that drains answers, closes its connections, ends its requests and then itself', async () => {
  const app = Fastify(gracefulClose);
  const draining = createDraining(0.4);
  closeWhileDraining(app, draining);
  app.get('/quick', async () => 'quick');
  app.get('/slow', async () => wait(900, 'slow is done'));
  app.get('/readyz', async (_request, reply) => reply.code(draining.isOn() ? 503 : 200).send('ready'));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };

  const before = await fetch(`${origin}/readyz`);
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive']);
  const kept = openConnection(port);
  kept.ask('/quick');
  const slow = openConnection(port);
  slow.ask('/slow');
  await wait(100);
  const idle = openConnection(port);

  const begun = draining.begin();
  const ready = await fetch(`${origin}/readyz`);
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
  // A request over a connection from before, and one over a new one.
  kept.ask('/quick');
  await kept.ended;
  expect(kept.seen.text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(kept.seen.text).toMatch(/connection: close/i);
  expect(await (await fetch(`${origin}/quick`)).text()).toBe('quick');
  await begun;

  const closed = app.close();
  await idle.ended;
  await slow.ended;
  expect(slow.seen.text).toContain('slow is done');
  await closed;
  await expect(fetch(`${origin}/quick`)).rejects.toThrow('fetch failed');
});

test('a request over a connection that had none is answered when it comes as listening ends', async () => {
  const app = Fastify(gracefulClose);
  const draining = createDraining(0);
  closeWhileDraining(app, draining);
  app.get('/quick', async () => 'quick');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const late = openConnection(port);
  await wait(50);
  await draining.begin();
  const closed = app.close();
  await wait(50);
  late.ask('/quick');
  await late.ended;
  expect(late.seen.text).toMatch(/^HTTP\/1\.1 200 OK/);
  await closed;
});
