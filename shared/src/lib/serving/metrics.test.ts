import Fastify from 'fastify';
import { createGate } from './gate.ts';
import { serveMetrics } from './metrics.ts';

function serve(key?: string) {
  const app = Fastify();
  const gate = createGate({ width: 2, perClient: 2 });
  const metrics = serveMetrics(app, {
    key,
    counters: { gakumado_failed_pages_total: { help: 'Failed pages', labels: ['remote'] } },
    gauges: {
      gakumado_pool: { help: 'Connections', label: 'state', read: () => ({ idle: 3, waiting: 1 }) },
      gakumado_mails: { help: 'Mails', read: () => Promise.reject(new Error('the database is away')) },
    },
    gates: () => ({ reach: gate.counts() }),
  });
  app.get('/page/:id', async () => 'page');
  app.get('/busy', (_request, reply) => reply.code(503).send());
  return { app, gate, metrics };
}

test('answers, counters, gauges and gates are told in the form of Prometheus, a gauge that fails apart', async () => {
  const { app, gate, metrics } = serve();
  await Promise.all(['/page/1', '/page/2', '/busy'].map((url) => app.inject(url)));
  metrics.count('gakumado_failed_pages_total', { remote: 'mf-search' });
  await gate.run('a', async () => 'done');
  const { statusCode, headers, body } = await app.inject('/metrics');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(headers['cache-control']).toBe('no-store');
  for (const line of [
    'gakumado_answers_total{route="/page/:id",status="200"} 2',
    'gakumado_answers_total{route="/busy",status="503"} 1',
    'gakumado_failed_pages_total{remote="mf-search"} 1',
    'gakumado_pool{state="idle"} 3',
    'gakumado_gate{class="reach",state="passed"} 1',
  ])
    expect(body.split('\n')).toContain(line);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(body).not.toMatch(/^gakumado_mails /m);
});

test('without a key only a reader on this machine gets them, and none through a proxy', async () => {
  const { app } = serve();
  const read = (remoteAddress: string, headers = {}) =>
    app.inject({ url: '/metrics', remoteAddress, headers });
  expect((await read('127.0.0.1')).statusCode).toBe(200);
  expect((await read('::1')).statusCode).toBe(200);
  expect((await read('203.0.113.1')).statusCode).toBe(404);
  expect((await read('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
});

test('with a key it is asked for, wherever the reader is', async () => {
  const { app } = serve('a-long-key-of-the-watch');
  const read = (authorization?: string) =>
    app.inject({
      url: '/metrics',
      remoteAddress: '203.0.113.1',
      headers: { 'x-forwarded-for': '203.0.113.2', ...(authorization && { authorization }) },
    });
  expect((await read('Bearer a-long-key-of-the-watch')).statusCode).toBe(200);
  expect((await read('Bearer another')).statusCode).toBe(404);
  expect((await read()).statusCode).toBe(404);
});
