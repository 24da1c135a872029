import type { RemoteRoute } from '@gakumado/shared/routing';

/** Finding a home: the pages of this remote. Fixed addresses come before those with parameters. */
export const routes: RemoteRoute[] = [
  {
    id: 'mf-search/home-page',
    path: '/',
    handle: { layout: 'default' },
    lazy: () => import(/* webpackChunkName: "home-page" */ './pages/home/home-page.tsx'),
  },
  {
    id: 'mf-search/search-hub-page',
    path: '/search',
    handle: { layout: 'default', mySearch: 'page' },
    lazy: () => import(/* webpackChunkName: "search-hub-page" */ './pages/search-hub/search-hub-page.tsx'),
  },
  {
    id: 'mf-search/schools-page',
    path: '/search/school',
    handle: { layout: 'default' },
    lazy: () => import(/* webpackChunkName: "schools-page" */ './pages/schools/schools-page.tsx'),
  },
  {
    id: 'mf-search/no-keyword-page',
    path: '/search/school/keyword/000',
    handle: { layout: 'searchNotContact' },
    lazy: () => import(/* webpackChunkName: "no-keyword-page" */ './pages/no-keyword/no-keyword-page.tsx'),
  },
  {
    id: 'mf-search/keyword-page',
    path: '/search/keyword',
    handle: { layout: 'default', mySearch: 'list' },
    lazy: () => import(/* webpackChunkName: "keyword-page" */ './pages/keyword/keyword-page.tsx'),
  },
  {
    id: 'mf-search/school-places-page',
    path: '/search/school/:pref_or_school_id',
    handle: { layout: 'schoolID', guards: ['pid1', 'pid'], mySearch: 'page' },
    lazy: () =>
      import(/* webpackChunkName: "school-places-page" */ './pages/school-places/school-places-page.tsx'),
  },
  {
    id: 'mf-search/campus-page',
    path: '/search/school/:pref_or_school_id/:school_id',
    handle: { layout: 'schoolID', guards: ['pid2', 'pid'], mySearch: 'list' },
    lazy: () => import(/* webpackChunkName: "campus-page" */ './pages/campus/campus-page.tsx'),
  },
  {
    id: 'mf-search/icon-meanings-page',
    path: '/popup/pop_icon',
    handle: { layout: 'popup' },
    lazy: () =>
      import(/* webpackChunkName: "icon-meanings-page" */ './pages/icon-meanings/icon-meanings-page.tsx'),
  },
  {
    id: 'mf-search/transit-page',
    path: '/search/transit',
    handle: { layout: 'transit' },
    lazy: () => import(/* webpackChunkName: "transit-page" */ './pages/transit/transit-page.tsx'),
  },
  {
    id: 'mf-search/transit-prefecture-page',
    path: '/search/transit/:pref_id',
    handle: { layout: 'transit', guards: ['pid'] },
    lazy: () =>
      import(
        /* webpackChunkName: "transit-prefecture-page" */ './pages/transit-prefecture/transit-prefecture-page.tsx'
      ),
  },
  {
    id: 'mf-search/area-page',
    path: '/search/area/:pref_id',
    handle: { layout: 'default', guards: ['pid'] },
    lazy: () => import(/* webpackChunkName: "area-page" */ './pages/area/area-page.tsx'),
  },
  {
    id: 'mf-search/area-result-page',
    path: '/search/area/:pref_id?/result',
    handle: { layout: 'default', guards: ['pid'], mySearch: 'list' },
    lazy: () => import(/* webpackChunkName: "area-result-page" */ './pages/area-result/area-result-page.tsx'),
  },
  {
    id: 'mf-search/no-station-page',
    path: '/search/transit/000',
    handle: { layout: 'searchNotContact' },
    lazy: () => import(/* webpackChunkName: "no-station-page" */ './pages/no-station/no-station-page.tsx'),
  },
  {
    id: 'mf-search/station-page',
    path: '/search/transit/:pref_id/:s_id',
    // No guard: exempt from the check of its parameters (specification, section 5).
    handle: { layout: 'searchStation', mySearch: 'list' },
    lazy: () => import(/* webpackChunkName: "station-page" */ './pages/station/station-page.tsx'),
  },
  {
    id: 'mf-search/city-page',
    path: '/city/:prefecture',
    handle: { layout: 'city', guards: ['prefSlug'], mySearch: 'page' },
    lazy: () => import(/* webpackChunkName: "city-page" */ './pages/city/city-page.tsx'),
  },
  {
    id: 'mf-search/range-page',
    path: '/search/range/:lat?/:lon?/:dis',
    handle: { layout: 'default', guards: ['range'], mySearch: 'list' },
    lazy: () => import(/* webpackChunkName: "range-page" */ './pages/range/range-page.tsx'),
  },
  {
    id: 'mf-search/range-empty-page',
    path: '/search/range/:lat?/:lon?/:dis?/404',
    handle: { layout: 'searchNotContact' },
    lazy: () => import(/* webpackChunkName: "range-empty-page" */ './pages/range-empty/range-empty-page.tsx'),
  },
  {
    id: 'mf-search/search-condition-page',
    path: '/search_condition',
    handle: { layout: 'searchNotContact', isSecret: (query) => query.has('stop') },
    lazy: () =>
      import(
        /* webpackChunkName: "search-condition-page" */ './pages/search-condition/search-condition-page.tsx'
      ),
  },
];
