import { useEffect } from 'react';
import { useAccountQuery } from './account-query.ts';

/** Hands the mail address of the page's own address over, once scripts run. */
export function useMailOfAddress(fillIn: (mail: string) => void): void {
  const { mail } = useAccountQuery();
  useEffect(() => {
    if (mail) fillIn(mail);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [mail]);
}
