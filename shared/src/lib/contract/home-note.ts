import { fieldLabels, HOME_NOTE_MAX, SAVE_MAX } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { optionalText } from '../forms/text-field.ts';
import { longText } from '../forms/text-kinds.ts';
import { id } from './fields.ts';

const noteField = optionalText(longText(fieldLabels.home_note, HOME_NOTE_MAX))
  .transform((text) => text ?? '')
  .meta({ maxLength: HOME_NOTE_MAX });

/** estate/note/save: a customer's own notes about homes. An empty one is forgotten. */
export const homeNotesSaveSchema = z.object({
  notes: z
    .array(z.object({ estate_id: id(), note: noteField }))
    .min(1)
    .max(SAVE_MAX),
});
export type HomeNotesSaveRequest = z.infer<typeof homeNotesSaveSchema>;

/** One note of estate/note/list. */
export const homeNoteSchema = z.object({ estate_id: z.int(), note: z.string() });
export type HomeNote = z.infer<typeof homeNoteSchema>;
