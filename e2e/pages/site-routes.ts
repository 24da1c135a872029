/** One route of the site (specification, 2.1 and 2.2) and what the site promises about it. */
export interface SiteRoute {
  /** Address without the outer slashes, parameters as the router writes them. */
  route: string;
  /** An address that exists in the sample data. */
  example: string;
  layout: string;
  /** Names of the guards in the order in which they run. */
  guards: readonly string[];
  /** The remote that answers, or the shell. */
  owner: 'shell' | 'mf-search' | 'mf-estate' | 'mf-member' | 'mf-content';
  /** Whether search engines may list it: always, never, or as its page decides. */
  index: 'yes' | 'no' | 'any';
}

type Row = readonly [
  route: string,
  layout: string,
  guards: string,
  index: SiteRoute['index'],
  example?: string,
];

const rows: Record<SiteRoute['owner'], readonly Row[]> = {
  shell: [['404', 'default', '', 'no']],
  'mf-search': [
    ['search', 'default', '', 'yes'],
    ['search_condition', 'searchNotContact', '', 'any'],
    ['popup/pop_icon', 'popup', '', 'no'],
    ['search/keyword', 'default', '', 'any', '/search/keyword/?keyword=%E6%97%A9%E7%A8%B2%E7%94%B0'],
    ['search/school', 'default', '', 'yes'],
    ['search/transit', 'transit', '', 'yes'],
    ['search/transit/000', 'searchNotContact', '', 'any'],
    ['search/school/keyword/000', 'searchNotContact', '', 'any'],
    ['', 'default', '', 'yes'],
    ['search/area/:pref_id', 'default', 'pid', 'yes', '/search/area/pref_id:13/'],
    ['search/area/:pref_id?/result', 'default', 'pid', 'any', '/search/area/pref_id:13/result/'],
    ['search/school/:pref_or_school_id', 'schoolID', 'pid1 pid', 'yes', '/search/school/pref_id:13/'],
    [
      'search/school/:pref_or_school_id/:school_id',
      'schoolID',
      'pid2 pid',
      'yes',
      '/search/school/pref_id:13/school_id:56/',
    ],
    ['search/transit/:pref_id', 'transit', 'pid', 'yes', '/search/transit/pref_id:13/'],
    ['search/transit/:pref_id/:s_id', 'searchStation', '', 'yes', '/search/transit/pref_id:13/1130102/'],
    ['search/range/:lat?/:lon?/:dis', 'default', '', 'any', '/search/range/35.706/139.707/3/'],
    ['search/range/:lat?/:lon?/:dis?/404', 'searchNotContact', '', 'any', '/search/range/20.5/136.1/3/404/'],
    ['city/:prefecture', 'city', '', 'yes', '/city/tokyo/'],
  ],
  'mf-estate': [
    ['view/:id', 'view', 'num', 'yes', '/view/102765/'],
    ['simpleview/:pref?/:estate_id?/:random_key', 'view', 'key', 'no', '/simpleview/tokyo/102765/Ab3dEf5h/'],
  ],
  'mf-member': [
    ['change_registration', 'mypage', 'auth', 'no'],
    ['favorite', 'favorite', 'fav', 'no'],
    ['history', 'history', 'hist', 'no'],
    ['login', 'login', 'login', 'no'],
    ['mypage', 'mypage', 'auth', 'no'],
    ['regist', 'auth', 'guestOnly', 'any'],
    ['request', 'inquiry', '', 'no'],
    ['reset_password', 'auth', 'guestOnly', 'no'],
    ['withdrawal', 'mypage', 'auth', 'no'],
    ['data_request/contact', 'inquiry', '', 'no'],
    ['inquiry/general', 'inquiry', '', 'no', '/inquiry/general/?inquiryContentsId=3'],
    ['mailform/web_soudankai', 'contents_mailform', '', 'no'],
    ['mypage/search_condition', 'mypage', 'auth', 'no'],
    ['request/contact', 'inquiry', '', 'no'],
    [
      'reset_password/change',
      'auth',
      'code',
      'no',
      '/reset_password/change/?code=123456&mail_address=hanako%40example.com',
    ],
    ['view/contact', 'viewContact', '', 'no'],
    ['mailform/matomete/roomorder', 'matomete', '', 'no'],
    ['pr/it_id/inquiry', 'inquiry', '', 'no'],
    ['pr/self_naiken/inquiry', 'inquiry', '', 'no'],
    ['mailform/:name', 'contents_mailform', '', 'no', '/mailform/owner/'],
  ],
  'mf-content': [
    ['cm', 'basic', '', 'any'],
    ['company', 'basic', '', 'any'],
    ['download', 'basic', '', 'any'],
    ['event', 'event', '', 'yes'],
    ['faq', 'default', '', 'yes'],
    ['guide', 'guide', '', 'yes'],
    ['leaflets', 'basic', '', 'any'],
    ['policy', 'basic', '', 'any'],
    ['privacy', 'basic', '', 'any'],
    ['sitemap', 'basic', '', 'any'],
    ['store', 'store', '', 'yes'],
    ['support', 'default', '', 'yes'],
    ['topic', 'topic', '', 'yes'],
    ['userguide', 'guide', '', 'any'],
    ['event/corona', 'event', '', 'yes'],
    ['event/gekkan_chintai', 'event', '', 'yes'],
    ['event/line', 'event', '', 'yes'],
    ['event/rakusearch', 'event', '', 'yes'],
    ['event/template1', 'event', '', 'yes'],
    ['faq/chintai', 'default', '', 'yes'],
    ['faq/keiyaku', 'default', '', 'yes'],
    ['faq/koushin', 'default', '', 'yes'],
    ['faq/mansion', 'default', '', 'yes'],
    ['faq/nyuukyogo', 'default', '', 'yes'],
    ['faq/raitenkengaku', 'default', '', 'yes'],
    ['faq/setsubi', 'default', '', 'yes'],
    ['faq/shiryou', 'default', '', 'yes'],
    ['faq/shurui', 'default', '', 'yes'],
    ['faq/yoyaku', 'default', '', 'yes'],
    ['policy/kaiji', 'basic', '', 'any'],
    ['pr/it_id', 'template2', '', 'any'],
    ['pr/self_naiken', 'template2', '', 'any'],
    ['store/keyword', 'store', '', 'any', '/store/keyword/?keyword=%E6%9D%B1%E4%BA%AC'],
    ['support/assist', 'default', '', 'yes'],
    ['support/concierge', 'default', '', 'yes'],
    ['support/environment', 'default', '', 'yes'],
    ['support/equipment', 'default', '', 'yes'],
    ['support/total', 'default', '', 'yes'],
    ['event/rakusearch/s_videocall', 'event', '', 'yes'],
    ['topic/newopen_preview/:id', 'topic', 'num', 'no', '/topic/newopen_preview/301/'],
    ['topic/preview/:id', 'topic', 'num', 'no', '/topic/preview/301/'],
    ['topic/:area/:id', 'topic', 'areaSlug num', 'yes', '/topic/kanto/301/'],
    ['event/:event_name', 'event', 'slug', 'yes', '/event/spring/'],
    ['event/:event_name/:event_child', 'event', 'slug', 'yes', '/event/spring/schedule/'],
    ['event/:event_name/:event_child/:child_01', 'event', 'slug', 'yes', '/event/spring/schedule/checklist/'],
    ['store/:area_or_pref', 'store', 'placeSlug', 'yes', '/store/kanto/'],
    ['store/:area_or_pref/:pref', 'store', 'placeSlug', 'yes', '/store/kanto/tokyo/'],
  ],
};

/** The 88 routes. */
export const siteRoutes: readonly SiteRoute[] = Object.entries(rows).flatMap(([owner, ofOwner]) =>
  ofOwner.map(([route, layout, guards, index, example]) => ({
    route,
    example: example ?? (route === '' ? '/' : `/${route}/`),
    layout,
    guards: guards.split(' ').filter(Boolean),
    owner: owner as SiteRoute['owner'],
    index,
  })),
);
