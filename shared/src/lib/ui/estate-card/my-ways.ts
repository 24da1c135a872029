import { useEffect, useSyncExternalStore } from 'react';
import { callApi } from '@gakumado/shared/connection';
import type { Estate } from '@gakumado/shared/contract';
import type { MyPlace } from '../../search-fields/my-search.ts';
import { useMySearch } from '../../my-search/use-my-search.ts';
import { targetsOfPlaces } from '../../search-fields/targets-of-places.ts';
import { ESTATE_IDS_MAX } from '../../vocabulary/list-limits.ts';
import { FAR_COMMUTE_MINUTES } from '../../vocabulary/travel-figures.ts';
import { commuteText } from './estate-texts.ts';

type Way = Pick<
  Estate,
  | 'estate_id'
  | 'commute_text'
  | 'commute_minutes'
  | 'commute_transfers'
  | 'second_commute_text'
  | 'second_commute_minutes'
  | 'second_commute_transfers'
>;

/** The ways from homes to one pair of places, by `estate_id`; null where they could not be loaded. */
let ways = new Map<number, Way | null>();
let placesOfWays = '';
const waiting = new Set<number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks for all homes of a page at once: its cards are drawn together. */
function ask(estateId: number, places: readonly MyPlace[]): void {
  const key = JSON.stringify(places);
  if (key !== placesOfWays) {
    [ways, placesOfWays] = [new Map(), key];
    waiting.clear();
  }
  if (ways.has(estateId) || waiting.has(estateId)) return;
  if (waiting.size === 0) queueMicrotask(() => void load(places, key));
  waiting.add(estateId);
}

async function load(places: readonly MyPlace[], key: string): Promise<void> {
  const ids = [...waiting].slice(0, ESTATE_IDS_MAX);
  for (const id of ids) waiting.delete(id);
  if (waiting.size > 0) queueMicrotask(() => void load(places, key));
  const found = await callApi<Way[]>(
    'estate/list',
    { estate_id: ids, ...targetsOfPlaces(places) },
    { limit: ids.length },
  ).then(
    ({ result }) => result,
    () => [],
  );
  if (key !== placesOfWays) return;
  const byId = new Map(found.map((way) => [way.estate_id, way]));
  ways = new Map([...ways, ...ids.map((id): [number, Way | null] => [id, byId.get(id) ?? null])]);
  for (const listener of listeners) listener();
}

/**
 * The way from a home to the places that the visitor said once (contract 8.6), for a card whose list asks for no way of its
 * own. `count` lines are kept free for them from the first paint on: they come after hydration.
 */
export function useMyWays(estateId: number): { count: number; texts: readonly string[] } {
  const { places } = useMySearch();
  const count = places.length;
  useEffect(() => {
    if (count > 0) ask(estateId, places);
  }, [estateId, count, places]);
  const way = useSyncExternalStore(
    subscribe,
    () => (count > 0 ? ways.get(estateId) : undefined),
    () => undefined,
  );
  return { count, texts: way ? textsOf(way, places) : [] };
}

/** A home that is further away than ways are worked out says so. */
const textsOf = (way: Way, [first, second]: readonly MyPlace[]): string[] => {
  const { second_commute_text, second_commute_minutes, second_commute_transfers } = way;
  const second_way = {
    commute_text: second_commute_text,
    commute_minutes: second_commute_minutes,
    commute_transfers: second_commute_transfers,
  };
  return [
    ...(first ? [commuteText(way, first.name) || tooFar(first)] : []),
    ...(second ? [commuteText(second_way, second.name) || tooFar(second)] : []),
  ];
};

const tooFar = ({ name }: MyPlace) => `${name}まで${FAR_COMMUTE_MINUTES}分超`;
