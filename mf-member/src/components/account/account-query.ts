import { useLocation } from 'react-router-dom';
import { readReturnPath } from '@gakumado/shared/store';
import type { AccountQuery } from '@gakumado/shared/paths';

/** What another page of the account handed on in the address. */
export function useAccountQuery(): AccountQuery {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  return { mail: query.get('mail') ?? undefined, return: readReturnPath(query) };
}
