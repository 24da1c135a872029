import { chunksOf } from './chunks-of.ts';

test.each([
  [0, []],
  [1, [[0]]],
  [2, [[0, 1]]],
  [5, [[0, 1], [2, 3], [4]]],
])('%i entries in parts of two', (count, parts) => {
  expect(chunksOf([...Array(count).keys()], 2)).toEqual(parts);
});
