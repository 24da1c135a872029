import { blame, fileIn } from './blame.ts';

const REMOTE = 'https://example.com/releases/mf-estate/files/mf-estate-view-page.ca61f19f.js';
const SHELL = 'https://example.com/assets/shell-vendor.32ec1a30.js';

test.each([
  ['Chrome', `TypeError: x\n    at b (${REMOTE}:1:234)\n    at c (${SHELL}:2:5)`],
  ['Firefox and Safari', `b@${REMOTE}:1:234\nc@${SHELL}:2:5`],
  ['a call of a shared part', `TypeError: x\n    at c (${SHELL}:2:5)\n    at ${REMOTE}:1:234`],
])('the remote in a stack is to blame: %s', (_, stack) => {
  expect(blame(stack)).toEqual({
    remote: 'mf-estate',
    place: { file: 'mf-estate-view-page.ca61f19f.js', line: 1, column: 234 },
  });
});

test('else it is the shell', () => {
  expect(blame(`Error: x\n    at c (${SHELL}:2:5)`)).toEqual({
    remote: 'shell',
    place: { file: 'shell-vendor.32ec1a30.js', line: 2, column: 5 },
  });
});

test.each([
  ['no stack', ''],
  ['a script of another site', 'at a (https://tag.example/tag.js:1:2)'],
  ['the page itself', 'at https://example.com/view/1/:1:2'],
  ['an extension', 'at a (chrome-extension://abc/content.js:1:2)'],
  ['an extension that our code calls', `at a (moz-extension://abc/content.js:1:2)\nat b (${REMOTE}:1:234)`],
])('%s is none of ours', (_, stack) => {
  expect(blame(stack)).toBeUndefined();
});

test('a file is that of a remote, of the shell or none of ours', () => {
  expect(fileIn(`Loading chunk 1 failed.\n(error: ${REMOTE})`)).toEqual({
    remote: 'mf-estate',
    file: 'mf-estate-view-page.ca61f19f.js',
  });
  expect(fileIn(SHELL)).toEqual({ remote: 'shell', file: 'shell-vendor.32ec1a30.js' });
  expect(fileIn('https://tag.example/tag.js')).toBeUndefined();
});
