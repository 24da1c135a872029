import { storageKeys, tabStorage } from '@gakumado/shared/cookies';
import { readBounds, writeBounds } from '@gakumado/shared/search-fields';
import type { Bounds } from '@gakumado/shared/search-fields';
import { SHEET_STOPS } from './sheet-stops.ts';
import type { SheetStop } from './sheet-stops.ts';

/** The part that a map shows. */
export interface SeenPart {
  bounds: Bounds;
  /** The visitor has moved it since the last search. */
  isMoved: boolean;
}

/** A search that follows the map makes a new entry of the history with every move. */
const KEPT_ENTRIES = 50;

/** Where the list over a map was left. */
interface KeptSheet {
  stop: SheetStop;
  /** How far it was scrolled, in px. */
  top: number;
}

type KeptViews = Record<string, { bounds: string; isMoved: boolean }>;

const readAll = (name: string): Record<string, unknown> => ({
  ...(tabStorage.readJson(name) as object | null),
});

/** Keeps a value of a history entry, and those of the entries before it. */
function keep(name: string, entry: string, value: unknown): void {
  const { [entry]: _old, ...others } = readAll(name);
  const kept = Object.entries(others).slice(1 - KEPT_ENTRIES);
  tabStorage.write(name, JSON.stringify(Object.fromEntries([...kept, [entry, value]])));
}

/** The last view of the map of a history entry; undefined when it is not known. */
export function readKeptView(entry: string): SeenPart | undefined {
  const kept = (readAll(storageKeys.mapViews) as KeptViews)[entry];
  const bounds = readBounds(kept?.bounds ?? null);
  return bounds && { bounds, isMoved: kept?.isMoved === true };
}

/**
 * Keeps, for this tab, the view of the map of a history entry. Without storage, the map opens around its place again.
 */
export function keepView(entry: string, { bounds, isMoved }: SeenPart): void {
  keep(storageKeys.mapViews, entry, { bounds: writeBounds(bounds), isMoved });
}

/** Where the list over the map of a history entry was left; undefined when it is not known. */
export function readKeptSheet(entry: string): KeptSheet | undefined {
  const kept = (readAll(storageKeys.mapSheets) as Record<string, Partial<KeptSheet> | undefined>)[entry];
  const stop = SHEET_STOPS.find((known) => known === kept?.stop);
  return stop && { stop, top: Number(kept?.top) || 0 };
}

/** Keeps, for this tab, where the list over the map of a history entry was left. */
export const keepSheet = (entry: string, sheet: KeptSheet): void => keep(storageKeys.mapSheets, entry, sheet);

/** Whether the visitor lets the search follow the map, in this tab. */
export const readFollowing = () => tabStorage.read(storageKeys.mapFollowing) === '1';

/** Without storage, the choice lasts as long as the map. */
export function keepFollowing(isFollowing: boolean): void {
  tabStorage.write(storageKeys.mapFollowing, isFollowing ? '1' : '0');
}
