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

export const paths = {
  home: () => '/',
  /** Where unknown addresses and failed parameter rules end (specification, section 5). */
  notFound: () => '/404/',
  search: () => '/search/',
  /** The first of the five questions. */
  guidedSearch: () => '/search/?guide=1',
  schools: () => '/search/school/',
  schoolsByKeyword: (keyword: string) => `/search/school/?keyword=${encodeURIComponent(keyword)}`,
  /** Where an empty school search leads; the specification blanks the address out. */
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
  transit: () => '/search/transit/',
  transitInPrefecture: (prefId: number) => `/search/transit/pref_id:${prefId}/`,
  station: (prefId: number, stationId: number) => `/search/transit/pref_id:${prefId}/${stationId}/`,
  /** Where a station search without a result leads; the query says what was searched. */
  noStation: () => '/search/transit/000/',
  /** Within `km` (1, 2, 3, 5 or 10) of a point; without one the visitor chooses it there. */
  range: (km: number, point?: { lat: number; lon: number }) => `/search/range/${pointPath(point)}${km}/`,
  rangeInPrefecture: (km: number, prefId: number) => `/search/range/${km}/?pref_id=${prefId}`,
  /** Where a range without any estate leads. */
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
  mypage: () => '/mypage/',
  topics: () => '/topic/',
  topicsInArea: (areaSlug: string) => `/topic/?area=${areaSlug}`,
  topic: (areaSlug: string, topicId: string) => `/topic/${areaSlug}/${topicId}/`,
  faq: () => '/faq/',
  faqCategory: (category: string) => `/faq/${category}/`,
  guide: () => '/guide/',
  userguide: () => '/userguide/',
  support: () => '/support/',
  event: () => '/event/',
  store: () => '/store/',
  storesInRegion: (areaSlug: string) => `/store/${areaSlug}/`,
  storesInPrefecture: (areaSlug: string, prefectureSlug: string) => `/store/${areaSlug}/${prefectureSlug}/`,
  sitemap: () => '/sitemap/',
  company: () => '/company/',
  policy: () => '/policy/',
  privacy: () => '/privacy/',
  request: () => '/request/',
  roomOrder: () => '/mailform/matomete/roomorder/',
  /** The inquiry about the estates that were chosen in a list. */
  viewContact: () => '/view/contact/',
  iconMeanings: () => '/popup/pop_icon/',
  /** The inquiry form; shop and estate are left out when absent (specification, 2.3). */
  inquiry: (about: { shopId?: number; estateId?: number; isVisit?: boolean; isVideo?: boolean } = {}) => {
    const query = new URLSearchParams();
    if (about.shopId !== undefined) query.set('shopId', String(about.shopId));
    if (about.estateId !== undefined) query.set('estateId', String(about.estateId));
    query.set('inquiryContentsId', '3');
    if (about.isVisit) query.set('isVisit', '1');
    if (about.isVideo) query.set('isVideo', '1');
    if (about.estateId !== undefined) query.set('fromEstate', 'true');
    return `/inquiry/general/?${query}`;
  },
} as const;
