import { GUEST_CONDITION_MAX } from '@gakumado/shared/vocabulary';
import { storageKeys } from './names.ts';
import { isSitePath } from '../../lib/site-path.ts';
import { deviceStorage } from './storage.ts';

/** A guest's search: its name and its result page. */
export interface GuestCondition {
  name: string;
  /** Path and query of this site. */
  path: string;
}

function isCondition(value: unknown): value is GuestCondition {
  if (typeof value !== 'object' || value === null) return false;
  const { name, path } = value as Partial<GuestCondition>;
  return typeof name === 'string' && isSitePath(path);
}

/** Searches out of a stored text, the latest first. Unreadable ones are skipped. */
export function parseGuestConditions(text: string | null): GuestCondition[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCondition).slice(0, GUEST_CONDITION_MAX) : [];
  } catch {
    return [];
  }
}

/**
 * Searches under a key of this device, the latest first. Without storage there are none.
 * @param identity the part of which each value is kept once
 */
const keptSearches = (key: string, identity: keyof GuestCondition) => {
  /** The stored text itself, to compare it with a later one; null without storage. */
  const readText = () => deviceStorage.read(key);
  const read = () => parseGuestConditions(readText());
  /** False when the device does not let the site keep anything. */
  const write = (searches: readonly GuestCondition[]) =>
    deviceStorage.write(key, JSON.stringify(searches.slice(0, GUEST_CONDITION_MAX)));
  return {
    readText,
    read,
    /** Keeps a search as the latest one. */
    keep: (search: GuestCondition) =>
      write([search, ...read().filter((kept) => kept[identity] !== search[identity])]),
    forget: (path: string) => write(read().filter((search) => search.path !== path)),
  };
};

/** The searches that a guest has saved. */
export const {
  readText: readGuestConditionsText,
  read: readGuestConditions,
  keep: keepGuestCondition,
  forget: forgetGuestCondition,
} = keptSearches(storageKeys.searchCondition, 'path');

/** The searches that were looked at last, without a press. Another order or view of the same list has its name. */
export const { readText: readRecentSearchesText, keep: keepRecentSearch } = keptSearches(
  storageKeys.recentSearches,
  'name',
);
