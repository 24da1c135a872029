import { useSyncExternalStore } from 'react';
import { onDeviceStorage, parseHomeNotes, readHomeNotesText, writeHomeNote } from '@gakumado/shared/cookies';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onDeviceStorage(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The visitor's notes by the ids of estates, as this device has them; none in the HTML of the server. */
export const useHomeNotes = () =>
  parseHomeNotes(useSyncExternalStore(subscribe, readHomeNotesText, () => null));

/** Keeps a note; false when the device does not let the site keep anything. */
export function saveHomeNote(estateId: number, note: string): boolean {
  const isKept = writeHomeNote(estateId, note);
  for (const listener of listeners) listener();
  return isKept;
}
