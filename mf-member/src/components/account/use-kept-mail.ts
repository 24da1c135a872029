import { useEffect } from 'react';
import type { ChangeEvent } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../step-form/draft.ts';
import { useAccountQuery } from './account-query.ts';

/**
 * The mail address of a form without steps. Once scripts run, what was typed there before is handed over, which the tab keeps as
 * it keeps the drafts of other forms; else that of the page's own address.
 */
export function useKeptMail(form: string, fillIn: (mail: string) => void) {
  const { mail } = useAccountQuery();
  useEffect(() => {
    const kept = readDraft(form)?.values['mail_address'];
    const start = typeof kept === 'string' ? kept : mail;
    if (start) fillIn(start);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [mail]);
  return {
    keep: ({ target }: ChangeEvent<HTMLInputElement>) =>
      writeDraft(form, { values: { mail_address: target.value } }),
    forget: () => clearDraft(form),
  };
}
