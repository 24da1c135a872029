/** Cookie names (specification, section 9). */
export const cookieNames = {
  favorite: 'Data-Favorite',
  history: 'DATA_HISTORY',
  authorization: 'Authorization',
  mail: 'KEY_MY_MAIL',
  customerId: 'KEY_CUSTOMER_ID',
  topBanner: 'fixedbannershow',
  /** Older name of `topBanner`: read, never written. */
  topBannerAlias: 'bannershow',
} as const;

/** Names in localStorage and sessionStorage: those of the specification (section 9) and ours. `access_token` is
 * not among them: the token is in the cookie `Authorization`. */
export const storageKeys = {
  estateIdsToContact: 'ESTATE_ID_VIEW_CONTACT',
  documentIds: 'ARR_DOCUMENT_ID',
  searchCondition: 'KEY_SEARCH_CONDITION',
  contactForm: 'FORM_CONTACT',
  registrationMail: 'MAIL_REGIST',

  /** Names and result pages of the searches that were looked at last. */
  recentSearches: 'RECENT_SEARCHES',
  /** Estates to be seen side by side: read until they are favourites. */
  compareList: 'COMPARE_LIST',
  /** Notes about estates, of each visitor of this device. */
  homeNotes: 'HOME_NOTES',
  /** Shared lists that this device has made or seen, and the name under which somebody judges on them. */
  sharedLists: 'SHARED_LISTS',
  shareName: 'SHARE_NAME',
  keepLogin: 'keep_login',
  /** The save that a visitor has to log in for. */
  pendingFavorites: 'PENDING_FAVORITES',
  /** Written for the other tabs, whenever lists or the session change. */
  personalChange: 'gakumado_personal_change',
  /** When the server last set the cookies of a guest's lists. */
  listsKept: 'gakumado_lists_kept',
  mapViews: 'MAP_VIEWS',
  mapSheets: 'MAP_SHEETS',
  mapFollowing: 'MAP_FOLLOWING',
  closedCampaign: 'gakumado_closed_campaign',
  chunkReload: 'gakumado_chunk_reload',
  keptFields: 'gakumado_kept_fields',
  visit: 'gakumado_visit',
} as const;
