import { useEffect, useState } from 'react';
import { findCampus } from '@gakumado/shared/api';
import { useMySearch } from '@gakumado/shared/my-search';
import type { Destination, MyPlace } from '@gakumado/shared/search-fields';
import { bothNames } from '../second-place.ts';
import { hasTarget, hrefOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import type { Search } from '../search.ts';

/** An order of the list by the way to what the visitor said once (contract 8.6). */
interface MyOrder {
  label: string;
  explanation: string;
  href: string;
}

/**
 * The orders by the ways to the places of わたしの条件, for a list that has no destination of its own: to each of them, and to
 * both. None before the menu was opened: a campus is looked up for its position only then.
 */
export function useMyOrders(scope: SearchScope, search: Search, isOpen: boolean): MyOrder[] {
  const { places } = useMySearch();
  const isWanted = isOpen && places.length > 0 && !hasTarget(scope, search);
  const [points, setPoints] = useState<{ of: readonly MyPlace[]; found: Destination[] }>();

  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    void Promise.all(places.map((place) => pointOf(place, abort.signal))).then((found) => {
      if (!abort.signal.aborted) setPoints({ of: places, found: found.filter((point) => point !== null) });
    });
    return () => abort.abort();
  }, [isWanted, places]);

  if (!isWanted || points?.of !== places) return [];
  const to = (name: string, destination: Destination, second_destination?: Destination): MyOrder => ({
    label: `${name}に近い順`,
    explanation: `わたしの条件の通う先です。${name}までの通学時間を各物件に表示し、短い順に並べます。`,
    href: hrefOf(scope, { ...search, destination, second_destination, sort: 'commute_asc', page: 1 }),
  });
  const [first, second] = points.found;
  return [
    ...points.found.map((point) => to(point.name, point)),
    ...(first && second ? [to(bothNames(first.name, second.name), first, second)] : []),
  ];
}

/** The position of a place; null for a campus that is no longer known, or while it cannot be asked for. */
async function pointOf(place: MyPlace, signal: AbortSignal): Promise<Destination | null> {
  if (!('school_id' in place)) return place;
  const campus = await findCampus(place.school_id, signal).catch(() => null);
  return campus && { lat: campus.lat, lon: campus.lon, name: place.name };
}
