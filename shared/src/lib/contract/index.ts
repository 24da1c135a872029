export type {
  ContentArea,
  ContentEvent,
  ContentFields,
  ContentImage,
  ContentList,
  ContentPage,
  ContentPrefecture,
  EventCard,
  FaqEntry,
  Topic,
  TopicCard,
} from './content.ts';
export {
  customerCheckSchema,
  customerCreatedSchema,
  customerSchema,
  endedCountSchema,
  guestListsSchema,
  loginResultSchema,
  loginSessionSchema,
  passwordCheckSchema,
  passwordHistorySchema,
} from './customer.ts';
export type {
  Customer,
  CustomerCreateRequest,
  CustomerDeleteRequest,
  LoginRequest,
  LoginResult,
  LoginSession,
} from './customer.ts';
export { homeNoteSchema, homeNotesSaveSchema } from './home-note.ts';
export { mySearchExchangeAnswer, mySearchExchangeSchema } from './my-search.ts';
export type { MySearchExchangeRequest, MySearchOfMember } from './my-search.ts';
export type { HomeNote, HomeNotesSaveRequest } from './home-note.ts';
export { favoriteSchema, savedCountSchema, saveEstatesSchema } from './favorite.ts';
export type { Favorite, SaveEstatesRequest, SavedCount, SavedEstate } from './favorite.ts';
export { historyEntrySchema, historyListSchema } from './history.ts';
export type { HistoryEntry, HistoryListRequest } from './history.ts';
export * from './envelope.ts';
export * from './school.ts';
export * from './search-words.ts';
export * from './estate.ts';
export * from './cost-comparison.ts';
export * from './estate-filter.ts';
export { moveInMonths } from '../calendar-days.ts';
export * from './estate-places.ts';
export * from './estate-detail.ts';
export * from './reach.ts';
export * from './relaxation.ts';
export * from './estate-rooms.ts';
export * from './street-facts.ts';
export * from './surroundings.ts';
export * from './address.ts';
export * from './shop.ts';
export * from './simpleview.ts';
export * from './info.ts';
export * from './document.ts';
export * from './banner.ts';
export * from './master.ts';
export * from './fields.ts';
export * from './captcha.ts';
export type { BookingKind, PreferredSlot } from './booking.ts';
export * from './inquiry.ts';
export * from './log.ts';
export * from './notification.ts';
export * from './saved-condition.ts';
export * from './share-list.ts';
export * from './sitemap.ts';
export * from './waitlist.ts';
export * from './walk.ts';
