import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clearDraft, readDraft, writeDraft } from '../../step-form/draft.ts';

/**
 * The ids of the ticked homes of a list. The tab keeps them as the draft of this entry of the history: a reload and the
 * way back find them, and a new visit begins with none.
 */
export function useChosen() {
  const { key } = useLocation();
  const form = `chosen/${key}`;
  const [ids, setIds] = useState<ReadonlySet<number>>(() => new Set(readIds(form)));

  useEffect(() => {
    if (ids.size > 0) writeDraft(form, { values: { ids: [...ids] } });
    else clearDraft(form);
  }, [form, ids]);

  return [ids, setIds] as const;
}

const readIds = (form: string) => (readDraft(form)?.values as { ids: number[] } | undefined)?.ids;
