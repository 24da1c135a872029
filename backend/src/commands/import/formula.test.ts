import { escapeFormula, unescapeFormula } from './formula.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+1 (2)', "'+1 (2)"],
  ['-1-1', "'-1-1"],
  ['-1.5.2', "'-1.5.2"],
  ['1.5x', '1.5x'],
  ['-x1', "'-x1"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ["'=1", "''=1"],
  ["''=1", "'''=1"],
])('%j is written as %j and read back', (text, written) => {
  expect(escapeFormula(text)).toBe(written);
  expect(unescapeFormula(written)).toBe(text);
});

test.each(['', '早稲田', '12', '-12', '-12.55', 'a=1', "'a", "x'=1", 'x\n=1'])(
  '%j is written as it is, and read as it is',
  (text) => {
    expect(escapeFormula(text)).toBe(text);
    expect(unescapeFormula(text)).toBe(text);
  },
);

test.each([
  ['="0312345678"', '0312345678'],
  ['=""', ''],
  ['\'="1"', '="1"'],
  ['="a"&"b"', '="a"&"b"'],
])('the text of the formula %j is %j', (written, text) => {
  expect(unescapeFormula(written)).toBe(text);
});
