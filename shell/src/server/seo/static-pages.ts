import { paths } from '@gakumado/shared/paths';
import { faqCategories, supportServices } from '@gakumado/shared/vocabulary';

/** Finished pages that do not depend on data. Pages in preparation join when search engines may list them. */
export const staticPages: readonly string[] = [
  paths.home(),
  paths.search(),
  paths.schools(),
  paths.transit(),
  paths.guide(),
  paths.userguide(),
  paths.support(),
  ...supportServices.map((service) => paths.supportService(service)),
  paths.faq(),
  ...faqCategories.map(({ slug }) => paths.faqCategory(slug)),
  paths.store(),
  paths.topics(),
  paths.sitemap(),
  paths.company(),
  paths.policy(),
  paths.kaiji(),
  paths.privacy(),
];
