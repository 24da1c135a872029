import { sitePages } from '@gakumado/shared/site-pages';
import type { RentTerm, RentTermGroup } from '@gakumado/shared/rent-terms';

const definedTerm = ({ name, meaning }: RentTerm) => ({
  '@type': 'DefinedTerm',
  name,
  description: meaning,
});

/** A word as schema.org's DefinedTerm. */
export const termJsonLd = (term: RentTerm) => ({
  '@context': 'https://schema.org',
  ...definedTerm(term),
  inDefinedTermSet: { '@type': 'DefinedTermSet', name: sitePages.glossary.label },
});

/** All words as schema.org's DefinedTermSet. */
export const glossaryJsonLd = (groups: readonly RentTermGroup[]) => ({
  '@context': 'https://schema.org',
  '@type': 'DefinedTermSet',
  name: sitePages.glossary.label,
  hasDefinedTerm: groups.flatMap(({ terms }) => terms.map(definedTerm)),
});
