import { canonicalValues } from './canonical-values.ts';

const spelling = (value: unknown) => JSON.stringify(canonicalValues(value));

test.each([
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [{ a: 1 }, { a: 1, b: null, c: '', d: undefined, e: [], f: {}, g: { h: null } }],
  [
    { list: [{ date: 'x', time: 'y' }] },
    {
      list: [
        { time: 'y', date: 'x' },
        { date: '', time: '' },
      ],
    },
  ],
  [{ list: [] }, { list: [{ date: '' }, null] }],
])('%j is %j', (one, other) => {
  expect(spelling(one)).toBe(spelling(other));
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: false }, {}],
  [{ a: 0 }, {}],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: [{ b: '' }, { b: 'x' }] }, { a: [{ b: 'x' }] }],
])('%j is not %j', (one, other) => {
  expect(spelling(one)).not.toBe(spelling(other));
});
