import { messages, notifyFrequencies, oneOf, optionalText, plainText } from '@gakumado/shared/forms';
import { hasPlace } from '@gakumado/shared/search-fields';
import { CONDITION_NAME_MAX, fieldLabels } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { estateFilterSchema } from '../contract/estate-filter.ts';
import { optional } from '../contract/fields.ts';
import { requiredChoice } from './choice-field.ts';
import { requiredText } from './text-field.ts';

const nameText = plainText(fieldLabels.condition_name, CONDITION_NAME_MAX);

export const savedName = requiredText(nameText).meta({ maxLength: CONDITION_NAME_MAX });

export const savedFrequency = requiredChoice(fieldLabels.notify_frequency, oneOf(notifyFrequencies));

/** The rules of a saved search, for the form and for the call alike (contract, 4.14). */
export const savedSearchFields = {
  condition: estateFilterSchema.refine(hasPlace, {
    error: messages.placeRequired,
    params: { code: 'required' },
  }),
  notify_frequency: optional(savedFrequency).transform((value) => value ?? 0),
};

/** Saving a search: the name is made from the condition when it is left empty. */
export const saveConditionForm = z.object({ name: optionalText(nameText), ...savedSearchFields });
export type SaveConditionInput = z.input<typeof saveConditionForm>;
export type SaveConditionValues = z.output<typeof saveConditionForm>;

/** Another name for a saved search. */
export const renameConditionForm = z.object({ name: savedName });
