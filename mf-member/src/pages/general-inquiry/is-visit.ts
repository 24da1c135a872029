import { VISIT_CONTENTS } from '@gakumado/shared/vocabulary';
import { textAt } from '../../step-form/form-field.ts';
import type { FormValues } from '../../step-form/form-field.ts';

/** Whether a general inquiry asks for a visit, at the home or by video. */
export const isVisit = (values: FormValues) =>
  textAt(values, 'inquiry_contents_id') === String(VISIT_CONTENTS);
