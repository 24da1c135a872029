import { mergeFetched, moveToEnd } from './list-state.ts';

test.each([
  ['what is only here comes after what was fetched', [3, 1], [1, 2], 0, [1, 2, 3]],
  ['a list that was fetched is taken when there is none here', [], [1, 2], 0, [1, 2]],
  ['a list that is only here stays', [3, 1], [], 0, [3, 1]],
  ['after a deletion only the fetched list counts', [3, 1], [1, 2], 1, [1, 2]],
  ['after the last one was deleted nothing is left', [3, 1], [], 1, []],
] as const)('%s', (_what, local, estateIds, deleted, merged) => {
  expect(mergeFetched(local, { estateIds, deleted })).toEqual(merged);
});

test('an estate that is in the fetched list twice is listed once', () => {
  expect(mergeFetched([2], { estateIds: [1, 2, 1], deleted: 0 })).toEqual([1, 2]);
  expect(mergeFetched([2], { estateIds: [1, 2, 1], deleted: 1 })).toEqual([1, 2]);
});

test.each([
  [[1, 2, 3], [1], [2, 3, 1]],
  [[1, 2, 3], [3], [1, 2, 3]],
  [[1, 2, 3], [4], [1, 2, 3, 4]],
  [
    [1, 2, 3],
    [3, 1],
    [2, 3, 1],
  ],
  [
    [1, 2],
    [2, 3, 2],
    [1, 2, 3],
  ],
  [[1, 2], [], [1, 2]],
  [[], [1], [1]],
])('of %j, %j come last: %j', (list, ids, moved) => {
  expect(moveToEnd(list, ids)).toEqual(moved);
});
