import { cutTo, FAVORITE_MAX, HOME_NOTE_MAX } from '@gakumado/shared/vocabulary';
import { storageKeys } from './names.ts';
import { readLoggedInId } from './session-cookies.ts';
import { deviceStorage } from './storage.ts';

/** A visitor's notes by the ids of their estates. */
export type HomeNotes = Readonly<Record<string, string>>;

type Stored = Record<string, HomeNotes>;

const GUEST = 'guest';

/** A device has more than one visitor: a note is shown to the one who wrote it. */
const owner = () => readLoggedInId() ?? GUEST;

const isNotes = (value: unknown): value is HomeNotes =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((note) => typeof note === 'string');

function parse(text: string | null): Stored {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries<HomeNotes>(Object.entries(stored).filter(([, notes]) => isNotes(notes)));
  } catch {
    return {};
  }
}

/** The stored text of all visitors, to compare it with a later one; null without storage. */
export const readHomeNotesText = () => deviceStorage.read(storageKeys.homeNotes);

/** The notes of this visitor out of a stored text. Unreadable ones are skipped. */
export const parseHomeNotes = (text: string | null): HomeNotes => parse(text)[owner()] ?? {};

const write = (stored: Stored) => deviceStorage.write(storageKeys.homeNotes, JSON.stringify(stored));

/** Keeps a note about an estate on this device, or forgets it when it is empty. False when it could not be kept. */
export function writeHomeNote(estateId: number, note: string): boolean {
  const stored = parse(readHomeNotesText());
  const { [estateId]: _former, ...others } = stored[owner()] ?? {};
  const text = cutTo(note.trim(), HOME_NOTE_MAX);
  const kept = text === '' ? others : Object.fromEntries([...Object.entries(others), [estateId, text]]);
  // As many as there are favourites.
  const bounded = Object.fromEntries(Object.entries(kept).slice(-FAVORITE_MAX));
  return write({ ...stored, [owner()]: bounded });
}

/** Makes a guest's notes those of the customer who logged in. A note that the customer has stays. */
export function adoptGuestNotes(): void {
  const { [GUEST]: ofGuest, ...stored } = parse(readHomeNotesText());
  if (ofGuest && owner() !== GUEST) write({ ...stored, [owner()]: { ...ofGuest, ...stored[owner()] } });
}
