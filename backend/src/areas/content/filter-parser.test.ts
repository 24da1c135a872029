import fc from 'fast-check';
import { ContentFault } from './content-fault.ts';
import { parseFilter } from './filter-parser.ts';

const condition = (field: string, operator: string, value = '') => ({
  kind: 'condition',
  path: field.split('.'),
  operator,
  value,
});

test('[and] binds tighter than [or], brackets bind tightest', () => {
  const [a, b, c] = [condition('a', 'equals', '1'), condition('b', 'equals', '2'), condition('c', 'exists')];
  expect(parseFilter('a[equals]1[or]b[equals]2[and]c[exists]')).toEqual({
    kind: 'or',
    parts: [a, { kind: 'and', parts: [b, c] }],
  });
  expect(parseFilter('(a[equals]1[or]b[equals]2)[and]c[exists]')).toEqual({
    kind: 'and',
    parts: [{ kind: 'or', parts: [a, b] }, c],
  });
});

test('a value keeps its own brackets, quotes and spaces', () => {
  expect(parseFilter("title[contains]春(仮)の 'x' [部屋]")).toEqual(
    condition('title', 'contains', "春(仮)の 'x' [部屋]"),
  );
  expect(parseFilter('(title[contains]春(仮)[and]eyecatch.width[greater_than]900)')).toEqual({
    kind: 'and',
    parts: [condition('title', 'contains', '春(仮)'), condition('eyecatch.width', 'greater_than', '900')],
  });
});

test.each([
  ['a[equals]1)', '1)'],
  ['a[equals]:)(', ':)('],
  ['(a[equals]x(1))', 'x(1)'],
  ['(a[equals]x(1)y)', 'x(1)y'],
  ['a[equals]', ''],
  ['a[equals](', '('],
])('the value of %s is %j', (text, value) => {
  expect(parseFilter(text)).toEqual(condition('a', 'equals', value));
});

test('ten brackets and a hundred conditions are read', () => {
  expect(parseFilter(`${'('.repeat(10)}a[exists]${')'.repeat(10)}`)).toEqual(condition('a', 'exists'));
  const hundred = parseFilter(Array.from({ length: 100 }, () => 'a[exists]').join('[or]'));
  expect(hundred).toMatchObject({ kind: 'or', parts: { length: 100 } });
});

test.each([
  ['a[is]1', "invalid parameter. 'is' is not a filter operator."],
  ['(a[exists]', 'invalid parameter. filters cannot be read at position 10.'],
  ['a[exists]b', 'invalid parameter. filters cannot be read at position 9.'],
  ['', 'invalid parameter. filters cannot be read at position 0.'],
  [`${'('.repeat(11)}a`, 'invalid parameter. filters is nested too deeply.'],
  [
    Array.from({ length: 101 }, () => 'a[exists]').join('[and]'),
    'invalid parameter. filters has too many conditions.',
  ],
])('"%s" is answered with the reason', (text, message) => {
  expect(() => parseFilter(text)).toThrow(expect.objectContaining({ statusCode: 400, message }));
});

test.each([
  '[and]',
  'a[equals]1[and]',
  'a[equals]1[or][and]b[exists]',
  '(a[equals]1',
  '()',
  'a[is]1',
  'a',
  'a b[equals]1',
  "a'--[equals]1",
  "a'; drop table content_item; --[equals]1",
  'a.b.c.d[equals]1',
  '(a[exists])b[exists]',
  `${'('.repeat(11)}a[exists]${')'.repeat(11)}`,
  Array.from({ length: 101 }, () => 'a[exists]').join('[and]'),
])('%s is refused', (text) => {
  expect(() => parseFilter(text)).toThrow(ContentFault);
});

test('any text is either a filter or refused as a fault of the caller', () => {
  const piece = fc.constantFrom(
    'a',
    '.',
    '[equals]',
    '[exists]',
    '[and]',
    '[or]',
    '(',
    ')',
    '[',
    ']',
    '1',
    "'",
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      try {
        parseFilter(pieces.join(''));
      } catch (error) {
        expect(error).toBeInstanceOf(ContentFault);
      }
    }),
  );
});
