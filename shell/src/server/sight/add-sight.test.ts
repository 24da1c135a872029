import Fastify from 'fastify';
import { addSight } from './add-sight.ts';
import { createLineLimit } from './line-limit.ts';

const origin = 'https://example.com';
const known = {
  remotes: ['mf-estate', 'mf-search'],
  isVersion: (remote: string, version: string) => remote === 'mf-estate' && version === '0.1.0-2',
  isRoute: (route: string) => route === 'mf-estate/view-page',
  shell: { version: '9fd3688ec232', entry: 'shell-main.1a.js' },
};

const estate = { remote: 'mf-estate', version: '0.1.0-2', route: 'mf-estate/view-page' };
const place = { file: 'mf-estate-view-page.1a.js', line: 1, column: 234 };
const failure = { kind: 'error', ...estate, message: 'TypeError: x', place };

function serve(mayWrite = createLineLimit()) {
  const lines: Record<string, unknown>[] = [];
  const stream = {
    write: (text: string) => {
      const { time: _time, pid: _pid, hostname: _host, reqId: _id, ...line } = JSON.parse(text);
      if (line.kind) lines.push(line);
    },
  };
  const app = Fastify({ logger: { level: 'info', stream }, forceCloseConnections: true });
  addSight(app, { origin, knownNames: async () => known, mayWrite });
  const send = async (
    payload: unknown,
    headers: Record<string, string> = {},
    remoteAddress = '192.0.2.1',
  ) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/_shell/sight',
      headers: { 'content-type': 'text/plain;charset=UTF-8', origin, ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      remoteAddress,
    });
    return answer.statusCode;
  };
  return { send, lines };
}

test('each entry is a line', async () => {
  const { send, lines } = serve();
  const vital = { kind: 'vital', ...estate, name: 'LCP', value: 1234.56789 };
  expect(await send([failure, { kind: 'file', ...estate, file: 'a.1a.js' }, vital])).toBe(204);
  expect(lines).toEqual([
    { level: 40, kind: 'error', ...estate, message: 'TypeError: x', ...place, msg: 'an error in a browser' },
    { level: 40, kind: 'file', ...estate, file: 'a.1a.js', msg: 'a file failed in a browser' },
    { level: 30, kind: 'vital', ...estate, name: 'LCP', value: 1234.568, msg: 'a vital of a browser' },
  ]);
});

test('only names that the server knows come into the log', async () => {
  const { send, lines } = serve();
  const sent = [
    { ...failure, remote: 'hanako' },
    { ...failure, version: 'hanako', route: 'mf-estate/hanako' },
    { ...failure, remote: 'shell', version: 'shell-main.1a.js' },
    { ...failure, remote: 'shell', version: 'shell-main.old.js' },
  ];
  expect(await send(sent)).toBe(204);
  expect(lines.map(({ remote, version, route }) => [remote, version, route])).toEqual([
    ['mf-estate', undefined, undefined],
    ['shell', '9fd3688ec232', 'mf-estate/view-page'],
    ['shell', undefined, 'mf-estate/view-page'],
  ]);
});

test('a message holds no address of a person and no query, and ends after 300 characters', async () => {
  const { send, lines } = serve();
  const message = `Error: hanako@example.com at /reset_password/change/?code=123 ${'x'.repeat(400)}`;
  await send([{ ...failure, message }]);
  const { message: written } = lines[0] ?? {};
  expect(written).toMatch(/^Error: …@… at \/reset_password\/change\/\?… x+$/);
  expect(written).toHaveLength(300);
});

test.each([
  ['no JSON', '{'],
  ['no list', failure],
  ['an empty list', []],
  ['a long list', Array.from({ length: 11 }, () => failure)],
  ['another kind', [{ ...failure, kind: 'other' }]],
  ['a further field', [{ ...failure, mail: 'hanako@example.com' }]],
  ['a file that is none', [{ kind: 'file', ...estate, file: 'hanako yamada' }]],
  ['another vital', [{ kind: 'vital', ...estate, name: 'TTFB', value: 1 }]],
  ['a value that is none', [{ kind: 'vital', ...estate, name: 'LCP', value: -1 }]],
])('%s is refused', async (_, body) => {
  const { send, lines } = serve();
  expect(await send(body)).toBe(400);
  expect(lines).toEqual([]);
});

test('another type, a large body and another site are refused', async () => {
  const { send, lines } = serve();
  expect(await send('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(415);
  expect(await send([{ ...failure, message: 'x'.repeat(5_000) }])).toBe(413);
  expect(await send([failure], { origin: 'https://other.example' })).toBe(403);
  expect(lines).toEqual([]);
});

test('an address writes no more lines a minute than it may, and all together no more than they may', async () => {
  let now = 0;
  const { send, lines } = serve(createLineLimit({ perAddress: 3, inAll: 5, now: () => now }));
  expect(await send([failure, failure])).toBe(204);
  expect(await send([failure, failure])).toBe(429);
  expect(await send([failure])).toBe(204);
  expect(await send([failure, failure], {}, '192.0.2.2')).toBe(204);
  expect(await send([failure], {}, '192.0.2.3')).toBe(429);
  expect(lines).toHaveLength(5);
  now = 60_000;
  expect(await send([failure], {}, '192.0.2.3')).toBe(204);
});
