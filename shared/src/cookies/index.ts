export { isTopBannerClosed, rememberTopBannerClosed } from './banner-cookie.ts';
export {
  clearGuestLists,
  parseIds,
  readGuestFavorites,
  readGuestHistory,
  writeGuestFavorites,
  writeGuestHistory,
} from './id-list.ts';
export { FAVORITE_MAX, HISTORY_MAX, cookieNames, storageKeys } from './names.ts';
export { readRefreshToken, writeRefreshToken } from './refresh-token.ts';
export {
  clearAuthorizationCookies,
  clearSessionCookies,
  hasCustomerIdCookie,
  readAccessToken,
  readSessionCookies,
  writeMailCookie,
  writeSessionCookies,
} from './session-cookies.ts';
export type { SessionCookies } from './session-cookies.ts';
