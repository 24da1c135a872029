import { useLoaderData } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { readStay } from '@gakumado/shared/search-fields';
import { CompareView } from './compare/compare-view.tsx';
import { loadCompare } from './compare/load-compare.ts';
import { readCompare } from './compare/compare-address.ts';
import { isComparison, readNamedFavorites, readShareKey } from './favorite-address.ts';
import { FavoriteList, loadFavorites } from './favorite-list.tsx';
import { loadPlainFavorites } from './plain/load-plain-favorites.ts';
import { plainAction } from './plain/plain-action.ts';
import { PlainFavorites } from './plain/plain-favorites.tsx';
import { loadSharedList } from './shared-list/load-shared-list.ts';
import { SharedListView } from './shared-list/shared-list-view.tsx';
import { verdictAction } from './shared-list/verdict-action.ts';

/** The favourites of the visitor, or what the query asks for: a family's list, or homes side by side. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const shareKey = readShareKey(query);
  if (shareKey !== null) return loadSharedList(shareKey, readStay(query), request.signal);
  if (isComparison(query)) return loadCompare(readCompare(query), request.signal);
  const named = readNamedFavorites(query);
  if (named !== null) return loadPlainFavorites(named, request.signal);
  return loadFavorites(context, request);
}

/** Without scripts: an opinion on a home of a family's list, else what is done with favourites. */
export async function action({ request }: ActionFunctionArgs) {
  const shareKey = readShareKey(new URL(request.url).searchParams);
  const sent = await request.formData();
  return shareKey === null ? plainAction(request, sent) : verdictAction(shareKey, sent);
}

/** The settings of a comparison are worked out from what is there. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const [current, next] = [readCompare(currentUrl.searchParams), readCompare(nextUrl.searchParams)];
  const isSame =
    String(current.estateIds) === String(next.estateIds) &&
    String(current.campusIds) === String(next.campusIds);
  return isComparison(nextUrl.searchParams) && currentUrl.search !== nextUrl.search && isSame
    ? false
    : defaultShouldRevalidate;
};

export function Component() {
  // The first HTML of the favourites is everybody's and has no data.
  const loaded = useLoaderData<typeof loader | null>();
  if (loaded?.view === 'compare') return <CompareView {...loaded} />;
  // Another list is another page: what was written on the last one does not stay.
  if (loaded?.view === 'shared') return <SharedListView key={loaded.shareKey} {...loaded} />;
  if (loaded?.view === 'plain') return <PlainFavorites {...loaded} />;
  return <FavoriteList />;
}
