import { isAreaSlug, LAT_MAX, LON_MAX, prefectures, readDegrees } from '@gakumado/shared/vocabulary';

/** Rules on route parameters (specification, section 5). Each answers whether the parameters are allowed. */
type Params = Readonly<Record<string, string | undefined>>;

/** The forms of the parameters that hold prefixed ids. */
const prefixedIds = {
  pref_id: /^pref_id:\d+$/,
  school_id: /^school_id:\d+$/,
  pref_or_school_id: /^(?:pref_id|school_id):\d+$/,
};
const prefectureSlugs = new Set(prefectures.map(({ slug }) => slug));

/** `pref_id`, `school_id` and `pref_or_school_id` are their prefix followed by digits only, where present. */
export function hasPrefixedIds(params: Params): boolean {
  return Object.entries(prefixedIds).every(([name, form]) => {
    const value = params[name];
    return value === undefined || form.test(value);
  });
}

/** Variant 1: `pref_or_school_id` splits on the colon into exactly two parts. */
export function splitsOnColon(params: Params): boolean {
  return params['pref_or_school_id']?.split(':').length === 2;
}

/** Variant 2: splitting `pref_or_school_id` on `pref_id:` gives exactly two parts, and `school_id` is one. */
export function startsWithPrefecture(params: Params): boolean {
  return (
    params['pref_or_school_id']?.split('pref_id:').length === 2 &&
    prefixedIds.school_id.test(params['school_id'] ?? '')
  );
}

/** `id` is 1 to 10 digits. */
export function hasNumericId(params: Params): boolean {
  return /^\d{1,10}$/.test(params['id'] ?? '');
}

/** `area` is one of the eight region slugs. */
export function hasRegionSlug(params: Params): boolean {
  return isAreaSlug(params['area']);
}

/** `area_or_pref` is a region or a prefecture, `pref` a prefecture below a region. */
export function hasPlaceSlugs({ area_or_pref: place = '', pref }: Params): boolean {
  if (pref === undefined) return isAreaSlug(place) || prefectureSlugs.has(place);
  return isAreaSlug(place) && prefectureSlugs.has(pref);
}

/** `prefecture` is one of the 47. */
export function hasPrefectureSlug(params: Params): boolean {
  return prefectureSlugs.has(params['prefecture'] ?? '');
}

/** Each name in the address of an event is 1 to 40 small letters, digits, hyphens and underscores. */
export function hasEventSlugs(params: Params): boolean {
  return ['event_name', 'event_child', 'child_01']
    .map((name) => params[name])
    .every((value) => value === undefined || /^[a-z0-9_-]{1,40}$/.test(value));
}

/** `random_key` is a key as staff hand it over; prefecture and estate before it are optional. */
export function hasRandomKey({ pref, estate_id, random_key: key = '' }: Params): boolean {
  return (
    /^[\w-]{8,64}$/.test(key) &&
    (estate_id === undefined || /^\d{1,10}$/.test(estate_id)) &&
    (pref === undefined || prefectureSlugs.has(pref) || /^(?:pref_id:)?\d{1,10}$/.test(pref))
  );
}

/** A place on the earth, both parts or none, and kilometres as a number. */
export function hasRange({ lat, lon, dis }: Params): boolean {
  const point = [readDegrees(lat, LAT_MAX), readDegrees(lon, LON_MAX)];
  const isPlace = (lat === undefined && lon === undefined) || !point.includes(undefined);
  return isPlace && (dis === undefined || /^\d{1,2}(?:\.\d{1,2})?$/.test(dis));
}
