import { createServer, get } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { watchCalls } from './backend-calls.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: (url: string, response: ServerResponse) => unknown): Promise<string> {
  const server = createServer(({ url = '' }, response) => void answer(url, response));
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const callByHttp = (url: string) =>
  new Promise<void>((resolve) => {
    get(url, (response) =>
      response
        .resume()
        .once('close', resolve)
        .once('error', () => {}),
    ).once('error', () => resolve());
  });
const callByFetch = (url: string) =>
  fetch(url)
    .then((response) => response.text())
    .then(
      () => undefined,
      () => undefined,
    );

test.each([
  ['http', callByHttp],
  ['fetch', callByFetch],
])('calls of the backend by %s that fail or wait are known, of the page that made them', async (_, call) => {
  const waiting: ServerResponse[] = [];
  const answer = (url: string, response: ServerResponse) => {
    if (url === '/late') return waiting.push(response);
    return response.writeHead(url === '/broken' ? 503 : 404).end('x');
  };
  const backend = await serve(answer);
  const other = await serve(answer);
  const calls = watchCalls([backend]);

  await call(`${backend}/good`);
  await call(`${other}/broken`);
  expect([calls.hasFailed(), calls.isWaiting()]).toEqual([false, false]);

  const late = call(`${backend}/late`);
  while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect([calls.hasFailed(), calls.isWaiting()]).toEqual([false, true]);
  await call(`${backend}/broken`);
  expect([calls.hasFailed(), calls.isWaiting()]).toEqual([true, true]);

  calls.restart();
  waiting[0]?.destroy();
  await late;
  expect([calls.hasFailed(), calls.isWaiting()]).toEqual([false, false]);
  await call('http://127.0.0.1:1/');
  expect(calls.hasFailed()).toBe(false);
});
