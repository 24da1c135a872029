import { describePart, readWords } from './read-words.ts';

const remotes = ['mf-estate', 'mf-member'];
const read = (...words: string[]) => {
  const parts = readWords(words, remotes);
  return parts && Object.fromEntries(parts);
};

test.each([
  ['source', { kind: 'source' }],
  ['0.1.0-13d9679e11b5', { kind: 'version', text: '0.1.0-13d9679e11b5' }],
  ['13d9', { kind: 'version', text: '13d9' }],
  ['live', { kind: 'live' }],
  ['live@https://staging.example.com', { kind: 'live', origin: 'https://staging.example.com' }],
  ['live@http://localhost:3000/', { kind: 'live', origin: 'http://localhost:3000' }],
  ['down', { kind: 'fault', fault: 'down' }],
  ['throwing', { kind: 'fault', fault: 'throwing' }],
])('mf-estate=%s is understood', (text, part) => {
  expect(read(`mf-estate=${text}`)).toEqual({ 'mf-estate': part });
});

test('every remote has its own choice', () => {
  expect(read('mf-estate=source', 'mf-member=slow')).toEqual({
    'mf-estate': { kind: 'source' },
    'mf-member': { kind: 'fault', fault: 'slow' },
  });
});

test.each([
  ['a slip', 'mf-estate=sorce'],
  ['no choice', 'mf-estate'],
  ['an empty choice', 'mf-estate='],
  ['an unknown remote', 'mf-school=source'],
  ['an option', '--dry-run'],
  ['a path behind an origin', 'mf-estate=live@https://example.com/releases'],
  ['an origin without a scheme', 'mf-estate=live@example.com'],
  ['another scheme', 'mf-estate=live@ftp://example.com'],
])('%s is not', (_, word) => {
  expect(read('mf-member=source', word)).toBeUndefined();
});

test('a remote with two choices is not', () => {
  expect(read('mf-estate=source', 'mf-estate=down')).toBeUndefined();
});

test('a choice is described', () => {
  expect(describePart(undefined)).toBe('live here');
  expect(describePart({ kind: 'live', origin: 'https://example.com' })).toBe('live at https://example.com');
  expect(describePart({ kind: 'fault', fault: 'slow' })).toBe('slow');
});
