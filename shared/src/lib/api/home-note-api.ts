import { callApi } from '@gakumado/shared/connection';
import { SAVE_MAX } from '@gakumado/shared/vocabulary';
import type { HomeNote } from '../contract/home-note.ts';
import { chunksOf } from './chunks-of.ts';

/** The customer's own notes about homes, of all devices. */
export async function listHomeNotes(signal?: AbortSignal): Promise<HomeNote[]> {
  return (await callApi<HomeNote[]>('estate/note/list', {}, { isCustomerCall: true, signal })).result;
}

/** Saves notes of the customer; an empty one is forgotten. */
export async function saveHomeNotes(notes: readonly HomeNote[]): Promise<void> {
  for (const chunk of chunksOf(notes, SAVE_MAX)) {
    await callApi('estate/note/save', { notes: chunk }, { isCustomerCall: true });
  }
}
