/**
 * A visitor's list of estates.
 * - `unread`: nothing read yet (server, hydration);
 * - `loading`: being read for the first time;
 * - `ready`: `estateIds` is the visitor's list;
 * - `failed`: the server did not answer. The list is empty as the specification asks, which says nothing about the real
 *   one.
 */
export interface ListState {
  /** In the order of adding, the latest last. */
  estateIds: number[];
  status: 'unread' | 'loading' | 'ready' | 'failed';
}

export const unreadList: ListState = { estateIds: [], status: 'unread' };

/** A list as it came from the server. */
export interface FetchedList {
  /** The latest last. */
  estateIds: readonly number[];
  /** 1: something was deleted, so the fetched list replaces the local one instead of joining it. */
  deleted: 0 | 1;
}

/** The merge rule of the specification (section 4): union without duplicates, or replacement. */
export function mergeFetched(local: readonly number[], { estateIds, deleted }: FetchedList): number[] {
  return [...new Set(deleted === 1 ? estateIds : [...estateIds, ...local])];
}

/** `ids` at the end of `list`, each once; an id that is in it already moves there. */
export function moveToEnd(list: readonly number[], ids: readonly number[]): number[] {
  const moved = new Set(ids);
  return [...list.filter((id) => !moved.has(id)), ...moved];
}
