import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { findPlace } from '../../components/shops/find-place.ts';
import { loadPlaceShops } from '../../components/shops/load-place-shops.ts';
import { PlaceView } from '../../components/shops/place-view.tsx';
import { loadShop } from './shop/load-shop.ts';
import { readShopQuery } from './shop/shop-query.ts';
import { ShopView } from './shop/shop-view.tsx';

/** The shops of a prefecture, or the one that the query names (contract, 7.1). */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const asked = readShopQuery(new URL(request.url).searchParams);
  if (asked !== null) return loadShop(params, asked, request.signal);
  return loadPlaceShops(await findPlace(params, request.signal), request.signal);
}

/** Months and days of one calendar are all of the same answer. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const partOf = ({ pathname, searchParams }: URL) =>
    [pathname, searchParams.get('shop'), searchParams.get('tab')].join(' ');
  const isSamePart = partOf(currentUrl) === partOf(nextUrl);
  return isSamePart && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
};

export function Component() {
  const found = useLoaderData<typeof loader>();
  return 'shop' in found ? <ShopView {...found} /> : <PlaceView {...found} />;
}
