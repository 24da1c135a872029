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
  contactForm: 'FORM_CONTACT',
  registrationMail: 'MAIL_REGIST',
} as const;

/** A visitor's history holds at most this many estates (specification, section 9). */
export const HISTORY_MAX = 10;
/** Favourites of one visitor (contract, 3.4). */
export const FAVORITE_MAX = 200;
