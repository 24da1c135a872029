import { storageKeys, tabStorage } from '@gakumado/shared/cookies';
import { readBounds, writeBounds } from '@gakumado/shared/search-fields';
import type { Bounds } from '@gakumado/shared/search-fields';

/** The part that a map shows. */
export interface SeenPart {
  bounds: Bounds;
  /** The visitor has moved it since the last search. */
  isMoved: boolean;
}

/** A search that follows the map makes a new entry of the history with every move. */
const KEPT_ENTRIES = 50;

type KeptViews = Record<string, { bounds: string; isMoved: boolean }>;

const readAll = () => (tabStorage.readJson(storageKeys.mapViews) ?? {}) as KeptViews;

/** The last view of the map of a history entry; undefined when it is not known. */
export function readKeptView(entry: string): SeenPart | undefined {
  const kept = readAll()[entry];
  const bounds = readBounds(kept?.bounds ?? null);
  return bounds && { bounds, isMoved: kept?.isMoved === true };
}

/**
 * Keeps, for this tab, the view of the map of a history entry. Without storage, the map opens around its place again.
 */
export function keepView(entry: string, { bounds, isMoved }: SeenPart): void {
  const { [entry]: _old, ...others } = readAll();
  const kept = Object.entries(others).slice(1 - KEPT_ENTRIES);
  const views = Object.fromEntries([...kept, [entry, { bounds: writeBounds(bounds), isMoved }]]);
  tabStorage.write(storageKeys.mapViews, JSON.stringify(views));
}

/** Whether the visitor lets the search follow the map, in this tab. */
export const readFollowing = () => tabStorage.read(storageKeys.mapFollowing) === '1';

/** Without storage, the choice lasts as long as the map. */
export function keepFollowing(isFollowing: boolean): void {
  tabStorage.write(storageKeys.mapFollowing, isFollowing ? '1' : '0');
}
