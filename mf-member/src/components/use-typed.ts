import { useState } from 'react';
import { useIsHydrated } from '@gakumado/shared/ui';
import { clearDraft, readDraft, writeDraft } from '../step-form/draft.ts';
import type { FormValues } from '../step-form/form-field.ts';

/**
 * Unsent input outside the forms in steps: the tab keeps it as it keeps their drafts. Undefined before something is
 * typed, after it was sent or discarded, and in the server's HTML.
 */
export function useTyped<Values extends FormValues>(form: string) {
  const isHydrated = useIsHydrated();
  const [changed, setChanged] = useState<{ values: Values | undefined }>();
  const kept = isHydrated && !changed ? readDraft(form)?.values : undefined;
  const keep = (values: Values) => {
    writeDraft(form, { values });
    setChanged({ values });
  };
  const forget = () => {
    clearDraft(form);
    setChanged({ values: undefined });
  };
  return { typed: changed ? changed.values : (kept as Values | undefined), keep, forget };
}
