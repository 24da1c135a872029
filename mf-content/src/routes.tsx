import type { RemoteRoute } from '@gakumado/shared/routing';

/** Campaigns that the specification names, and those of the content service's own names, up to three levels. */
const eventPaths = [
  '/event/corona',
  '/event/gekkan_chintai',
  '/event/line',
  '/event/rakusearch',
  '/event/rakusearch/s_videocall',
  '/event/template1',
  '/event/:event_name',
  '/event/:event_name/:event_child',
  '/event/:event_name/:event_child/:child_01',
] as const;

const eventRoutes = eventPaths.map((path): RemoteRoute => ({
  id: `mf-content${path}/event-page`,
  path,
  handle: { layout: 'event', ...(path.includes(':') ? { guards: ['slug'] } : {}) },
  lazy: () => import(/* webpackChunkName: "event-page" */ './pages/event/event-page.tsx'),
}));

const previewRoutes = (['/topic/preview/:id', '/topic/newopen_preview/:id'] as const).map(
  (path): RemoteRoute => ({
    id: `mf-content${path}/topic-preview-page`,
    path,
    // The query holds the key of the draft.
    handle: { layout: 'topic', guards: ['num'], isSecret: () => true },
    lazy: () =>
      import(/* webpackChunkName: "topic-preview-page" */ './pages/topic-preview/topic-preview-page.tsx'),
  }),
);

/** Everything that is read: topics, questions and answers, guides and the pages about the site itself. */
export const routes: RemoteRoute[] = [
  {
    id: 'mf-content/topics-page',
    path: '/topic',
    handle: { layout: 'topic' },
    lazy: () => import(/* webpackChunkName: "topics-page" */ './pages/topics/topics-page.tsx'),
  },
  {
    id: 'mf-content/topic-page',
    path: '/topic/:area/:id',
    handle: { layout: 'topic', guards: ['areaSlug', 'num'] },
    lazy: () => import(/* webpackChunkName: "topic-page" */ './pages/topic/topic-page.tsx'),
  },
  {
    id: 'mf-content/faq-page',
    path: '/faq',
    handle: { layout: 'default' },
    lazy: () => import(/* webpackChunkName: "faq-page" */ './pages/faq/faq-page.tsx'),
  },
  {
    id: 'mf-content/faq-category-page',
    path: '/faq/:category',
    handle: { layout: 'default' },
    lazy: () =>
      import(/* webpackChunkName: "faq-category-page" */ './pages/faq-category/faq-category-page.tsx'),
  },
  {
    id: 'mf-content/guide-page',
    path: '/guide',
    handle: { layout: 'guide' },
    lazy: () => import(/* webpackChunkName: "guide-page" */ './pages/guide/guide-page.tsx'),
  },
  {
    id: 'mf-content/userguide-page',
    path: '/userguide',
    handle: { layout: 'guide' },
    lazy: () => import(/* webpackChunkName: "userguide-page" */ './pages/userguide/userguide-page.tsx'),
  },
  {
    id: 'mf-content/support-page',
    path: '/support',
    handle: { layout: 'default' },
    lazy: () => import(/* webpackChunkName: "support-page" */ './pages/support/support-page.tsx'),
  },
  {
    id: 'mf-content/support-service-page',
    path: '/support/:service',
    handle: { layout: 'default' },
    lazy: () =>
      import(
        /* webpackChunkName: "support-service-page" */ './pages/support-service/support-service-page.tsx'
      ),
  },
  {
    id: 'mf-content/kaiji-page',
    path: '/policy/kaiji',
    handle: { layout: 'basic' },
    lazy: () => import(/* webpackChunkName: "kaiji-page" */ './pages/kaiji/kaiji-page.tsx'),
  },
  {
    id: 'mf-content/sitemap-page',
    path: '/sitemap',
    handle: { layout: 'basic' },
    lazy: () => import(/* webpackChunkName: "sitemap-page" */ './pages/sitemap/sitemap-page.tsx'),
  },
  {
    id: 'mf-content/company-page',
    path: '/company',
    handle: { layout: 'basic' },
    lazy: () => import(/* webpackChunkName: "company-page" */ './pages/company/company-page.tsx'),
  },
  {
    id: 'mf-content/policy-page',
    path: '/policy',
    handle: { layout: 'basic' },
    lazy: () => import(/* webpackChunkName: "policy-page" */ './pages/policy/policy-page.tsx'),
  },
  {
    id: 'mf-content/privacy-page',
    path: '/privacy',
    handle: { layout: 'basic' },
    lazy: () => import(/* webpackChunkName: "privacy-page" */ './pages/privacy/privacy-page.tsx'),
  },
  {
    id: 'mf-content/stores-page',
    path: '/store',
    handle: { layout: 'store' },
    lazy: () => import(/* webpackChunkName: "stores-page" */ './pages/stores/stores-page.tsx'),
  },
  {
    id: 'mf-content/store-keyword-page',
    path: '/store/keyword',
    handle: { layout: 'store' },
    lazy: () =>
      import(/* webpackChunkName: "store-keyword-page" */ './pages/store-keyword/store-keyword-page.tsx'),
  },
  {
    id: 'mf-content/store-place-page',
    path: '/store/:area_or_pref',
    handle: { layout: 'store', guards: ['placeSlug'] },
    lazy: () => import(/* webpackChunkName: "store-place-page" */ './pages/store-place/store-place-page.tsx'),
  },
  {
    id: 'mf-content/store-prefecture-page',
    path: '/store/:area_or_pref/:pref',
    handle: { layout: 'store', guards: ['placeSlug'] },
    lazy: () =>
      import(
        /* webpackChunkName: "store-prefecture-page" */ './pages/store-prefecture/store-prefecture-page.tsx'
      ),
  },
  {
    id: 'mf-content/events-page',
    path: '/event',
    handle: { layout: 'event' },
    lazy: () => import(/* webpackChunkName: "events-page" */ './pages/events/events-page.tsx'),
  },
  ...eventRoutes,
  ...previewRoutes,
  {
    id: 'mf-content/leaflets-page',
    path: '/leaflets',
    handle: { layout: 'basic' },
    lazy: () => import(/* webpackChunkName: "leaflets-page" */ './pages/leaflets/leaflets-page.tsx'),
  },
  {
    id: 'mf-content/download-page',
    path: '/download',
    handle: { layout: 'basic' },
    lazy: () => import(/* webpackChunkName: "download-page" */ './pages/download/download-page.tsx'),
  },
  {
    id: 'mf-content/commercials-page',
    path: '/cm',
    handle: { layout: 'basic' },
    lazy: () => import(/* webpackChunkName: "commercials-page" */ './pages/commercials/commercials-page.tsx'),
  },
  {
    id: 'mf-content/contract-service-page',
    path: '/pr/it_id',
    handle: { layout: 'template2' },
    lazy: () =>
      import(
        /* webpackChunkName: "contract-service-page" */ './pages/contract-service/contract-service-page.tsx'
      ),
  },
  {
    id: 'mf-content/self-viewing-page',
    path: '/pr/self_naiken',
    handle: { layout: 'template2' },
    lazy: () =>
      import(/* webpackChunkName: "self-viewing-page" */ './pages/self-viewing/self-viewing-page.tsx'),
  },
];
