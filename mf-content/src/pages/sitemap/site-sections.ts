import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import type { SitePage } from '@gakumado/shared/site-pages';
import { faqCategories } from '@gakumado/shared/vocabulary';

export interface SiteSection {
  title: string;
  links: readonly SitePage[];
}

/** The pages of the site that do not depend on data, by the visitor's purpose. */
export const siteSections: readonly SiteSection[] = [
  {
    title: sitePages.search.label,
    links: [
      sitePages.home,
      sitePages.schools,
      sitePages.transit,
      sitePages.otherSearches,
      sitePages.roomOrder,
    ],
  },
  {
    title: '会員・保存した物件',
    links: [sitePages.favorite, sitePages.history, sitePages.login, sitePages.regist],
  },
  {
    title: '読みもの・ご案内',
    links: [
      sitePages.guide,
      sitePages.userguide,
      sitePages.topics,
      sitePages.event,
      sitePages.support,
      sitePages.store,
    ],
  },
  {
    title: sitePages.faq.label,
    links: [
      sitePages.faq,
      ...faqCategories.map(({ slug, title }) => ({ label: title, to: paths.faqCategory(slug) })),
    ],
  },
  {
    title: 'お問い合わせ・運営について',
    links: [sitePages.inquiry, sitePages.request, sitePages.company, sitePages.policy, sitePages.privacy],
  },
];
