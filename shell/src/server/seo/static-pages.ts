import { paths } from '@gakumado/shared/paths';
import { rentTermGroups } from '@gakumado/shared/rent-terms';
import { faqCategories, supportServices } from '@gakumado/shared/vocabulary';

/** Pages that do not depend on data. */
export const staticPages: readonly string[] = [
  paths.home(),
  paths.search(),
  paths.schools(),
  paths.transit(),
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
];
