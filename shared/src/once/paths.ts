import type { RentTermName } from '../lib/rent-terms/rent-terms.ts';
import { writeDestination } from '../lib/search-fields/destination-text.ts';
import type { Destination } from '../lib/search-fields/field-row.ts';
import { isId } from '../lib/vocabulary/ids.ts';
import { VISIT_CONTENTS } from '../lib/vocabulary/inquiry-contents.ts';
import { COMPARE_CAMPUSES_MAX } from '../lib/vocabulary/list-limits.ts';
import { findPrefectureName } from '../lib/vocabulary/prefectures.ts';
import { DEFAULT_STAY_MONTHS } from '../lib/vocabulary/stay-months.ts';

/**
 * Every address of the site that a link can lead to. Paths end in a slash (the canonical form); ids are
 * numbers, names are encoded here and nowhere else.
 */
const campus = (prefId: number, campusId: number) =>
  `/search/school/pref_id:${prefId}/school_id:${campusId}/`;

const storesInPrefecture = (areaSlug: string, prefectureSlug: string) =>
  `/store/${areaSlug}/${prefectureSlug}/`;

/** A path with those parts of its query that are there. */
function withQuery(path: string, parts: Record<string, string | number | undefined>): string {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${path}?${query}` : path;
}

/** The same where lists and points are among the parts: their commas stay as they are. */
const withLists: typeof withQuery = (path, parts) => withQuery(path, parts).replaceAll('%2C', ',');

/** Query parameters that the pages of an account pass to each other. */
export interface AccountQuery {
  /** Fills the mail address in. */
  mail?: string | undefined;
  /** The page to come back to. */
  return?: string | undefined;
}

/** A part of the page of a booked visit. */
export interface ReservationPart {
  /** The action that the visitor has begun. */
  step?: 'move' | 'cancel';
  /** The finished action. */
  notice?: 'moved' | 'cancelled';
}

/** The subject of a general inquiry. */
export interface InquirySubject {
  shopId?: number;
  estateId?: number;
  /** Further estates that are to be seen on the same visit. */
  alsoIds?: readonly number[];
  /** A kind of room of the estate. */
  roomtypeId?: number;
  isVisit?: boolean;
  isVideo?: boolean;
  /** The first choice of a visit: YYYY-MM-DD and HH:mm. */
  slot?: { date: string; time: string };
}

/** A shop, as its address needs it. */
interface ShopPlace {
  shop_id: number;
  area_slug: string;
  m_prefecture_id: number;
}

/** The open part of a shop's page; without a tab its 店舗案内. */
export interface ShopPart {
  tab?: 'staff' | 'calendar' | 'introduction' | 'access' | undefined;
  /** The month of the calendar, YYYY-MM. */
  month?: string;
  /** The day of the calendar, YYYY-MM-DD. */
  day?: string;
}

/** Which pamphlets a list shows. */
export interface DocumentQuery {
  document_type?: number | undefined;
  area_slug?: string | undefined;
}

/** The stay whose costs a page shows. */
interface StayQuery {
  stay_months?: number | undefined;
  with_meals?: boolean | undefined;
  /** Yen a month, which only a stay with meals has. */
  food_budget?: number | undefined;
}

/** The standard stay is not named. */
const stayQuery = ({ stay_months, with_meals, food_budget }: StayQuery) => ({
  stay_months: stay_months === DEFAULT_STAY_MONTHS ? undefined : stay_months,
  with_meals: with_meals ? 1 : undefined,
  food_budget: with_meals ? food_budget : undefined,
});

const destinationQuery = (key: string, destination: Destination | undefined) =>
  destination ? Object.fromEntries(writeDestination(key, destination)) : {};

/** Query parameters of a link to an estate. */
export interface EstateQuery extends StayQuery {
  /** One or two. */
  campusIds?: readonly number[];
  /** Points in the place of campuses (contract, 7.8). */
  destination?: Destination | undefined;
  second_destination?: Destination | undefined;
  /** The conditions that other homes are to meet as well, as the address of the list has them (contract, 7.10). */
  musts?: Readonly<Record<string, string>> | undefined;
}

/** The campuses of an address that {@link paths.estate} or {@link paths.compare} wrote: none, one or two. */
export function campusesOf(query: URLSearchParams): number[] {
  const words = (query.get('campus') ?? '').split(',').filter((word) => /^\d{1,10}$/.test(word));
  return [...new Set(words.map(Number))].filter(isId).slice(0, COMPARE_CAMPUSES_MAX);
}

/** The place of an estate in a list: an `id`. */
export const estateAnchor = (estateId: number) => `estate-${estateId}`;

/** Five decimals are a metre. */
const degrees = (value: number) => String(Number(value.toFixed(5)));

const pointPath = (point?: { lat: number; lon: number }) =>
  point ? `${degrees(point.lat)}/${degrees(point.lon)}/` : '';

/** Parts of pages that links of other pages lead to: each is the `id` of its part. */
export const anchors = {
  /** The prefectures of the search page. */
  area: 'area',
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
  areaResultOfCity: (prefId: number, cityId: number) =>
    `/search/area/pref_id:${prefId}/result/?city_id=${cityId}`,
  areaResultOfRegion: (areaSlug: string) => `/search/area/result/?area_slug=${areaSlug}`,
  /** Estates of all regions that have a condition or an equipment. */
  areaResultOfWish: (wish: { condition?: number; equipment?: number }) =>
    withQuery('/search/area/result/', wish),
  /** Estates from which a point is reached, the quickest way first. */
  destination: (destination: Destination) =>
    withLists('/search/area/result/', destinationQuery('to', destination)),
  searchCondition: () => '/search_condition/',
  /** Where the mails of saved conditions are stopped without a login, by the key of a mail. */
  stopMails: (key: string) => withQuery('/search_condition/', { stop: key }),
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
  /**
   * With what the list that leads there is of: campuses and destinations head the page with their ways, the stay prices it, similar
   * homes keep the conditions.
   */
  estate: (
    estateId: number,
    { campusIds = [], destination, second_destination, musts, ...stay }: EstateQuery = {},
  ) =>
    withLists(`/view/${estateId}/`, {
      campus: campusIds.join(','),
      ...destinationQuery('to', destination),
      ...destinationQuery('second_to', second_destination),
      ...stayQuery(stay),
      ...musts,
    }),
  /** The short page of an estate, for whoever has the key that staff handed over. */
  simpleview: (prefectureSlug: string, estateId: number, key: string) =>
    `/simpleview/${prefectureSlug}/${estateId}/${key}/`,
  favorite: () => '/favorite/',
  /** Favourites by their ids, for browsers without scripts. */
  favoritesByIds: (estateIds: readonly number[]) => `/favorite/?homes=${estateIds.join(',')}`,
  /** Two to four homes side by side, with the ways to one or two campuses. The usual stay follows from these: any other is named. */
  compare: (
    estateIds: readonly number[],
    campusIds: readonly number[] = [],
    { stay_months, with_meals, food_budget }: StayQuery = {},
  ) =>
    withLists('/favorite/', {
      compare: estateIds.join(','),
      campus: campusIds.join(','),
      stay_months,
      with_meals: with_meals ? 1 : undefined,
      food_budget,
    }),
  /** A family's list, for everybody who has its link. */
  sharedList: (shareKey: string, stay: StayQuery = {}) =>
    withQuery('/favorite/', { share: shareKey, ...stayQuery(stay) }),
  history: () => '/history/',
  /** `notice` names why a server leads there. */
  login: (query: AccountQuery & { notice?: string } = {}) => withQuery('/login/', { ...query }),
  regist: (query: AccountQuery = {}) => withQuery('/regist/', { ...query }),
  /** Where the code of the registration mail is entered. `from`: by who has the mail, whatever the tab knows. */
  registrationCode: (query: AccountQuery & { from?: 'mail' } = {}) =>
    withQuery('/regist/', { step: 'code', ...query }),
  resetPassword: (query: AccountQuery = {}) => withQuery('/reset_password/', { ...query }),
  /** The page that a mail about a forgotten password leads to. */
  newPassword: (mail?: { code: string; mail_address: string }) =>
    withQuery('/reset_password/change/', { ...mail }),
  mypage: () => '/mypage/',
  /** Its four sections, or one of them. */
  changeRegistration: (section?: string) => withQuery('/change_registration/', { section }),
  withdrawal: () => '/withdrawal/',
  /** Where a member changes or stops the mails about saved searches. */
  notificationSettings: () => '/mypage/search_condition/',
  topics: () => '/topic/',
  topicsInArea: (areaSlug: string) => `/topic/?area=${areaSlug}`,
  topic: (areaSlug: string, topicId: string) => `/topic/${areaSlug}/${topicId}/`,
  /** A topic before it is published, without the key that opens it. */
  topicPreview: (topicId: string) => `/topic/preview/${topicId}/`,
  newOpenPreview: (topicId: string) => `/topic/newopen_preview/${topicId}/`,
  faq: () => '/faq/',
  faqCategory: (category: string) => `/faq/${category}/`,
  /** A list of questions about the site, on the top page of the questions. */
  faqSection: (section: string) => `/faq/#${section}`,
  guide: () => '/guide/',
  /** The words of renting, on the address of the guide. */
  glossary: () => '/guide/?glossary=1',
  /** One word of renting. */
  rentTerm: (name: RentTermName) => withQuery('/guide/', { term: name }),
  userguide: () => '/userguide/',
  support: () => '/support/',
  supportService: (service: string) => `/support/${service}/`,
  event: () => '/event/',
  /** A campaign, or a page below one, by its id in the content service. */
  campaign: (id: string) => `/event/${id.split('--').map(encodeURIComponent).join('/')}/`,
  leaflets: (filter: DocumentQuery = {}) => withQuery('/leaflets/', { ...filter }),
  download: (filter: DocumentQuery = {}) => withQuery('/download/', { ...filter }),
  commercials: () => '/cm/',
  store: () => '/store/',
  /** Shops that a word leads to; without one the form itself. */
  storesByKeyword: (keyword = '') => `/store/keyword/${keyword && `?keyword=${encodeURIComponent(keyword)}`}`,
  storesInRegion: (areaSlug: string) => `/store/${areaSlug}/`,
  /** A shop's page. */
  shop: ({ shop_id, area_slug, m_prefecture_id }: ShopPlace, part: ShopPart = {}) =>
    withQuery(storesInPrefecture(area_slug, findPrefectureName(m_prefecture_id)?.slug ?? ''), {
      shop: shop_id,
      ...part,
    }),
  storesInPrefecture,
  sitemap: () => '/sitemap/',
  company: () => '/company/',
  policy: () => '/policy/',
  kaiji: () => '/policy/kaiji/',
  privacy: () => '/privacy/',
  /** The pamphlets; of one kind, of one region. */
  request: (filter: DocumentQuery = {}) => withQuery('/request/', { ...filter }),
  /** The bulk order; its first row is for a prefecture if one is given. */
  roomOrder: (prefId?: number) => withQuery('/mailform/matomete/roomorder/', { prefId }),
  /** The inquiry about estates that were chosen in a list; without ids about those that the tab keeps. */
  viewContact: (estateIds: readonly number[] = []) =>
    withQuery('/view/contact/', { estate_ids: estateIds.join(',') }),
  iconMeanings: () => '/popup/pop_icon/',
  /** The request for pamphlets; without ids for those that the tab keeps. */
  requestContact: (documentIds: readonly number[] = []) =>
    withQuery('/request/contact/', { document_ids: documentIds.join(',') }),
  /** The request for material about estates, or about a school or a prefecture. */
  estateMaterial: (about: { estateIds?: readonly number[]; campusId?: number; prefId?: number } = {}) =>
    withQuery('/data_request/contact/', {
      estateIds: about.estateIds?.join(','),
      campusId: about.campusId,
      prefId: about.prefId,
    }),
  webConsultation: () => '/mailform/web_soudankai/',
  /** A form that the content service describes. */
  mailForm: (name: string) => `/mailform/${encodeURIComponent(name)}/`,
  /** How a contract is explained online, and the form for it. */
  contractService: (estateId?: number) => withQuery('/pr/it_id/', { estateId }),
  contractServiceInquiry: (estateId?: number) => withQuery('/pr/it_id/inquiry/', { estateId }),
  /** How a home is visited without staff, and the form for it. */
  selfViewing: (estateId?: number) => withQuery('/pr/self_naiken/', { estateId }),
  selfViewingInquiry: (estateId?: number) => withQuery('/pr/self_naiken/inquiry/', { estateId }),
  /**
   * The inquiry form. The subject is a visit where one is meant; else the form asks for it (contract, 7.7). Shop and
   * estate are left out when absent (specification, 2.3).
   */
  inquiry: (about: InquirySubject = {}) =>
    withQuery('/inquiry/general/', {
      shopId: about.shopId,
      estateId: about.estateId,
      alsoIds: about.alsoIds?.length ? about.alsoIds.join(',') : undefined,
      inquiryContentsId: about.isVisit || about.isVideo ? VISIT_CONTENTS : undefined,
      isVisit: about.isVisit ? 1 : undefined,
      isVideo: about.isVideo ? 1 : undefined,
      roomtypeId: about.roomtypeId,
      date: about.slot?.date,
      time: about.slot?.time,
      fromEstate: about.estateId === undefined ? undefined : 'true',
    }),
  /** Where a booked visit is moved or cancelled, by the key of its mail. */
  reservation: (key: string, part: ReservationPart = {}) =>
    withQuery('/inquiry/general/', { reservation: key, ...part }),
  /** The same for a member, by the inquiry that booked it. */
  ownReservation: (inquiryId: number, part: ReservationPart = {}) =>
    withQuery('/inquiry/general/', { inquiry: inquiryId, ...part }),
} as const;
