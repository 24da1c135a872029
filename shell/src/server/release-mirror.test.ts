import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mirrorRelease } from './release-mirror.ts';

const STYLE = '.page{color:red}';
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

test('a slow store loses neither the code nor the stylesheet of a release', async () => {
  const server = createServer((_, response) => {
    setTimeout(() => response.end(STYLE), 1_700);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const dir = await mkdtemp(path.join(tmpdir(), 'mirror-'));
  const storeUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const release = {
    publishedAt: '2026-01-01T00:00:00Z',
    files: { 'node/remoteEntry.js': hashOf(STYLE), 'web/page.css': hashOf(STYLE) },
    pages: {},
    shared: { version: '0.0.0', styles: [] },
  };
  try {
    const { styles } = await mirrorRelease({ storeUrl, dir }, 'mf-content', '1.0.0', release);
    expect([...styles]).toEqual([['web/page.css', STYLE]]);
  } finally {
    server.close();
    await rm(dir, { recursive: true });
  }
});
