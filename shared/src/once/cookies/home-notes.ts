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

// Of a member, this device also has the notes that the server does not have yet.
const writtenOf = (id: string) => `${id}:written`;
const adoptedOf = (id: string) => `${id}:adopted`;
/** Is there, and empty, once this device and the server have exchanged a member's notes. */
const exchangedOf = (id: string) => `${id}:exchanged`;

/** Notes that the server may not have, and which replace none of its own: a guest's, and a member's before the first exchange. */
function adoptedIn(stored: Stored, id: string): HomeNotes {
  if (stored[exchangedOf(id)]) return stored[adoptedOf(id)] ?? {};
  const written = stored[writtenOf(id)] ?? {};
  return Object.fromEntries(Object.entries(stored[id] ?? {}).filter(([key]) => !(key in written)));
}

const withNote = (notes: HomeNotes | undefined, estateId: number, text: string): HomeNotes => {
  const { [estateId]: _former, ...others } = notes ?? {};
  return Object.fromEntries([...Object.entries(others), [estateId, text]]);
};

/** Without empty notes, and as many as there are favourites. */
const bounded = (notes: HomeNotes): HomeNotes =>
  Object.fromEntries(
    Object.entries(notes)
      .filter(([, text]) => text !== '')
      .slice(-FAVORITE_MAX),
  );

/** Keeps a note about an estate on this device, or forgets it when it is empty. False when it could not be kept. */
export function writeHomeNote(estateId: number, note: string): boolean {
  const stored = parse(readHomeNotesText());
  const text = cutTo(note.trim(), HOME_NOTE_MAX);
  const id = owner();
  const waiting = id === GUEST ? {} : { [writtenOf(id)]: withNote(stored[writtenOf(id)], estateId, text) };
  return write({ ...stored, ...waiting, [id]: bounded(withNote(stored[id], estateId, text)) });
}

/** Makes a guest's notes those of the customer who logged in. A note that the customer has stays. */
export function adoptGuestNotes(): void {
  const { [GUEST]: ofGuest, ...stored } = parse(readHomeNotesText());
  const id = owner();
  if (!ofGuest || id === GUEST) return;
  const adopted = { ...ofGuest, ...stored[adoptedOf(id)] };
  write({ ...stored, [adoptedOf(id)]: adopted, [id]: { ...ofGuest, ...stored[id] } });
}

/** The notes of a member that the server does not have yet: `adopted` ones do not replace those that it has. */
export function readWaitingNotes(): { written: HomeNotes; adopted: HomeNotes } {
  const stored = parse(readHomeNotesText());
  return { written: stored[writtenOf(owner())] ?? {}, adopted: adoptedIn(stored, owner()) };
}

/** Takes over the server's notes after `sent` was sent. Notes that were written meanwhile keep waiting. */
export function settleHomeNotes(onServer: HomeNotes, sent: HomeNotes): void {
  const id = owner();
  if (id === GUEST) return;
  const { [writtenOf(id)]: written = {}, [adoptedOf(id)]: _sent, ...stored } = parse(readHomeNotesText());
  const waiting = Object.fromEntries(Object.entries(written).filter(([key, text]) => sent[key] !== text));
  const others = Object.keys(waiting).length > 0 ? { [writtenOf(id)]: waiting } : {};
  write({ ...stored, ...others, [exchangedOf(id)]: {}, [id]: bounded({ ...onServer, ...sent, ...waiting }) });
}

/** Takes a member's notes off this device, unless some of them are here alone. */
export function forgetSettledNotes(): void {
  const id = owner();
  const stored = parse(readHomeNotesText());
  const isAlone = stored[writtenOf(id)] !== undefined || Object.keys(adoptedIn(stored, id)).length > 0;
  if (id === GUEST || isAlone) return;
  const { [id]: _own, [exchangedOf(id)]: _mark, ...others } = stored;
  write(others);
}
