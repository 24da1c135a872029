import type { Relaxation } from '@gakumado/shared/contract';
import { noCondition } from './condition.ts';
import type { Condition } from './condition.ts';
import { hrefOf } from './place.ts';
import type { SearchPlace } from './place.ts';

type Change = Relaxation['change'];

/** Rents go to the API in another shape than they stand in the address. */
const rentKeys = new Set(['rentSelect', 'price', 'price_from', 'price_to']);

/** An amount after the change; one that the change does not name stays as it is. */
const amount = (now: number | undefined, changed: number | null | undefined): number | undefined =>
  changed === undefined ? now : (changed ?? undefined);

/** Fields of a change that the address says in other words, or that are none of the visitor's wishes. */
const isWishKey = (key: string): key is keyof Condition =>
  !rentKeys.has(key) && key !== 'dis' && key !== 'pref_id';

/** What is left of a field that goes: an empty list where it is one. */
const without = (key: keyof Condition) => noCondition[key];

/** The condition with a relaxation applied, on its first page. */
export function relaxedCondition(condition: Condition, change: Change): Condition {
  const wishes = Object.entries(change).filter(([key]) => isWishKey(key));
  const relaxed: Condition = {
    ...condition,
    ...Object.fromEntries(wishes.map(([key, value]) => [key, value ?? without(key as keyof Condition)])),
    page: 1,
  };
  if (!Object.keys(change).some((key) => rentKeys.has(key))) return relaxed;
  return {
    ...relaxed,
    rentSelect: undefined,
    price_from: amount(condition.price_from, change.price_from),
    price_to: amount(condition.price_to, change.price_to),
  };
}

/**
 * Where a relaxation leads; undefined for one that this page has no address for (a wider radius where the place has
 * no radius in its path, other prefectures where they do not stand in the query).
 */
export function relaxedHref(place: SearchPlace, condition: Condition, change: Change): string | undefined {
  const relaxed = relaxedCondition(condition, change);
  if (change.dis) {
    const path = place.pathOfRadius?.(change.dis);
    return path === undefined ? undefined : hrefOf({ ...place, path }, relaxed);
  }
  if (change.pref_id) {
    return place.ownKeys?.includes('pref_id')
      ? hrefOf(place, { ...relaxed, pref_id: change.pref_id })
      : undefined;
  }
  return hrefOf(place, relaxed);
}
