import { formatAskedRemotes, parseAskedRemotes } from './asked-remotes.ts';

test('versions are asked for by remote, with the key of a preview', () => {
  const text = 'mf-estate@0.1.0-d7ef4cd9f331, mf-search@2~k_-9';
  const asked = [
    { remote: 'mf-estate', version: '0.1.0-d7ef4cd9f331' },
    { remote: 'mf-search', version: '2', key: 'k_-9' },
  ];
  expect(parseAskedRemotes(text)).toEqual(asked);
  expect(parseAskedRemotes(formatAskedRemotes(asked))).toEqual(asked);
});

test('of two versions of one remote the later one counts', () => {
  expect(parseAskedRemotes('mf-estate@1,mf-estate@2')).toEqual([{ remote: 'mf-estate', version: '2' }]);
});

test.each([
  'mf-estate',
  'mf-estate@',
  '@1',
  'estate@1',
  'mf-estate@../../x',
  'mf-estate@1/2',
  'mf-estate@1..2',
  'mf-estate@1~',
  'mf-estate@https://elsewhere.example/entry.js',
  'constructor@1',
])('%s is no version of a remote', (word) => {
  expect(parseAskedRemotes(word)).toEqual([{ word }]);
});

test('nothing is asked for by nothing, and not without end', () => {
  expect(parseAskedRemotes(' , ,')).toEqual([]);
  const many = Array.from({ length: 500 }, (_, n) => `mf-${n}@1`).join(',');
  expect(parseAskedRemotes(many)).toHaveLength(12);
});
