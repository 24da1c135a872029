const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => [first + index]);

/** The conditions that facets count. Those of a group mean the same and have the same number. */
export const conditionGroups: readonly (readonly number[])[] = [
  [51],
  [53, 54],
  [55],
  [61, 64],
  [115],
  [116],
  ...range(911, 926),
];

/** The same of equipment. */
export const equipmentGroups: readonly (readonly number[])[] = range(801, 833);
