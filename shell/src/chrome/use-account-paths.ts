import { useLocation } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import type { SitePage } from '@gakumado/shared/site-pages';
import { readReturnPath, selectIsLogin, useAppSelector } from '@gakumado/shared/store';

/** Pages on the way to an account: a visitor goes back to the page before them, which they carry in their address. */
const accountPages: ReadonlySet<string> = new Set([
  paths.login(),
  paths.regist(),
  paths.resetPassword(),
  paths.newPassword(),
]);

/** Addresses of the log-in and of the registration, which lead back to the page that is shown (contract, 4.2 and 4.3). */
export function useAccountPaths(): { login: string; regist: string } {
  const { pathname, search } = useLocation();
  const isOfAccount = accountPages.has(pathname.replace(/\/?$/, '/'));
  const returnPath = isOfAccount ? readReturnPath(new URLSearchParams(search)) : pathname + search;
  return { login: paths.login({ return: returnPath }), regist: paths.regist({ return: returnPath }) };
}

/** 会員ページ for members, ログイン for everybody else (and for everybody until hydration is over). */
export function useMemberPage(): SitePage {
  const { login } = useAccountPaths();
  return useAppSelector(selectIsLogin) ? sitePages.mypage : { ...sitePages.login, to: login };
}
