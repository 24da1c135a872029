import { useEffect } from 'react';
import type { ChangeEvent } from 'react';
import { useTyped } from '../use-typed.ts';
import { useAccountQuery } from './account-query.ts';

/**
 * The mail address of a form without steps. Once scripts run, what was typed there before is handed over; else that of the
 * page's own address.
 */
export function useKeptMail(form: string, fillIn: (mail: string) => void) {
  const { mail } = useAccountQuery();
  const { typed, keep, forget } = useTyped<Record<'mail_address', string>>(form);
  const start = typed?.mail_address ?? mail;
  useEffect(() => {
    if (start) fillIn(start);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [start]);
  return {
    keep: ({ target }: ChangeEvent<HTMLInputElement>) => keep({ mail_address: target.value }),
    forget,
  };
}
