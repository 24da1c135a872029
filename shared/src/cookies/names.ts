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

/** Names in localStorage and sessionStorage (specification, section 9). */
export const storageKeys = {
  accessToken: 'access_token',
  estateIdsToContact: 'ESTATE_ID_VIEW_CONTACT',
  documentIds: 'ARR_DOCUMENT_ID',
  searchCondition: 'KEY_SEARCH_CONDITION',
  /** Path and query of the list that was looked at last; a name of ours. */
  lastSearch: 'LAST_SEARCH',
  contactForm: 'FORM_CONTACT',
  registrationMail: 'MAIL_REGIST',
} as const;
