import { useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../step-form/draft.ts';
import type { FormValues } from '../step-form/form-field.ts';

/**
 * What the visitor has typed and not sent yet, outside the forms in steps: the tab keeps it as it keeps the drafts of
 * these. Undefined before something is typed, and after it was sent or given up. For parts that only browsers show.
 */
export function useTyped<Values extends FormValues>(form: string) {
  const [typed, setTyped] = useState(() => readDraft(form)?.values as Values | undefined);
  const keep = (values: Values) => {
    writeDraft(form, { values });
    setTyped(values);
  };
  const forget = () => {
    clearDraft(form);
    setTyped(undefined);
  };
  return { typed, keep, forget };
}
