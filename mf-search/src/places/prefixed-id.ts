/** The id of a parameter such as `pref_id:13`; null when it is not of that form. Ids begin at 1. */
export function readPrefixedId(prefix: 'pref_id' | 'school_id', value: string | undefined): number | null {
  const digits = new RegExp(`^${prefix}:(\\d{1,9})$`).exec(value ?? '')?.[1];
  return Number(digits) > 0 ? Number(digits) : null;
}
