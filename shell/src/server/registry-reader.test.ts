import { createRegistryReader } from './registry-reader.ts';

test('the reader keeps all that a registry says of a page', async () => {
  const page = { scripts: ['web/home.js'], styles: ['web/home.css'], parts: ['ui/carousel'] };
  const release = {
    publishedAt: '2026-01-01T00:00:00Z',
    files: {},
    pages: { 'home-page': page },
    shared: { version: 'parts', styles: [], parts: {} },
  };
  const entry = { live: '1', history: ['1'], releases: { '1': release } };
  globalThis.fetch = async () => Response.json({ remotes: { 'mf-search': entry } });
  const registry = await createRegistryReader('http://store')();
  expect(registry?.remotes['mf-search']?.releases['1']?.pages['home-page']).toEqual(page);
});
