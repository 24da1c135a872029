/** Rules on route parameters (specification, section 5). Each answers whether the parameters are allowed. */
type Params = Readonly<Record<string, string | undefined>>;

const prefixedId = /^(?:pref_id|school_id):\d+$/;
const regionSlugs = new Set(['hokkaido', 'tohoku', 'kanto', 'tokai', 'keiji', 'hanshin', 'chushi', 'kyushu']);

/** `pref_id`, `school_id` and `pref_or_school_id` are their prefix followed by digits only, where present. */
export function hasPrefixedIds(params: Params): boolean {
  return ['pref_id', 'school_id', 'pref_or_school_id']
    .map((name) => params[name])
    .every((value) => value === undefined || prefixedId.test(value));
}

/** Variant 1: `pref_or_school_id` splits on the colon into exactly two parts. */
export function splitsOnColon(params: Params): boolean {
  return params['pref_or_school_id']?.split(':').length === 2;
}

/** Variant 2: splitting `pref_or_school_id` on `pref_id:` gives exactly two parts, and `school_id` is one. */
export function startsWithPrefecture(params: Params): boolean {
  return (
    params['pref_or_school_id']?.split('pref_id:').length === 2 &&
    /^school_id:\d+$/.test(params['school_id'] ?? '')
  );
}

/** `id` is 1 to 10 digits. */
export function hasNumericId(params: Params): boolean {
  return /^\d{1,10}$/.test(params['id'] ?? '');
}

/** `area` is one of the eight region slugs. */
export function hasRegionSlug(params: Params): boolean {
  return regionSlugs.has(params['area'] ?? '');
}
