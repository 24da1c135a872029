import { higher, laterMonths, shifted } from './nearby-values.ts';

test('the next two higher choices, or every other one', () => {
  expect(higher([1, 3, 5, 7])(3)).toEqual([5, 7]);
  expect(higher([1, 3, 5, 7])(1)).toEqual([3, 5]);
  expect(higher([1, 3, 5, 7])(7)).toEqual([]);
  expect(higher([10, 15, 20, 25, 30, 35], 2)(10)).toEqual([20, 30]);
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
