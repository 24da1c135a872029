import { useEffect } from 'react';
import { ApiError, listHomeNotes, saveHomeNotes } from '@gakumado/shared/api';
import {
  parseHomeNotes,
  readHomeNotesText,
  readLoggedInId,
  readWaitingNotes,
  settleHomeNotes,
  writeHomeNote,
} from '@gakumado/shared/cookies';
import { announceDeviceText, useDeviceText } from '../use-device-text.ts';

/** The visitor's notes by the ids of estates, as this device has them; none in the HTML of the server. */
export const useHomeNotes = () => parseHomeNotes(useDeviceText(readHomeNotesText));

/** Brings the notes of a member's other devices here, and those of this one there, when a page with notes is opened. */
export function useNotesOfAllDevices(): void {
  useEffect(() => void exchangeNotes(), []);
}

/** Keeps a note; false when the device does not let the site keep anything. */
export function saveHomeNote(estateId: number, note: string): boolean {
  const isKept = writeHomeNote(estateId, note);
  announceDeviceText();
  void exchangeNotes();
  return isKept;
}

/** One exchange after the other: the later one sends what was written meanwhile. */
let exchanges = Promise.resolve();

function exchangeNotes(): Promise<void> {
  exchanges = exchanges.then(exchangeOnce).catch((error: unknown) => {
    // Unsent notes wait on this device for the next exchange.
    if (!(error instanceof ApiError)) throw error;
  });
  return exchanges;
}

async function exchangeOnce(): Promise<void> {
  if (readLoggedInId() === undefined) return;
  const onServer = Object.fromEntries(
    (await listHomeNotes()).map(({ estate_id, note }) => [estate_id, note]),
  );
  const { written, adopted } = readWaitingNotes();
  const sent = { ...without(adopted, onServer), ...written };
  const notes = Object.entries(sent).map(([id, note]) => ({ estate_id: Number(id), note }));
  if (notes.length > 0) await saveHomeNotes(notes);
  settleHomeNotes(onServer, sent);
  announceDeviceText();
}

const without = (notes: Readonly<Record<string, string>>, known: object) =>
  Object.fromEntries(Object.entries(notes).filter(([id]) => !(id in known)));
