import Cookies from 'js-cookie';
import { cookieOptions } from './cookie-options.ts';
import { cookieNames } from './names.ts';

/** Days that a campaign which the visitor closed stays away. */
export const CLOSED_DAYS = 30;

const TOP_BANNER_CLOSED_DAYS = 365;

/** True when the visitor closed the fixed top banner; the older cookie name counts as well. */
export function isTopBannerClosed(): boolean {
  return Cookies.get(cookieNames.topBanner) === '1' || Cookies.get(cookieNames.topBannerAlias) === '1';
}

export function rememberTopBannerClosed(): void {
  Cookies.set(cookieNames.topBanner, '1', cookieOptions(TOP_BANNER_CLOSED_DAYS));
}
