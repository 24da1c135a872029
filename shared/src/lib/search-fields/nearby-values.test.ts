import { higher, laterMonths, shifted, withAsked } from './nearby-values.ts';

test('the next two higher choices, or every other one', () => {
  expect(higher([1, 3, 5, 7])(3)).toEqual([5, 7]);
  expect(higher([1, 3, 5, 7])(1)).toEqual([3, 5]);
  expect(higher([1, 3, 5, 7])(7)).toEqual([]);
  expect(higher([10, 15, 20, 25, 30, 35], 2)(10)).toEqual([20, 30]);
});

test('of a scale that is too fine for every other one, each third one', () => {
  expect(higher([1, 2, 3, 4, 5, 6, 7], 3)(1)).toEqual([4, 7]);
  expect(higher([1, 2, 3], 3)(1)).toEqual([]);
});

test('an amount is moved within its limits, to hundredths', () => {
  expect(shifted([-5, -10], { min: 0, max: 100 })(20)).toEqual([15, 10]);
  expect(shifted([-5, -10], { min: 0, max: 100 })(10)).toEqual([5]);
  expect(shifted([5, 10], { min: 0, max: 100 })(90)).toEqual([95, 100]);
  expect(shifted([5, 10], { min: 0, max: 100 })(91)).toEqual([96]);
  expect(shifted([0.1], { min: 0, max: 100 })(0.2)).toEqual([0.3]);
});

test('the three months after a month, up to the end of the calendar', () => {
  expect(laterMonths('2027-11')).toEqual(['2027-12', '2028-01', '2028-02']);
  expect(laterMonths('2999-11')).toEqual(['2999-12']);
});

test.each([
  ['nothing', undefined, [10, 20]],
  ['one of the choices', 20, [10, 20]],
  ['less than all of them', 5, [5, 10, 20]],
  ['a value between two of them', 15, [10, 15, 20]],
  ['more than all of them', 25, [10, 20, 25]],
])('choices contain what is asked for, in their order: %s', (_what, asked, offered) => {
  expect(withAsked([10, 20], asked)).toStrictEqual(offered);
});

test('a month that is no longer offered comes before the others', () => {
  expect(withAsked(['2027-03', '2027-04'], '2026-12')).toEqual(['2026-12', '2027-03', '2027-04']);
  expect(withAsked([], '2026-12')).toEqual(['2026-12']);
});
