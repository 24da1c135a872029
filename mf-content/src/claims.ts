import { paths } from '@gakumado/shared/paths';
import { rentTermGroups } from '@gakumado/shared/rent-terms';
import type { RemoteClaims } from '@gakumado/shared/routing';
import { faqCategories, supportServices } from '@gakumado/shared/vocabulary';

export const claims: RemoteClaims = {
  name: '読みもの・ご案内',
  segments: [
    'cm',
    'company',
    'download',
    'event',
    'faq',
    'guide',
    'leaflets',
    'policy',
    'pr',
    'privacy',
    'sitemap',
    'store',
    'support',
    'topic',
    'userguide',
  ],
  // For search engines. Its page サイトマップ links its own pages itself, by titles of the content service.
  sitemap: [
    paths.guide(),
    paths.glossary(),
    ...rentTermGroups.flatMap(({ terms }) => terms.map(({ name }) => paths.rentTerm(name))),
    paths.userguide(),
    paths.support(),
    ...supportServices.map((service) => paths.supportService(service)),
    paths.faq(),
    ...faqCategories.map(({ slug }) => paths.faqCategory(slug)),
    paths.store(),
    paths.topics(),
    paths.event(),
    paths.leaflets(),
    paths.download(),
    paths.commercials(),
    paths.contractService(),
    paths.selfViewing(),
    paths.sitemap(),
    paths.company(),
    paths.policy(),
    paths.kaiji(),
    paths.privacy(),
  ].map((path) => ({ path })),
};
