/** The number of a parameter such as `pref_id:13`; null when it is not of that form. */
export function readPrefixedId(prefix: 'pref_id' | 'school_id', value: string | undefined): number | null {
  const digits = new RegExp(`^${prefix}:(\\d{1,9})$`).exec(value ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}
