import { findCampus, nullOnError } from '@gakumado/shared/api';
import { useMySearch } from '@gakumado/shared/my-search';
import type { MyPlace } from '@gakumado/shared/search-fields';
import { useLatest } from '@gakumado/shared/ui';
import { countResults } from '../load-results.ts';
import { hasTarget, hrefOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { namedCampusScope } from '../scopes/campus-scope.ts';
import { destinationScope } from '../scopes/destination-scope.ts';
import { emptySearch } from '../search.ts';
import type { Search } from '../search.ts';
import { CountedLinks } from './counted-links.tsx';
import type { CountedLink } from './counted-links.tsx';

/** The lists around the places of わたしの条件, for a list that has no end of a way and no home. They come after hydration. */
export function NearMyPlaces({ scope, search }: { scope: SearchScope; search: Search }) {
  const { places } = useMySearch();
  const isWanted = places.length > 0 && !hasTarget(scope, search);
  const answer = useLatest(linksTo, isWanted ? places : null);
  return <CountedLinks title="わたしの条件の通う先の近く" links={(isWanted && answer?.data) || []} />;
}

const linksTo = async (places: readonly MyPlace[], signal: AbortSignal): Promise<CountedLink[]> =>
  (await Promise.all(places.map((place) => nullOnError(linkTo(place, signal))))).filter(
    (link) => link !== null,
  );

/** The list around a place; null for a campus that is no longer known, and for a list without homes. */
async function linkTo(place: MyPlace, signal: AbortSignal): Promise<CountedLink | null> {
  const around = await listAround(place, signal);
  if (!around) return null;
  const { scope, search } = around;
  const { total } = await countResults(scope, search, signal);
  const to = hrefOf(scope, search);
  return total === 0 ? null : { id: to, label: `${scope.campusName}の近く`, to, count: total };
}

async function listAround(
  place: MyPlace,
  signal: AbortSignal,
): Promise<{ scope: SearchScope; search: Search } | null> {
  if (!('school_id' in place))
    return { scope: destinationScope(place), search: { ...emptySearch, destination: place } };
  const campus = await findCampus(place.school_id, signal);
  return campus && { scope: namedCampusScope(campus), search: emptySearch };
}
