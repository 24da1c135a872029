import { useLocation } from 'react-router-dom';
import { readReturnPath } from '@gakumado/shared/store';
import { useIsHydrated } from '@gakumado/shared/ui';
import type { AccountQuery } from '@gakumado/shared/paths';

/** What another page of the account handed on in the address; the mail address is not for the server's HTML. */
export function useAccountQuery(): AccountQuery {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const mail = query.get('mail') ?? undefined;
  return { mail: useIsHydrated() ? mail : undefined, return: readReturnPath(query) };
}
