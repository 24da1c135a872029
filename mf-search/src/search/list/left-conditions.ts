import { isSamePlace } from '@gakumado/shared/my-search';
import type { MySearch } from '@gakumado/shared/search-fields';

type Said = Partial<MySearch>;

/** All that a list said, the latest of each field. */
export const saidTogether = (before: Said, now: Said): Said => ({
  ...before,
  ...now,
  places: [
    ...(now.places ?? []),
    ...(before.places ?? []).filter((place) => !now.places?.some((other) => isSamePlace(other, place))),
  ],
});

/** The part of わたしの条件 that a list said before and does not say any more. */
export function leftConditions(before: Said, now: Said, { places, ...kept }: MySearch): MySearch {
  const fields = Object.entries(kept).filter(
    ([field, value]) =>
      now[field as keyof MySearch] === undefined && before[field as keyof MySearch] === value,
  );
  const has = (said: Said, place: MySearch['places'][number]) =>
    said.places?.some((other) => isSamePlace(other, place)) === true;
  return {
    ...(Object.fromEntries(fields) as Said),
    places: places.filter((place) => has(before, place) && !has(now, place)),
  };
}

/** A profile without a part of it. */
export function withoutConditions(whole: MySearch, part: MySearch): MySearch {
  const fields = Object.entries(whole).filter(([field]) => field !== 'places' && !Object.hasOwn(part, field));
  return {
    ...(Object.fromEntries(fields) as Said),
    places: whole.places.filter((place) => !part.places.includes(place)),
  };
}
