export { CLOSED_DAYS, isTopBannerClosed, rememberTopBannerClosed } from './banner-cookie.ts';
export { adoptCompareList } from './compare-list.ts';
/** @public Releases of remotes that are live take them from here. */
export {
  compareListText,
  onCompareList,
  readCompared,
  readCompareList,
  writeCompareList,
} from './compare-list.ts';
export { readChosenDocuments, writeChosenDocuments } from './chosen-documents.ts';
export {
  forgetGuestCondition,
  keepGuestCondition,
  keepRecentSearch,
  parseGuestConditions,
  readGuestConditionsText,
  readRecentSearchesText,
} from './guest-conditions.ts';
export { readEstatesToContact, writeEstatesToContact } from './estates-to-contact.ts';
export {
  areGuestListsMirrored,
  clearGuestLists,
  LIST_DAYS,
  readGuestFavorites,
  readGuestHistory,
  syncCookiesWithMirror,
  writeGuestFavorites,
  writeGuestHistory,
} from './id-list.ts';
export {
  adoptGuestNotes,
  forgetSettledNotes,
  parseHomeNotes,
  readHomeNotesText,
  readWaitingNotes,
  settleHomeNotes,
  writeHomeNote,
} from './home-notes.ts';
export { rememberKeepLogin } from './keep-login.ts';
/** @public Releases of remotes that are live take it from here. */
export { parseIds } from '@gakumado/shared/vocabulary';
export { cookieNames, storageKeys } from './names.ts';
export { readRequestCookie } from './request-cookies.ts';
export {
  clearAuthorizationCookies,
  clearCustomerIdCookie,
  clearSessionCookies,
  readAccessToken,
  readCustomerId,
  readLoggedInId,
  readSessionCookies,
  writeMailCookie,
  writeSessionCookies,
} from './session-cookies.ts';
export type { SessionCookies } from './session-cookies.ts';
export { forgetSharedList, parseSharedLists, readSharedListsText, writeSharedList } from './shared-lists.ts';
export type { KeptList, SeenList } from './shared-lists.ts';
export { deviceStorage, onDeviceStorage, tabStorage } from './storage.ts';
