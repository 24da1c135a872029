import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@gakumado/release-store/registry.ts';

const CODE = 'exports.get = () => {}';
const integrity = `sha384-${createHash('sha384').update(CODE).digest('base64')}`;
/** A release with one file. */
export const release = (publishedAt: string): Release => ({
  publishedAt,
  files: { 'node/remoteEntry.js': integrity },
  pages: {},
  shared: { version: '0.0.0', styles: [] },
});

/** A store with one remote, whose registry the test changes, and a folder for a shell. Their ends join `endings`. */
export async function startStore(endings: (() => unknown)[]) {
  const entry = {
    live: '1.0.0',
    releases: { '1.0.0': release('2026-01-01T00:00:00Z') } as Record<string, Release>,
    history: ['1.0.0'],
  };
  const polls = new EventEmitter();
  const server = createServer(({ url = '' }, response) => {
    if (!url.endsWith('registry.json')) return response.end(CODE);
    polls.emit('polled');
    return response.end(JSON.stringify({ remotes: { 'mf-content': entry } }));
  });
  endings.push(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const dir = await mkdtemp(path.join(tmpdir(), 'live-'));
  endings.push(() => rm(dir, { recursive: true }));
  return {
    entry,
    dir,
    publish: (version: string) => {
      entry.releases[version] = release(new Date().toISOString());
      entry.history.push(version);
      entry.live = version;
    },
    storeUrl: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** Waits until the server has polled so many times more. */
    untilPolled: async (times: number) => {
      for (let i = 0; i < times; i += 1) await once(polls, 'polled');
    },
  };
}

export type Store = Awaited<ReturnType<typeof startStore>>;
