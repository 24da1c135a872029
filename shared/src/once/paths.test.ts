import { paths } from './paths.ts';

const point = { lat: 35.7058412, lon: 139.719 };

/** Every address on one screen. A builder that is missing here does not compile. */
const addresses: Record<keyof typeof paths, [built: string, address: string]> = {
  home: [paths.home(), '/'],
  notFound: [paths.notFound(), '/404/'],
  search: [paths.search(), '/search/'],
  guidedSearch: [paths.guidedSearch(), '/search/?guide=1'],
  searchByArea: [paths.searchByArea(), '/search/#area'],
  schools: [paths.schools(), '/search/school/'],
  schoolsByKeyword: [
    paths.schoolsByKeyword('早稲田 & 明治'),
    '/search/school/?keyword=%E6%97%A9%E7%A8%B2%E7%94%B0%20%26%20%E6%98%8E%E6%B2%BB',
  ],
  schoolsEmptyKeyword: [paths.schoolsEmptyKeyword(), '/search/school/keyword/000/'],
  schoolsInPrefecture: [paths.schoolsInPrefecture(13), '/search/school/pref_id:13/'],
  school: [paths.school(21), '/search/school/school_id:21/'],
  campus: [paths.campus(13, 56), '/search/school/pref_id:13/school_id:56/'],
  area: [paths.area(13), '/search/area/pref_id:13/'],
  areaResult: [paths.areaResult(13), '/search/area/pref_id:13/result/'],
  areaResultOfCity: [paths.areaResultOfCity(13, 13104), '/search/area/pref_id:13/result/?city_id=13104'],
  areaResultOfRegion: [paths.areaResultOfRegion('kanto'), '/search/area/result/?area_slug=kanto'],
  areaResultOfWish: [paths.areaResultOfWish({ condition: 61 }), '/search/area/result/?condition=61'],
  destination: [
    paths.destination({ lat: 35.649_35, lon: 139.742_85, name: '三田' }),
    '/search/area/result/?to=35.64935,139.74285&to_name=%E4%B8%89%E7%94%B0',
  ],
  searchCondition: [paths.searchCondition(), '/search_condition/'],
  savedConditions: [paths.savedConditions(), '/search_condition/#saved'],
  transit: [paths.transit(), '/search/transit/'],
  transitInPrefecture: [paths.transitInPrefecture(13), '/search/transit/pref_id:13/'],
  station: [paths.station(13, 1130208), '/search/transit/pref_id:13/1130208/'],
  noStation: [paths.noStation(), '/search/transit/000/'],
  range: [paths.range(3, point), '/search/range/35.70584/139.719/3/'],
  rangeInPrefecture: [paths.rangeInPrefecture(3, 13), '/search/range/3/?pref_id=13'],
  rangeEmpty: [paths.rangeEmpty(3, point), '/search/range/35.70584/139.719/3/404/'],
  keyword: [paths.keyword('駅近'), '/search/keyword/?keyword=%E9%A7%85%E8%BF%91'],
  city: [paths.city('tokyo'), '/city/tokyo/'],
  estate: [paths.estate(100015), '/view/100015/'],
  simpleview: [paths.simpleview('tokyo', 100015, 'key'), '/simpleview/tokyo/100015/key/'],
  favorite: [paths.favorite(), '/favorite/'],
  favoritesByIds: [paths.favoritesByIds([3, 1]), '/favorite/?homes=3,1'],
  history: [paths.history(), '/history/'],
  login: [
    paths.login({ mail: 'hanako+1@example.com', return: '/view/12/' }),
    '/login/?mail=hanako%2B1%40example.com&return=%2Fview%2F12%2F',
  ],
  regist: [paths.regist(), '/regist/'],
  resetPassword: [paths.resetPassword(), '/reset_password/'],
  newPassword: [
    paths.newPassword({ code: '123456', mail_address: 'hanako+1@example.com' }),
    '/reset_password/change/?code=123456&mail_address=hanako%2B1%40example.com',
  ],
  stopMails: [paths.stopMails('3-7.a_b'), '/search_condition/?stop=3-7.a_b'],
  mypage: [paths.mypage(), '/mypage/'],
  notificationSettings: [paths.notificationSettings(), '/mypage/search_condition/'],
  topics: [paths.topics(), '/topic/'],
  topicsInArea: [paths.topicsInArea('kanto'), '/topic/?area=kanto'],
  topic: [paths.topic('kanto', 'abc'), '/topic/kanto/abc/'],
  topicPreview: [paths.topicPreview('901'), '/topic/preview/901/'],
  newOpenPreview: [paths.newOpenPreview('902'), '/topic/newopen_preview/902/'],
  faq: [paths.faq(), '/faq/'],
  faqCategory: [paths.faqCategory('keiyaku'), '/faq/keiyaku/'],
  faqSection: [paths.faqSection('kaiin'), '/faq/#kaiin'],
  guide: [paths.guide(), '/guide/'],
  glossary: [paths.glossary(), '/guide/?glossary=1'],
  rentTerm: [paths.rentTerm('敷金'), '/guide/?term=%E6%95%B7%E9%87%91'],
  userguide: [paths.userguide(), '/userguide/'],
  support: [paths.support(), '/support/'],
  supportService: [paths.supportService('assist'), '/support/assist/'],
  event: [paths.event(), '/event/'],
  campaign: [paths.campaign('spring--schedule'), '/event/spring/schedule/'],
  leaflets: [paths.leaflets({ document_type: 2 }), '/leaflets/?document_type=2'],
  download: [paths.download(), '/download/'],
  commercials: [paths.commercials(), '/cm/'],
  store: [paths.store(), '/store/'],
  storesInRegion: [paths.storesInRegion('kanto'), '/store/kanto/'],
  shop: [
    paths.shop(
      { shop_id: 5, area_slug: 'kanto', m_prefecture_id: 13 },
      { tab: 'calendar', day: '2026-12-05' },
    ),
    '/store/kanto/tokyo/?shop=5&tab=calendar&day=2026-12-05',
  ],
  storesInPrefecture: [paths.storesInPrefecture('kanto', 'tokyo'), '/store/kanto/tokyo/'],
  storesByKeyword: [paths.storesByKeyword('新宿'), '/store/keyword/?keyword=%E6%96%B0%E5%AE%BF'],
  sitemap: [paths.sitemap(), '/sitemap/'],
  company: [paths.company(), '/company/'],
  policy: [paths.policy(), '/policy/'],
  kaiji: [paths.kaiji(), '/policy/kaiji/'],
  privacy: [paths.privacy(), '/privacy/'],
  request: [
    paths.request({ document_type: 2, area_slug: 'kanto' }),
    '/request/?document_type=2&area_slug=kanto',
  ],
  roomOrder: [paths.roomOrder(), '/mailform/matomete/roomorder/'],
  viewContact: [paths.viewContact([12, 34]), '/view/contact/?estate_ids=12%2C34'],
  requestContact: [paths.requestContact(), '/request/contact/'],
  estateMaterial: [
    paths.estateMaterial({ estateIds: [100015, 100016], campusId: 5, prefId: 13 }),
    '/data_request/contact/?estateIds=100015%2C100016&campusId=5&prefId=13',
  ],
  webConsultation: [paths.webConsultation(), '/mailform/web_soudankai/'],
  mailForm: [paths.mailForm('owner'), '/mailform/owner/'],
  contractService: [paths.contractService(100015), '/pr/it_id/?estateId=100015'],
  contractServiceInquiry: [paths.contractServiceInquiry(100015), '/pr/it_id/inquiry/?estateId=100015'],
  selfViewing: [paths.selfViewing(100015), '/pr/self_naiken/?estateId=100015'],
  selfViewingInquiry: [paths.selfViewingInquiry(100015), '/pr/self_naiken/inquiry/?estateId=100015'],
  reservation: [paths.reservation('a.b'), '/inquiry/general/?reservation=a.b'],
  ownReservation: [paths.ownReservation(3, { step: 'move' }), '/inquiry/general/?inquiry=3&step=move'],
  registrationCode: [
    paths.registrationCode({ return: '/favorite/', from: 'mail' }),
    '/regist/?step=code&return=%2Ffavorite%2F&from=mail',
  ],
  changeRegistration: [paths.changeRegistration('mail'), '/change_registration/?section=mail'],
  withdrawal: [paths.withdrawal(), '/withdrawal/'],
  compare: [paths.compare([3, 1], [56]), '/favorite/?compare=3,1&campus=56'],
  sharedList: [paths.sharedList('abc'), '/favorite/?share=abc'],
  iconMeanings: [paths.iconMeanings(), '/popup/pop_icon/'],
  inquiry: [
    paths.inquiry({ shopId: 5, estateId: 100015, isVisit: true, isVideo: true }),
    '/inquiry/general/?shopId=5&estateId=100015&inquiryContentsId=3&isVisit=1&isVideo=1&fromEstate=true',
  ],
};

test.each(Object.entries(addresses))('%s', (_name, [built, address]) => {
  expect(built).toBe(address);
});

test('a stay is named as far as it is not the standard one, and its food only where meals count', () => {
  const stay = { stay_months: 24, with_meals: true, food_budget: 40_000 };
  expect(paths.estate(1, { campusIds: [55], ...stay })).toBe(
    '/view/1/?campus=55&stay_months=24&with_meals=1&food_budget=40000',
  );
  expect(paths.estate(1, { ...stay, stay_months: 48, with_meals: false })).toBe('/view/1/');
  expect(paths.compare([1, 2], [55], { stay_months: 48 })).toBe(
    '/favorite/?compare=1,2&campus=55&stay_months=48',
  );
});

test('an absent value leaves its part of the address out', () => {
  expect(paths.areaResult()).toBe('/search/area/result/');
  expect(paths.range(3)).toBe('/search/range/3/');
  expect(paths.rangeEmpty(3)).toBe('/search/range/3/404/');
  expect(paths.keyword()).toBe('/search/keyword/');
  expect(paths.storesByKeyword()).toBe('/store/keyword/');
  expect(paths.inquiry()).toBe('/inquiry/general/');
  expect(paths.estateMaterial()).toBe('/data_request/contact/');
  expect(paths.contractServiceInquiry()).toBe('/pr/it_id/inquiry/');
  expect(paths.roomOrder(2)).toBe('/mailform/matomete/roomorder/?prefId=2');
});
