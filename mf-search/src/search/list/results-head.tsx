import { useContext } from 'react';
import { SiteContext } from '@gakumado/shared/routing';
import { paths } from '@gakumado/shared/paths';
import { PageHead } from '@gakumado/shared/ui';
import { emptySearch } from '../search.ts';
import type { Search } from '../search.ts';
import { indexedFacet } from '../filter/indexed-facet.ts';
import type { Results } from '../load-results.ts';
import { hrefOf, isNarrowed } from '../scope.ts';
import type { SearchScope } from '../scope.ts';

interface ResultsHeadProps {
  scope: SearchScope;
  results: Results;
  /** Without the site's name and the number of the page, which are added. */
  title: string;
  description: string;
  /** Name of the list in structured data. */
  listName: string;
  /** Keeps the page from search engines, however it is narrowed. */
  noindex?: boolean;
}

/**
 * Title, description, canonical address and structured data of a result page. Search engines list further pages, and
 * lists narrowed by one facet. They do not list other narrowed ones.
 */
export function ResultsHead({ scope, results, title, description, listName, noindex }: ResultsHeadProps) {
  const { origin } = useContext(SiteContext);
  const { search: condition, choices, estates, total } = results;
  const { page } = condition;
  const facet = noindex ? null : indexedFacet(condition, choices, scope);
  const isOwnPage = facet !== null || !isNarrowed(condition, scope);
  return (
    <PageHead
      title={title + (facet ? `（${facet.label}）` : '') + (page > 1 ? `（${page}ページ目）` : '')}
      description={description}
      path={hrefOf(scope, { ...wholeList(scope, condition), ...facet?.search })}
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
function wholeList(scope: SearchScope, search: Search): Search {
  const own = (scope.scopeKeys ?? []).map((key) => [key, search[key]]);
  return { ...emptySearch, ...Object.fromEntries(own), page: search.page };
}
