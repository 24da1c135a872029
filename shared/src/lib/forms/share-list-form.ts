import {
  fieldLabels,
  SHARE_COMMENT_MAX,
  SHARE_DAYS_MAX,
  SHARE_NAME_MAX,
  SHARE_NOTE_MAX,
} from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { between, optionalChoice } from './choice-field.ts';
import { requiredChoiceMessage } from './messages.ts';
import { optionalText, requiredText } from './text-field.ts';
import { longText, plainText } from './text-kinds.ts';

/** Marks for a home on a family's list, the best first. */
export const verdicts = ['◎', '○', '△', '×'] as const;
export type Verdict = (typeof verdicts)[number];

const note = (label: string, max: number) =>
  optionalText(longText(label, max))
    .transform((text) => text ?? '')
    .meta({ maxLength: max });

/** Making a list for the family: a note to them, and for how many days it is there; without those the server says. */
export const shareListForm = z.object({
  note: note(fieldLabels.share_note, SHARE_NOTE_MAX),
  expires_days: optionalChoice(fieldLabels.expires_days, between(1, SHARE_DAYS_MAX)),
});

/** Judging a home on the list, under a name that people choose there. */
export const verdictForm = z.object({
  by: requiredText(plainText(fieldLabels.name, SHARE_NAME_MAX)).meta({ maxLength: SHARE_NAME_MAX }),
  verdict: z.enum(verdicts, { error: requiredChoiceMessage(fieldLabels.verdict) }),
  comment: note(fieldLabels.share_comment, SHARE_COMMENT_MAX),
});
