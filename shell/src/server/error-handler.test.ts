import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify, { LogController } from 'fastify';
import { answerError, refuseUnknownCalls } from './error-handler.ts';
import { addPages } from './pages.ts';
import { addProxies } from './proxies.ts';

let backend: Server;
let paths: string[] = [];
let lines: string[] = [];

beforeAll(async () => {
  backend = createServer(({ url = '' }, response) => {
    paths.push(url);
    response.writeHead(url.endsWith('/busy') ? 503 : 200, { 'content-type': 'application/json' });
    response.end('{"status":200,"result":[]}');
  });
  await new Promise<void>((resolve) => {
    backend.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => backend.close());
beforeEach(() => {
  paths = [];
  lines = [];
});

/** A shell's server with its log in `lines`; every page of it fails. */
async function serve() {
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    bodyLimit: 100,
  });
  app.setErrorHandler(answerError);
  refuseUnknownCalls(app);
  app.post('/_shell/read', async ({ body }) => body);
  app.get('/_shell/refused', async () => {
    throw Object.assign(new Error('Forbidden'), { statusCode: 403 });
  });
  await addProxies(app, { BACKEND_URL: url, RELEASE_STORE_URL: url, CONTENT_API_KEY: 'key' });
  addPages(app, {
    origin: 'http://localhost:3000',
    render: async () => {
      throw new Error('no letter for hanako@example.com');
    },
  });
  return app;
}

const isJapanese = expect.stringMatching(/[ぁ-ん].*。$/);

test.each([
  ['another type', { 'content-type': 'application/xml' }, '<a/>', 400, 'format'],
  ['JSON that ends too early', { 'content-type': 'application/json' }, '{"a":', 400, 'format'],
  ['too much', { 'content-type': 'application/json' }, `"${'a'.repeat(200)}"`, 400, 'max_length'],
])('%s is refused in the shape of the contract', async (_name, headers, payload, status, code) => {
  const app = await serve();
  const answer = await app.inject({ method: 'POST', url: '/_shell/read', headers, payload });
  expect(answer.statusCode).toBe(status);
  const errors = [{ field: '', code, message: isJapanese }];
  expect(answer.json()).toEqual({ status, result: null, message: isJapanese, errors });
  expect(lines).toEqual([]);
});

test.each([
  ['GET', '/_shell/refused'],
  ['POST', '/content/topics'],
  ['DELETE', '/releases/registry.json'],
] as const)('%s %s is not there', async (method, url) => {
  const answer = await (await serve()).inject({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ status: 404, result: null, errors: [{ code: 'not_found' }] });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a fault of ours says nothing of itself, and leaves one line in the log without persons', async () => {
  const answer = await (await serve()).inject('/faq/?mail_address=hanako@example.com');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ status: 500, result: null, message: isJapanese, errors: [] });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'GET',
    path: '/faq/',
    cause: 'Error: no letter for …@…',
    msg: 'an answer failed',
  });
  expect(lines[0]).not.toContain('hanako');
});

test.each(['text/plain; application/json', 'text/plain', 'application/xml'])(
  'the backend decides about a body of the type %s',
  async (type) => {
    const app = await serve();
    const url = '/api/v1/user/estate/list';
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(200);
    expect(paths).toEqual([url]);
  },
);

test.each(['/api/v1/busy', '/content/busy', '/releases/busy'])(
  '%s is not asked again after a 503',
  async (url) => {
    expect((await (await serve()).inject(url)).statusCode).toBe(503);
    expect(paths).toHaveLength(1);
  },
);

test('malformed requests are answered', async () => {
  const app = await serve();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (part) => (text += part));
    socket.on('close', () => resolve(text));
    socket.write('NONSENSE / HTTP/1.1\r\n\r\n');
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  await app.close();
});
