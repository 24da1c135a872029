import { useContext } from 'react';
import { SiteContext } from '@gakumado/shared/routing';
import { paths } from '@gakumado/shared/paths';
import { PageHead } from '@gakumado/shared/ui';
import { noCondition } from './condition.ts';
import type { Condition } from './condition.ts';
import { indexedFacet } from './indexed-facet.ts';
import type { Results } from './load-results.ts';
import { hrefOf, isNarrowed } from './place.ts';
import type { SearchPlace } from './place.ts';

interface ResultsHeadProps {
  place: SearchPlace;
  results: Results;
  /** Without the site's name and the number of the page, which are added. */
  title: string;
  description: string;
  /** Name of the list in structured data. */
  listName: string;
  /** True where the page is for nobody to find, whatever it is narrowed by. */
  noindex?: boolean;
}

/**
 * Title, description, canonical address and structured data of a result page. For search engines a further page of the
 * list is a page of its own, and so is a list narrowed by one facet; any other narrowed list is none.
 */
export function ResultsHead({ place, results, title, description, listName, noindex }: ResultsHeadProps) {
  const { origin } = useContext(SiteContext);
  const { condition, choices, estates, total } = results;
  const { page } = condition;
  const facet = noindex ? null : indexedFacet(condition, choices, place);
  const isOwnPage = facet !== null || !isNarrowed(condition, place);
  return (
    <PageHead
      title={title + (facet ? `（${facet.label}）` : '') + (page > 1 ? `（${page}ページ目）` : '')}
      description={description}
      path={hrefOf(place, { ...wholeList(place, condition), ...facet?.condition })}
      noindex={noindex || !isOwnPage || (page > 1 && estates.length === 0)}
      imagePath={estates[0]?.estate_image_path ?? null}
      jsonLd={
        estates.length > 0
          ? {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              name: listName,
              numberOfItems: total,
              itemListElement: estates.map((estate, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: estate.name,
                url: origin + paths.estate(estate.estate_id),
              })),
            }
          : undefined
      }
    />
  );
}

/** The place with nothing but what makes it. */
function wholeList(place: SearchPlace, condition: Condition): Condition {
  const own = (place.ownKeys ?? []).map((key) => [key, condition[key]]);
  return { ...noCondition, ...Object.fromEntries(own), page: condition.page };
}
