import { mainTextOf, titleOf } from './matrix-pages.ts';
import { findBrokenRules, writeTable } from './matrix-table.ts';
import type { MatrixRow } from './matrix-table.ts';

const row: MatrixRow = {
  remote: 'mf-estate',
  fault: 'down',
  server: { shows: 'message', hasFrame: true, status: 503 },
  other: { shows: 'page', hasFrame: true, status: 200 },
  opened: { shows: 'page', hasFrame: true, hasLine: true, isLost: false },
  reached: { shows: 'message', hasFrame: true },
};

test('a row says what visitors get', () => {
  expect(writeTable([row]).split('\n').at(-1)).toBe(
    '| mf-estate | down | 503 message | 200 page | page with a line | message |',
  );
  expect(findBrokenRules(row)).toEqual([]);
});

test.each([
  ['a blank page', { reached: { ...row.reached, shows: 'blank' } }, 'reached: neither'],
  ['a missing frame', { server: { ...row.server, hasFrame: false } }, 'server: the frame'],
  ['a fault of another remote', { other: { ...row.other, shows: 'message' } }, 'other: the page'],
  ['another status of it', { other: { ...row.other, status: 503 } }, 'other: the page'],
  ['a message in place of HTML', { opened: { ...row.opened, shows: 'message' } }, 'opened: the server'],
  ['HTML that was gone for a moment', { opened: { ...row.opened, isLost: true } }, 'opened: the server'],
] as const)('%s breaks a rule', (_, change, reason) => {
  expect(findBrokenRules({ ...row, ...change })).toEqual([
    expect.stringContaining(`mf-estate down, ${reason}`),
  ]);
});

test('title and text of a page are those of its main part', () => {
  const html = `<header><h1>枠</h1></header><main id="main"><style>h1{}</style><h1>よく
    ある<b>質問</b></h1><p>敷金</p></main><script>"main"</script>`;
  expect(titleOf(html)).toBe('よくある質問');
  expect(mainTextOf(html)).toBe('よくある質問敷金');
});
