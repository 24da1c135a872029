import { readBounds, writeBounds } from '@gakumado/shared/search-fields';
import type { Bounds } from '@gakumado/shared/search-fields';

/** Where a map stands. */
export interface SeenPart {
  bounds: Bounds;
  /** The visitor has moved it since the last search. */
  isMoved: boolean;
}

const VIEWS = 'MAP_VIEWS';
const FOLLOWING = 'MAP_FOLLOWING';

/** A search that follows the map makes a new entry of the history with every move. */
const KEPT_ENTRIES = 50;

function readAll(): Record<string, { bounds: string; isMoved: boolean }> {
  return JSON.parse(window.sessionStorage.getItem(VIEWS) ?? '{}');
}

/** Where the map of an entry of the history was left; undefined when that is not known. */
export function readKeptView(entry: string): SeenPart | undefined {
  try {
    const kept = readAll()[entry];
    const bounds = readBounds(kept?.bounds ?? null);
    return bounds && { bounds, isMoved: kept?.isMoved === true };
  } catch {
    return undefined;
  }
}

/** Keeps for this tab where the map of an entry of the history stands. */
export function keepView(entry: string, { bounds, isMoved }: SeenPart): void {
  try {
    const { [entry]: _old, ...others } = readAll();
    const kept = Object.entries(others).slice(1 - KEPT_ENTRIES);
    const views = Object.fromEntries([...kept, [entry, { bounds: writeBounds(bounds), isMoved }]]);
    window.sessionStorage.setItem(VIEWS, JSON.stringify(views));
  } catch {
    // Storage is blocked: the map opens around its place again.
  }
}

/** Whether the visitor lets the search follow the map, in this tab. */
export function readFollowing(): boolean {
  try {
    return window.sessionStorage.getItem(FOLLOWING) === '1';
  } catch {
    return false;
  }
}

export function keepFollowing(isFollowing: boolean): void {
  try {
    window.sessionStorage.setItem(FOLLOWING, isFollowing ? '1' : '0');
  } catch {
    // Storage is blocked: the choice lasts as long as the map.
  }
}
