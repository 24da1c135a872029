import Fastify from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addSiteManifest } from './site-manifest.ts';

const publicFile = (name: string) => readFile(path.resolve('shell/public', name));

test('the manifest names the site and icons that are there', async () => {
  const app = Fastify();
  addSiteManifest(app);
  const answer = await app.inject('/site.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const { short_name, display, icons } = answer.json();
  expect({ short_name, display }).toEqual({ short_name: 'ガクマド', display: 'browser' });
  for (const { src, sizes, type } of icons) {
    // The head of a PNG has its size.
    const file = await publicFile(src.slice(1));
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
    expect(type).toBe('image/png');
  }
});

test('/favicon.ico answers an icon', async () => {
  // An icon file says so in its first four bytes.
  expect([...(await publicFile('favicon.ico')).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});
