import { itemsOfPage, pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %i of %i names %j', (page, last, steps) => {
  expect(pageWindow(page, last)).toEqual(steps);
});

test('the last page ends at the total', () => {
  expect(itemsOfPage(1, 132, 20)).toEqual({ first: 1, last: 20 });
  expect(itemsOfPage(7, 132, 20)).toEqual({ first: 121, last: 132 });
  expect(itemsOfPage(1, 0, 20)).toEqual({ first: 0, last: 0 });
});
