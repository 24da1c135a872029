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

/** The stored text itself, to compare it with a later one; null without storage. */
export const readGuestConditionsText = () => deviceStorage.read(storageKeys.searchCondition);

export const readGuestConditions = () => parseGuestConditions(readGuestConditionsText());

/** False when the device does not let the site keep anything. */
const write = (conditions: readonly GuestCondition[]) =>
  deviceStorage.write(storageKeys.searchCondition, JSON.stringify(conditions));

/** Keeps a search as the latest one; the same result page is kept once. False when it could not be kept. */
export function keepGuestCondition(condition: GuestCondition): boolean {
  const others = readGuestConditions().filter(({ path }) => path !== condition.path);
  return write([condition, ...others].slice(0, GUEST_CONDITION_MAX));
}

export function forgetGuestCondition(path: string): boolean {
  return write(readGuestConditions().filter((condition) => condition.path !== path));
}
