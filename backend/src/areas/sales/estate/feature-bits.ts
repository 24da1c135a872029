/** Bits that one group by reads at once: the number of its groups stays small beside the estates it counts. */
export const CHUNK_BITS = 11;

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => [first + index]);

/** The ids of each bit of estate.condition_mask, as migrations/0006_search.sql sets them. */
export const conditionBits: readonly (readonly number[])[] = [
  [51],
  [53, 54],
  [55],
  [61, 64],
  [115],
  [116],
  ...range(911, 926),
];

/** The same of estate.equipment_mask. */
export const equipmentBits: readonly (readonly number[])[] = range(801, 833);
