/**
 * @jest-environment node
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callApi, configureApi } from './client.ts';

test('a server sends a call without a body without the type of one', async () => {
  const types: (string | undefined)[] = [];
  const server = createServer(({ headers }, response) => {
    types.push(headers['content-type']);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":200,"result":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  configureApi({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  await callApi('customer/detail', undefined, {});
  await callApi('shop/list', {}, {});
  server.close();
  expect(types).toEqual([undefined, 'application/json']);
});
