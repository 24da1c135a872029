export {
  ApiError,
  apiStatus,
  configureApi,
  configureContent,
  loadSnippet,
  nullOn404,
  nullOnError,
} from '@gakumado/shared/connection';
export type { ContentListing, Visit } from '@gakumado/shared/connection';
export { findCaptchaChallenge, findCaptchaProvider, findCaptchaQuestion } from './captcha-api.ts';
export {
  cancelReservation,
  changeReservation,
  createInquiry,
  findReservation,
  findSelfViewingCalendar,
  listInquiries,
  orderRooms,
} from './inquiry-api.ts';
export { allPages } from './all-pages.ts';
export { chunksOf } from './chunks-of.ts';
export {
  findContentPage,
  findEvent,
  findMailForm,
  findTopic,
  findTopicDraft,
  listAreas,
  listContentPrefectures,
  listEventRelatives,
  listEvents,
  listFaq,
  listMailFormNames,
  listPageTitles,
  listTopics,
} from './content-api.ts';
export {
  findCampusAdvice,
  listCampusFeatures,
  listCampusNeighbours,
  listCampusRanking,
  listSpots,
  listUndergraduates,
} from './campus-info-api.ts';
export { listHomeNotes, saveHomeNotes } from './home-note-api.ts';
export { exchangeMySearch } from './my-search-api.ts';
export { listBanners, listInfos } from './notice-api.ts';
export {
  deleteConditions,
  findMailedConditions,
  listSavedConditions,
  restoreCondition,
  saveCondition,
  stopConditionMails,
  updateCondition,
} from './condition-api.ts';
export {
  checkMailAddress,
  confirmCustomer,
  confirmMailChange,
  createCustomer,
  deleteCustomer,
  findCustomer,
  listSessions,
  loginCustomer,
  logoutCustomer,
  logoutOtherSessions,
  refreshCustomer,
  resendConfirmation,
  updateCustomer,
} from './customer-api.ts';
export { listNotifications, markNotificationsRead } from './notification-api.ts';
export { checkPassword, checkPasswordHistory, requestPasswordReset, resetPassword } from './password-api.ts';
export {
  closeShareList,
  createShareList,
  findShareList,
  forgetOwnShareList,
  listOwnShareLists,
  proposeEstate,
  renameVerdicts,
  saveOwnShareList,
  saveVerdict,
  updateShareList,
} from './share-api.ts';
export { joinWaitlist, leaveWaitlist, listWaitlist } from './waitlist-api.ts';
export { countFavorites, listFavorites, saveFavorites } from './favorite-api.ts';
export { listHistory, listHistoryEstates, saveHistory } from './history-api.ts';
export { findCampus, listCampuses } from './school-api.ts';
export { interpretKeyword, listGroupedSuggestions } from './search-words-api.ts';
export {
  compareCost,
  findStreetFacts,
  findSurroundings,
  findEstate,
  findReach,
  findSimpleview,
  findStation,
  listCosts,
  listEstatePins,
  listEstates,
  listEstatesNearCampus,
  listFacilities,
  listLineStations,
  listRecommendations,
  listRelaxations,
  listRoomtypes,
  listWalks,
} from './estate-api.ts';
export {
  findPrefectureRent,
  listAddressesByZip,
  listCities,
  listCityEstates,
  listPrefectures,
} from './address-api.ts';
export {
  findShop,
  findShopIntroduction,
  listEquipment,
  listRegionDays,
  listShopDays,
  listShopStaff,
  listShops,
} from './shop-api.ts';
export { listDocuments } from './document-api.ts';
export { listSitemapEntries, listSitemapPlaces } from './sitemap-api.ts';
