import { useLocation } from 'react-router-dom';
import { readReturnPath } from '@gakumado/shared/store';
import { useIsHydrated } from '@gakumado/shared/ui';
import type { AccountQuery } from '@gakumado/shared/paths';

/** Values in the address from another page of the account. The server's HTML does not contain the mail address. */
export function useAccountQuery(): AccountQuery {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const mail = query.get('mail') ?? undefined;
  return { mail: useIsHydrated() ? mail : undefined, return: readReturnPath(query) };
}
