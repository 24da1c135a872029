import { once } from 'node:events';
import { createServer } from 'node:http';
import { awaitSite } from './await-site.ts';

test('a site has taken a version up when its server renders with it, not when browsers get it', async () => {
  const answers = [
    { status: 404, body: {} },
    { status: 200, body: { version: '2', serverVersion: null } },
    { status: 200, body: { version: '2', serverVersion: '1' } },
    { status: 200, body: { version: '2', serverVersion: '2' } },
    // From before.
    { status: 200, body: { version: '3' } },
  ];
  const server = createServer((_request, response) => {
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    response.writeHead(status).end(JSON.stringify(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  expect(await awaitSite('mf-a', '2', origin)).toBe(`${origin} has taken it up.`);
  expect(answers).toHaveLength(1);
  expect(await awaitSite('mf-a', '3', origin)).toBe(`${origin} has taken it up.`);
  server.close();
  server.closeAllConnections();
});
