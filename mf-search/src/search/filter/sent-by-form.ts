/** Whether a browser made this query by itself: it repeats keys, sends empty fields and writes the commas of lists as %2C. */
export function isSentByForm(search: string): boolean {
  const query = new URLSearchParams(search);
  const keys = [...query.keys()];
  return keys.length !== new Set(keys).size || [...query.values()].includes('') || /%2c/i.test(search);
}
