import type { RentTerm, RentTermGroup } from '@gakumado/shared/rent-terms';

export const GLOSSARY_TITLE = '賃貸の用語集';

const definedTerm = ({ name, meaning }: RentTerm) => ({
  '@type': 'DefinedTerm',
  name,
  description: meaning,
});

/** A word as schema.org's DefinedTerm. */
export const termJsonLd = (term: RentTerm) => ({
  '@context': 'https://schema.org',
  ...definedTerm(term),
  inDefinedTermSet: { '@type': 'DefinedTermSet', name: GLOSSARY_TITLE },
});

/** All words as schema.org's DefinedTermSet. */
export const glossaryJsonLd = (groups: readonly RentTermGroup[]) => ({
  '@context': 'https://schema.org',
  '@type': 'DefinedTermSet',
  name: GLOSSARY_TITLE,
  hasDefinedTerm: groups.flatMap(({ terms }) => terms.map(definedTerm)),
});
