import { useEffect } from 'react';
import { useTyped } from '../use-typed.ts';
import { useAccountQuery } from './account-query.ts';

/** The part of a form that is kept: never the password. A type, because values of forms have an index. */
type KeptAccount = { mail_address: string; is_keep?: boolean | undefined };

/**
 * The mail address of a form without steps, and its tick. Once scripts run, what was typed there before is handed over;
 * else the mail address of the page's own address.
 */
export function useKeptAccount(form: string, fillIn: (kept: KeptAccount) => void) {
  const { mail = '' } = useAccountQuery();
  const { typed, keep, forget } = useTyped<KeptAccount>(form);
  const { mail_address, is_keep } = typed ?? { mail_address: mail };
  useEffect(() => {
    fillIn({ mail_address, is_keep });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each account
  }, [mail_address, is_keep]);
  return { keep, forget };
}
