import { VISIT_CONTENTS } from './vocabulary/inquiry-contents.ts';

/**
 * Every address of the site that a link can lead to. Paths end in a slash (the canonical form); ids are
 * numbers, names are encoded here and nowhere else.
 */
const campus = (prefId: number, campusId: number) =>
  `/search/school/pref_id:${prefId}/school_id:${campusId}/`;

/** Five decimals are a metre. */
const degrees = (value: number) => String(Number(value.toFixed(5)));

const pointPath = (point?: { lat: number; lon: number }) =>
  point ? `${degrees(point.lat)}/${degrees(point.lon)}/` : '';

/** Parts of pages that links of other pages lead to: each is the `id` of its part. */
export const anchors = {
  /** The prefectures of the search page. */
  area: 'area',
  /** The fields for words of the search page. */
  words: 'words',
  /** The saved searches of the page of conditions. */
  saved: 'saved',
} as const;

export const paths = {
  home: () => '/',
  /** The page of unknown addresses and failed parameter rules (specification, section 5). */
  notFound: () => '/404/',
  search: () => '/search/',
  /** The first of the five questions. */
  guidedSearch: () => '/search/?guide=1',
  searchByArea: () => `/search/#${anchors.area}`,
  searchByWords: () => `/search/#${anchors.words}`,
  schools: () => '/search/school/',
  schoolsByKeyword: (keyword: string) => `/search/school/?keyword=${encodeURIComponent(keyword)}`,
  /** The result of an empty school search; the specification leaves the word out of its address. */
  schoolsEmptyKeyword: () => '/search/school/keyword/000/',
  schoolsInPrefecture: (prefId: number) => `/search/school/pref_id:${prefId}/`,
  school: (schoolId: number) => `/search/school/school_id:${schoolId}/`,
  campus,
  area: (prefId: number) => `/search/area/pref_id:${prefId}/`,
  /** Estates of a prefecture, or of the whole country; the query says of which cities, stations or region. */
  areaResult: (prefId?: number) =>
    prefId === undefined ? '/search/area/result/' : `/search/area/pref_id:${prefId}/result/`,
  areaResultOfRegion: (areaSlug: string) => `/search/area/result/?area_slug=${areaSlug}`,
  searchCondition: () => '/search_condition/',
  savedConditions: () => `/search_condition/#${anchors.saved}`,
  transit: () => '/search/transit/',
  transitInPrefecture: (prefId: number) => `/search/transit/pref_id:${prefId}/`,
  station: (prefId: number, stationId: number) => `/search/transit/pref_id:${prefId}/${stationId}/`,
  /** A station search without a result; the query says what was searched. */
  noStation: () => '/search/transit/000/',
  /** Within `km` (1, 2, 3, 5 or 10) of a point; without one the visitor chooses it there. */
  range: (km: number, point?: { lat: number; lon: number }) => `/search/range/${pointPath(point)}${km}/`,
  rangeInPrefecture: (km: number, prefId: number) => `/search/range/${km}/?pref_id=${prefId}`,
  /** A range without any estate. */
  rangeEmpty: (km: number, point?: { lat: number; lon: number }) =>
    `/search/range/${pointPath(point)}${km}/404/`,
  /** Without a word the page says what to type. */
  keyword: (keyword = '') => `/search/keyword/${keyword && `?keyword=${encodeURIComponent(keyword)}`}`,
  city: (prefectureSlug: string) => `/city/${prefectureSlug}/`,
  estate: (estateId: number) => `/view/${estateId}/`,
  favorite: () => '/favorite/',
  history: () => '/history/',
  login: () => '/login/',
  regist: () => '/regist/',
  resetPassword: () => '/reset_password/',
  /** The page that a mail about a forgotten password leads to. */
  newPassword: (mail: { code: string; mail_address: string }) =>
    `/reset_password/change/?${new URLSearchParams(mail)}`,
  mypage: () => '/mypage/',
  /** Where a member changes or stops the mails about saved searches. */
  notificationSettings: () => '/mypage/search_condition/',
  topics: () => '/topic/',
  topicsInArea: (areaSlug: string) => `/topic/?area=${areaSlug}`,
  topic: (areaSlug: string, topicId: string) => `/topic/${areaSlug}/${topicId}/`,
  faq: () => '/faq/',
  faqCategory: (category: string) => `/faq/${category}/`,
  guide: () => '/guide/',
  userguide: () => '/userguide/',
  support: () => '/support/',
  supportService: (service: string) => `/support/${service}/`,
  event: () => '/event/',
  easySearch: () => '/event/rakusearch/',
  store: () => '/store/',
  /** Shops that a word leads to; without one the form itself. */
  storesByKeyword: (keyword = '') => `/store/keyword/${keyword && `?keyword=${encodeURIComponent(keyword)}`}`,
  storesInRegion: (areaSlug: string) => `/store/${areaSlug}/`,
  storesInPrefecture: (areaSlug: string, prefectureSlug: string) => `/store/${areaSlug}/${prefectureSlug}/`,
  sitemap: () => '/sitemap/',
  company: () => '/company/',
  policy: () => '/policy/',
  kaiji: () => '/policy/kaiji/',
  privacy: () => '/privacy/',
  request: () => '/request/',
  roomOrder: () => '/mailform/matomete/roomorder/',
  /** The inquiry about the estates that were chosen in a list. */
  viewContact: () => '/view/contact/',
  iconMeanings: () => '/popup/pop_icon/',
  /** The inquiry form without a subject. */
  generalInquiry: () => '/inquiry/general/',
  /** The inquiry form with a visit as its subject; shop and estate are left out when absent (specification, 2.3). */
  inquiry: (about: { shopId?: number; estateId?: number; isVisit?: boolean; isVideo?: boolean } = {}) => {
    const query = new URLSearchParams();
    if (about.shopId !== undefined) query.set('shopId', String(about.shopId));
    if (about.estateId !== undefined) query.set('estateId', String(about.estateId));
    query.set('inquiryContentsId', String(VISIT_CONTENTS));
    if (about.isVisit) query.set('isVisit', '1');
    if (about.isVideo) query.set('isVideo', '1');
    if (about.estateId !== undefined) query.set('fromEstate', 'true');
    return `/inquiry/general/?${query}`;
  },
} as const;
