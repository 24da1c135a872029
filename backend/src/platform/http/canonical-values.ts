/** Whether a value is absent: an optional item that was left out, is null or is empty. */
const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Keeps the places of empty items, because the first of a list may mean more; none at the end. */
function canonicalList(values: readonly unknown[]): unknown[] {
  const items = values.map((value) => canonicalValues(value));
  const last = items.findLastIndex((item) => !isNothing(item));
  return items.slice(0, last + 1);
}

/**
 * The one spelling of checked values, for a comparison of what they mean: keys in order, without what is empty. Undefined
 * when nothing is said at all.
 */
export function canonicalValues(value: unknown): unknown {
  if (Array.isArray(value)) return canonicalList(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([key, one]): [string, unknown] => [key, canonicalValues(one)])
    .filter(([, one]) => !isNothing(one))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}
