import { paths } from '@gakumado/shared/paths';

const faqCategories =
  'chintai keiyaku koushin mansion nyuukyogo raitenkengaku setsubi shiryou shurui yoyaku'.split(' ');
const services = 'assist concierge environment equipment total'.split(' ');

/** Finished pages that are there whatever the data is. Pages in preparation join when search engines may list them. */
export const staticPages: readonly string[] = [
  paths.home(),
  paths.search(),
  paths.schools(),
  paths.transit(),
  paths.guide(),
  paths.userguide(),
  paths.support(),
  ...services.map((service) => `${paths.support()}${service}/`),
  paths.faq(),
  ...faqCategories.map(paths.faqCategory),
  paths.store(),
  paths.topics(),
  paths.sitemap(),
  paths.company(),
  paths.policy(),
  `${paths.policy()}kaiji/`,
  paths.privacy(),
];
