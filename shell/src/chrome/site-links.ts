import { sitePages } from '@gakumado/shared/site-pages';
import type { SitePage } from '@gakumado/shared/site-pages';

/** The links of the header, in the order of the specification (2.5). */
export const mainLinks: readonly SitePage[] = [
  sitePages.guide,
  sitePages.faq,
  sitePages.search,
  sitePages.support,
  sitePages.event,
  sitePages.store,
];

/** More ways to go, in the menu of the phone. */
export const searchLinks: readonly SitePage[] = [
  sitePages.schools,
  sitePages.transit,
  sitePages.otherSearches,
];

/** The site links of the footer (specification, 2.6). */
export const aboutLinks: readonly SitePage[] = [
  sitePages.sitemap,
  sitePages.company,
  sitePages.policy,
  sitePages.privacy,
];

export const readingLinks: readonly SitePage[] = [
  sitePages.guide,
  sitePages.support,
  sitePages.topics,
  sitePages.faq,
  sitePages.userguide,
  sitePages.event,
  sitePages.request,
  sitePages.inquiry,
];
