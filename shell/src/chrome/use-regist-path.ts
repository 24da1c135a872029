import { useLocation } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { readReturnPath } from '@gakumado/shared/store';

/** Pages on the way to an account: a visitor goes back to the page before them, which they carry in their address. */
const accountPages: ReadonlySet<string> = new Set([
  paths.login(),
  paths.regist(),
  paths.resetPassword(),
  paths.newPassword(),
]);

/** Address of the registration, which leads back to the page that is shown (contract, 4.2). */
export function useRegistPath(): string {
  const { pathname, search } = useLocation();
  const isOfAccount = accountPages.has(pathname.replace(/\/?$/, '/'));
  const returnPath = isOfAccount ? readReturnPath(new URLSearchParams(search)) : pathname + search;
  return paths.regist({ return: returnPath });
}
