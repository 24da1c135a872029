import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { LogController } from 'fastify';
import { addProxies } from './proxies.ts';

let backend: Server;
let received: IncomingHttpHeaders = {};
let receivedBody = '';

beforeAll(async () => {
  backend = createServer((request, response) => {
    received = request.headers;
    receivedBody = '';
    request.on('data', (chunk: Buffer) => (receivedBody += chunk.toString()));
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => {
    backend.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => backend.close());

/** The request that the backend gets for a call from `remoteAddress` to a shell that trusts these proxies. */
async function passOn(
  trustProxy: string[],
  remoteAddress: string,
  headers: Record<string, string>,
  payload: string | object = {},
) {
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const app = Fastify({ trustProxy, forceCloseConnections: true });
  await addProxies(app, { BACKEND_URL: url, RELEASE_STORE_URL: url, CONTENT_API_KEY: 'key' });
  await app.inject({ method: 'POST', url: '/api/v1/user/estate/list', remoteAddress, headers, payload });
  await app.close();
  const { forwarded, authorization, ...others } = received;
  const [address, protocol] = [others['x-forwarded-for'], others['x-forwarded-proto']];
  return { address, protocol, forwarded, authorization };
}

test("the backend gets the caller's address, not the claimed one", async () => {
  const claims = {
    'x-forwarded-for': '192.0.2.1, 192.0.2.2',
    forwarded: 'for=192.0.2.1',
    'x-forwarded-proto': 'https',
    authorization: 'Bearer x',
  };
  const received = {
    address: '203.0.113.5',
    protocol: 'http',
    forwarded: undefined,
    authorization: 'Bearer x',
  };
  expect(await passOn([], '203.0.113.5', claims)).toEqual(received);
  expect(await passOn(['loopback'], '203.0.113.5', claims)).toEqual(received);
});

test('behind a proxy of ours: the last address that is not ours', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.1, 203.0.113.5, 10.1.2.3', 'x-forwarded-proto': 'https' };
  const received = await passOn(['loopback', '10.0.0.0/8'], '127.0.0.1', headers);
  expect(received).toMatchObject({ address: '203.0.113.5', protocol: 'https' });
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
  'the button of a mail program is passed on as %s',
  async (type) => {
    await passOn([], '203.0.113.5', { 'content-type': type }, 'List-Unsubscribe=One-Click');
    expect([received['content-type'], receivedBody]).toEqual([type, 'List-Unsubscribe=One-Click']);
  },
);

test('a proxied call leaves no lines besides that of its answer', async () => {
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const lines: string[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  await addProxies(app, { BACKEND_URL: url, RELEASE_STORE_URL: url, CONTENT_API_KEY: 'key' });
  const answers = await Promise.all(
    ['/api/v1/user/estate/list', '/releases/registry.json', '/content/faq'].map((address) =>
      app.inject({ url: address }),
    ),
  );
  await app.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(lines).toEqual([]);
});
