import { filesOfPartChunk, partsOfChunk } from './part-chunks.ts';

const consumed = (part: string) => ({
  moduleType: 'consume-shared-module',
  name: `consume shared module (default) @gakumado/shared/${part}@1.2.3 (fallback: ./shared/src/once/x.ts)`,
});

test('a page lists the parts on demand that its modules ask for, and no others', () => {
  const stats = {
    namedChunkGroups: { 'home-page': { chunks: [1, 2] }, 'faq-page': { chunks: [3] } },
    chunks: [
      { id: 1, modules: [consumed('ui/core'), { moduleType: 'javascript/auto', name: './ui/carousel@' }] },
      { id: 2, modules: [consumed('ui/estate')] },
      { id: 3, modules: [consumed('ui/core')] },
    ],
  };
  expect(partsOfChunk(stats as never, 'home-page')).toEqual(['ui/estate']);
  expect(partsOfChunk(stats as never, 'faq-page')).toEqual([]);
});

test('files of a part are found by the name of its chunk', () => {
  const files = [
    'shell-shared-ui-estate.1a.js',
    'shell-shared-ui-estate.2b.css',
    'shell-shared-ui-estate.1a.js.br',
  ];
  expect(filesOfPartChunk(files, 'shell', 'ui/estate', '.js')).toEqual(['shell-shared-ui-estate.1a.js']);
});
