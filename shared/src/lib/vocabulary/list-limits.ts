/* How many entries a list takes. The sentences about them are made of these numbers (forms/messages). */

/** Favourites of one visitor (contract, 3.4). */
export const FAVORITE_MAX = 200;
/** Viewed estates of one visitor (specification, section 9). */
export const HISTORY_MAX = 10;
/** Saved searches of one member (contract, 3.8). */
export const CONDITION_MAX = 20;
/** Searches that a guest's device keeps: the latest (contract, 4.14). */
export const GUEST_CONDITION_MAX = 5;
/** Buildings that one member waits for. */
export const WAITLIST_MAX = 50;
/** Estates of one inquiry (contract, 4.7). */
export const CONTACT_MAX = 10;
/** Estates that are compared side by side (contract, 7.3), and campuses to which their ways are shown. */
export const COMPARE_MIN = 2;
export const COMPARE_MAX = 4;
export const COMPARE_CAMPUSES_MAX = 2;
/** Schools or areas of one bulk order (contract, 4.10). */
export const ORDER_TARGETS_MAX = 5;
/** Conditions and equipment together that such an order may mark 必須. */
export const ORDER_MUSTS_MAX = 3;
/** Estates of one shared list, and the people who give verdicts on it. */
export const SHARE_ESTATES_MAX = 20;
export const SHARE_PEOPLE_MAX = 10;
/** Verdicts that a device may take along to another name: more than a list holds, for homes that left it and may return. */
export const SHARE_OWN_MAX = 200;
/** Days for which its owner may ask that a shared list is there. */
export const SHARE_DAYS_MAX = 90;
/** Lists of a family in one account. */
export const OWN_SHARE_LISTS_MAX = 20;
/** Schools that a person says to consider (contract, 4.6). */
export const SCHOOLS_MAX = 3;
/** Conditions, pieces of equipment or kinds of buildings that somebody asks for in a form (contract, 4.9 and 4.10). */
export const CHOICES_MAX = 10;
/** Pamphlets of one request (contract, 4.8). */
export const DOCUMENTS_MAX = 10;
/** Estates of one call that saves favourites or views (contract, 3.4). */
export const SAVE_MAX = 100;
/** Estates that one call of estate/list gives by their ids. */
export const ESTATE_IDS_MAX = 50;

/** Entries of a page of a list, unless more are asked for, and at most (contract, section 1). */
export const PAGE_SIZE = 20;
export const PAGE_SIZE_MAX = 100;
/** Entries that the content service gives at once. */
export const CONTENT_SIZE_MAX = 100;
/** Addresses of one file of a sitemap (sitemaps.org), and of one page of the call that lists them. */
export const SITEMAP_MAX = 50_000;
/** Suggestions for what is being typed. */
export const SUGGESTIONS_MAX = 20;

/** Places beside the campuses of a text. */
export const PLACES_BESIDE_CAMPUSES = 5;
