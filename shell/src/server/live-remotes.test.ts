import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { followRegistry } from './live-remotes.ts';

const CODE = 'exports.get = () => {}';
const integrity = `sha384-${createHash('sha384').update(CODE).digest('base64')}`;
const release = (publishedAt: string) => ({
  publishedAt,
  files: { 'node/remoteEntry.js': integrity },
  pages: {},
  shared: { version: '0.0.0', styles: [] },
});

/** Cleans up after a test, also when it fails. */
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

test('a release that fails is tried at growing intervals, and at once when it is published anew', async () => {
  let publishedAt = '2026-01-01T00:00:00Z';
  const polls = new EventEmitter();
  const server = createServer(({ url = '' }, response) => {
    if (!url.endsWith('registry.json')) return response.end(CODE);
    polls.emit('polled');
    const entry = { live: '1.0.0', releases: { '1.0.0': release(publishedAt) }, history: ['1.0.0'] };
    return response.end(JSON.stringify({ remotes: { 'mf-content': entry } }));
  });
  endings.push(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const dir = await mkdtemp(path.join(tmpdir(), 'live-'));
  endings.push(() => rm(dir, { recursive: true }));
  const storeUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  /** Waits for further polls of the server. */
  const untilPolled = async (times: number) => {
    for (let i = 0; i < times; i += 1) await once(polls, 'polled');
  };

  let loads = 0;
  let isBroken = true;
  const load = async () => {
    loads += 1;
    if (isBroken) throw new Error('a module is missing');
    return [];
  };
  const silent = { info: () => {}, warn: () => {} };
  const live = await followRegistry({ storeUrl, dir }, { load }, silent, { pollMs: 20, retryMs: 100_000 });
  endings.unshift(live.stop);
  await untilPolled(10);
  expect(loads).toBe(1);
  expect(live.current('mf-content')).toBeUndefined();

  isBroken = false;
  publishedAt = '2026-01-02T00:00:00Z';
  await untilPolled(5);
  expect(live.current('mf-content')?.release.publishedAt).toBe(publishedAt);
});
