import { parseHomeNotes, readHomeNotesText, writeHomeNote } from '@gakumado/shared/cookies';
import { announceDeviceText, useDeviceText } from '../use-device-text.ts';

/** The visitor's notes by the ids of estates, as this device has them; none in the HTML of the server. */
export const useHomeNotes = () => parseHomeNotes(useDeviceText(readHomeNotesText));

/** Keeps a note; false when the device does not let the site keep anything. */
export function saveHomeNote(estateId: number, note: string): boolean {
  const isKept = writeHomeNote(estateId, note);
  announceDeviceText();
  return isKept;
}
